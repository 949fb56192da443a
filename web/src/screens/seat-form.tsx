// Who is to sit where, before there is a table: oneself, friends at this screen, friends by link, bots.

import { BOTS } from "../matches";
import { Icon } from "../parts/icons";
import { MarkIcon, markOf } from "../parts/marks";
import { say } from "../speech";
import type { SeatForm, TitleInfo } from "../wire";

export function usualSeats(title: TitleInfo): SeatForm[] {
  return Array.from({ length: title.usual }, (_, seat) => (seat === 0 ? { kind: "me" } : bot()));
}

function bot(): SeatForm {
  return { kind: "bot", bot: BOTS[0] };
}

/** The ways to fill a seat, as one value each for a list to choose from. */
const WAYS = ["me", "open", ...BOTS.map((key) => `bot-${key}`)];

function wayOf(seat: SeatForm): string {
  return seat.kind === "bot" ? `bot-${seat.bot}` : seat.kind;
}

function seatBy(way: string): SeatForm {
  if (way === "me") return { kind: "me" };
  return way === "open" ? { kind: "open" } : { kind: "bot", bot: way.slice("bot-".length) };
}

interface Props {
  title: TitleInfo;
  seats: SeatForm[];
  onChange(seats: SeatForm[]): void;
}

export function Seats({ title, seats, onChange }: Props) {
  const own = seats.filter((seat) => seat.kind === "me").length;
  const put = (place: number, seat: SeatForm) =>
    onChange(seats.map((held, at) => (at === place ? seat : held)));
  const remove = (place: number) => onChange(seats.filter((_, at) => at !== place));
  return (
    <fieldset class="seats">
      <legend>{say("web-seats")}</legend>
      {seats.map((seat, place) => (
        <SeatRow
          key={place}
          place={place}
          seat={seat}
          isNamed={own > 1}
          onPut={(next) => put(place, next)}
          onRemove={seats.length > title.fewest ? () => remove(place) : undefined}
        />
      ))}
      <div class="row">
        {seats.length < title.most && (
          <button type="button" class="button small" onClick={() => onChange([...seats, bot()])}>
            {say("web-add-seat")}
          </button>
        )}
        {own > 1 && <p class="about">{say("web-one-screen")}</p>}
      </div>
    </fieldset>
  );
}

interface RowProps {
  place: number;
  seat: SeatForm;
  /** Whether people at this screen need names to tell them apart. */
  isNamed: boolean;
  onPut(seat: SeatForm): void;
  onRemove?: () => void;
}

function SeatRow({ place, seat, isNamed, onPut, onRemove }: RowProps) {
  return (
    <div class="seat-row">
      <MarkIcon mark={markOf(place)} />
      <select
        value={wayOf(seat)}
        aria-label={say("web-seat-number", { number: place + 1 })}
        onChange={(event) => onPut(seatBy(event.currentTarget.value))}
      >
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {say(`web-seat-${way}`)}
          </option>
        ))}
      </select>
      {seat.kind === "me" && isNamed && (
        <input
          value={seat.name ?? ""}
          maxLength={30}
          placeholder={say("web-seat-name")}
          aria-label={say("web-seat-name")}
          onInput={(event) => onPut({ kind: "me", name: event.currentTarget.value })}
        />
      )}
      {onRemove && (
        <button
          type="button"
          class="icon-button"
          aria-label={say("web-remove-seat", { number: place + 1 })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

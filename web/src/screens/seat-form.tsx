// Who is to sit where, before there is a table: oneself, friends at this screen, friends by link, bots.

import { botKey, botParts } from "../parts/bot-name";
import { Icon, type IconName } from "../parts/icons";
import { MarkIcon, markOf } from "../parts/marks";
import { PersonalityChoice } from "../parts/personality";
import { Stepper } from "../parts/stepper";
import { say } from "../speech";
import type { SeatForm, TitleInfo } from "../wire";

export function usualSeats(title: TitleInfo): SeatForm[] {
  return seatsFor(title, [{ kind: "me" }], title.usual);
}

/** A bot like the last one that was chosen, or else the usual one. */
function botLike(title: TitleInfo, seats: readonly SeatForm[]): SeatForm {
  const last = seats.findLast((seat) => seat.kind === "bot");
  return { kind: "bot", bot: last?.bot ?? title.levels.find((level) => level.is_usual)?.key };
}

/** The same seats, cut off at the end or filled up with bots. */
export function seatsFor(title: TitleInfo, seats: readonly SeatForm[], count: number): SeatForm[] {
  return Array.from({ length: count }, (_, place) => seats[place] ?? botLike(title, seats));
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
  return (
    <fieldset class="seats">
      <legend>{say("web-seats")}</legend>
      {title.fewest < title.most && (
        <Stepper
          label={say("web-seat-count")}
          text={say("web-players-exactly", { count: seats.length })}
          value={seats.length}
          least={title.fewest}
          most={title.most}
          onChange={(count) => onChange(seatsFor(title, seats, count))}
        />
      )}
      {seats.map((seat, place) => (
        <SeatRow
          key={place}
          title={title}
          place={place}
          seat={seat}
          bot={botLike(title, seats)}
          isNamed={own > 1}
          onPut={(next) => put(place, next)}
        />
      ))}
      {own > 1 && <p class="about">{say("web-one-screen")}</p>}
    </fieldset>
  );
}

const KINDS: readonly (readonly [SeatForm["kind"], IconName])[] = [
  ["me", "flag"],
  ["open", "people"],
  ["bot", "robot"],
];

interface RowProps {
  title: TitleInfo;
  place: number;
  seat: SeatForm;
  /** Who sits down here if a bot is to. */
  bot: SeatForm;
  /** Whether people at this screen need names to tell them apart. */
  isNamed: boolean;
  onPut(seat: SeatForm): void;
}

function SeatRow({ title, place, seat, bot, isNamed, onPut }: RowProps) {
  return (
    <div class="seat-row" role="group" aria-label={say("web-seat-number", { number: place + 1 })}>
      <MarkIcon mark={markOf(place)} size={26} />
      <div class="segments">
        {KINDS.map(([kind, icon]) => (
          <label key={kind} class={kind === seat.kind ? "segment chosen" : "segment"}>
            <input
              type="radio"
              name={`seat-${place}`}
              checked={kind === seat.kind}
              onChange={() => onPut(kind === "bot" ? bot : { kind })}
            />
            <Icon name={icon} size={16} /> {say(`web-seat-${kind}`)}
          </label>
        ))}
      </div>
      {seat.kind === "bot" && <Level {...{ title, place, seat, onPut }} />}
      {seat.kind === "open" && <span class="seat-about dim">{say("web-seat-open-about")}</span>}
      {seat.kind === "me" && isNamed && (
        <input
          value={seat.name ?? ""}
          maxLength={30}
          placeholder={say("web-seat-name")}
          aria-label={say("web-seat-name")}
          onInput={(event) => onPut({ kind: "me", name: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

/** How well a bot plays, the easiest first, and what it likes, with a sentence on what is chosen. */
function Level({ title, place, seat, onPut }: Pick<RowProps, "title" | "place" | "seat" | "onPut">) {
  const [level, personality] = botParts(seat.bot ?? "");
  const { levels, personalities } = title;
  const put = (bot: string) => onPut({ kind: "bot", bot });
  const about = [
    levels.find(({ key }) => key === level),
    personalities.find(({ key }) => key === personality),
  ];
  return (
    <>
      <div class="segments level" role="group" aria-label={say("web-level")}>
        {levels.map(({ key, name, about }) => (
          <label key={key} class={key === level ? "segment chosen" : "segment"} title={about}>
            <input
              type="radio"
              name={`level-${place}`}
              checked={key === level}
              onChange={() => put(botKey(key, personality))}
            />
            {name}
          </label>
        ))}
      </div>
      <PersonalityChoice
        personalities={personalities}
        chosen={personality}
        onChoose={(key) => put(botKey(level, key))}
      />
      <span class="level-about dim">{about.flatMap((each) => each?.about ?? []).join(" ")}</span>
    </>
  );
}

// Who may respond to what: the seats in the order of answering, the time, and the passes, the same for everybody asked.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../parts/icons";
import { MarkIcon } from "../../parts/marks";
import { say } from "../../speech";
import { isElsewhere } from "../../table/keys";
import { orderText, publicOrderText } from "../../table/orders";
import type { Desk } from "../board";
import { boxed } from "./layout";
import { type CosmicProps, label, playerOf, type Scene } from "./scene";
import type { AskView } from "./types";

/** Whether each window waits until the viewer has answered; kept while the page is. */
let isInControl = false;

/** The width that the ways to pass and a readable question have to have, and each seat that is asked. */
const LEAST_ROOM = 560;
const ROOM_OF_SEAT = 60;

export function WindowLine({ scene }: CosmicProps) {
  const { places, props } = scene;
  const asks = responsesOf(scene);
  if (places.isNarrow && asks.length === 0 && !props.desk?.orders.length) return null;
  const text = props.words?.question || props.words?.asked[0]?.text || "";
  return (
    <section
      class={`cx-part cx-window always-dark ${places.isNarrow ? "cx-in-sheet" : ""}`}
      style={places.isNarrow ? undefined : boxed(places.window)}
      aria-label={label(scene, "window")}
      data-window={asks.length > 0 ? "" : undefined}
    >
      {!places.isNarrow && !isCrowded(scene, asks) && <p class="cx-window-text">{text}</p>}
      {asks.length > 0 && <Responders scene={scene} asks={asks} />}
      {props.desk && <Passing scene={scene} desk={props.desk} />}
      {props.desk && <Remaining desk={props.desk} />}
    </section>
  );
}

/** Whether those who are asked leave no room for the question, which stands beside the board as well. */
function isCrowded({ places }: Scene, asks: readonly AskView[]): boolean {
  return places.window.width < LEAST_ROOM + ROOM_OF_SEAT * asks.length;
}

/** The open asks whether somebody responds: offence, defence, then clockwise. */
function responsesOf({ view, props }: Scene): AskView[] {
  const respond = props.declarations?.decisions.indexOf("respond") ?? -1;
  const { seats } = view.flow;
  const rank = (seat: number) =>
    seat === view.offence ? -2 : seat === view.defence ? -1 : (seat - view.offence + seats) % seats;
  return view.flow.asks
    .filter(({ decision, seat }) => decision === respond && seat >= 0)
    .sort((one, other) => rank(one.seat) - rank(other.seat));
}

function Responders({ scene, asks }: { scene: Scene; asks: readonly AskView[] }) {
  const taking = scene.props.desk?.window?.taking_time ?? [];
  return (
    <ul class="cx-responders">
      {asks.map(({ seat, answered }) => {
        const key = answered ? "has-answered" : taking.includes(seat) ? "takes-time" : "may-respond";
        const isMe = seat === scene.props.viewer;
        return (
          <li
            key={seat}
            class={isMe ? "cx-me" : undefined}
            aria-label={label(scene, key, playerOf(scene, seat).name)}
            title={label(scene, key, playerOf(scene, seat).name)}
          >
            <MarkIcon mark={playerOf(scene, seat)} size={20} />
            {answered && <Icon name="check" size={16} />}
            {!answered && taking.includes(seat) && <Icon name="clock" size={16} />}
            {!answered && isMe && <span>{label(scene, "you")}</span>}
            {!answered && !isMe && !taking.includes(seat) && <span aria-hidden="true">•••</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same buttons whether there is something to respond with or not; below them who passes until when. */
function Passing({ scene, desk }: { scene: Scene; desk: Desk }) {
  const isAsked = desk.asked >= 0 && scene.props.isLive;
  useSpace(isAsked, desk.pass);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (isInControl && isAsked && desk.window?.closes_in != null) desk.takeTime();
  }, [desk.asked]);
  const control = () => {
    isInControl = !isInControl;
    for (const [number] of isInControl ? desk.orders : []) desk.cancel(number);
    if (isInControl && desk.window?.is_timed) desk.takeTime();
    redraw((count) => count + 1);
  };
  const isTaking = desk.window?.taking_time.includes(scene.props.viewer);
  return (
    <div class="cx-passes">
      <Orders scene={scene} desk={desk} />
      {isAsked && (
        <>
          <button type="button" class="button main small" onClick={desk.pass}>
            {label(scene, "pass")} <kbd>␣</kbd>
          </button>
          <button type="button" class="button small" onClick={() => desk.passUntil("change")}>
            {label(scene, "pass-until-change")}
          </button>
          {desk.window?.is_timed && !isTaking && (
            <button
              type="button"
              class="button small"
              title={say("web-window-more-about")}
              onClick={desk.takeTime}
            >
              {say("web-window-more")}
            </button>
          )}
        </>
      )}
      {scene.props.viewer >= 0 && (
        <button
          type="button"
          class="button small cx-control"
          aria-pressed={isInControl}
          title={label(scene, "full-control-about")}
          onClick={control}
        >
          {label(scene, "full-control")}
        </button>
      )}
    </div>
  );
}

/** Own orders with a way to end them, and those that others have told of. */
function Orders({ scene, desk }: { scene: Scene; desk: Desk }) {
  const told = desk.publicOrders.filter(([seat]) => seat !== scene.props.viewer);
  return (
    <>
      {desk.orders.map(([number, order]) => (
        <span key={number} class="cx-order">
          {orderText(order)}
          <button
            type="button"
            class="icon-button"
            aria-label={say("web-cancel-order")}
            onClick={() => desk.cancel(number)}
          >
            <Icon name="close" size={14} />
          </button>
        </span>
      ))}
      {told.map(([seat, order]) => {
        const text = publicOrderText(order, playerOf(scene, seat).name);
        return (
          <span key={seat} class="cx-order" title={text}>
            <MarkIcon mark={playerOf(scene, seat)} size={16} />
            <span class="hidden">{text}</span>
            <Icon name="next" size={14} />
          </span>
        );
      })}
    </>
  );
}

/** The time that is left, as a bar that runs down evenly. */
function Remaining({ desk }: { desk: Desk }) {
  const left = desk.window?.closes_in ?? null;
  const full = useRef(0);
  const number = useRef({ stamp: desk.stamp, count: 0 });
  if (number.current.stamp !== desk.stamp)
    number.current = { stamp: desk.stamp, count: number.current.count + 1 };
  if (left === null) {
    full.current = 0;
    return null;
  }
  full.current = Math.max(full.current, left);
  return (
    <div
      class="cx-remaining"
      role="timer"
      aria-label={say("web-window-closes", { seconds: left.toFixed(1) })}
    >
      <i
        key={number.current.count}
        style={{ "--from": `${left / full.current}`, animationDuration: `${left}s` }}
      />
    </div>
  );
}

/** Space passes, unless it is meant for something that has the focus. */
function useSpace(isAsked: boolean, pass: () => void): void {
  useEffect(() => {
    if (!isAsked) return;
    const press = (event: KeyboardEvent) => {
      const isOnButton = (event.target as Element | null)?.closest?.("button, [role=button], summary, a");
      if (event.key !== " " || isElsewhere(event) || isOnButton) return;
      event.preventDefault();
      pass();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isAsked, pass]);
}

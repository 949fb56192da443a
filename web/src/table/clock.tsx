// A clock that runs on between two updates.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { say } from "../speech";
import type { ClockView } from "../wire";

export function Clock({ clock, stamp }: { clock: ClockView; stamp: unknown }) {
  const [passed, setPassed] = useState(0);
  const runs = clock.running && clock.left !== null;
  useEffect(() => {
    const began = Date.now();
    setPassed(0);
    if (!runs) return;
    const timer = setInterval(() => setPassed((Date.now() - began) / 1000), 500);
    return () => clearInterval(timer);
  }, [stamp, runs]);
  if (clock.left === null) return null;
  const left = Math.max(0, clock.left - (runs ? passed : 0));
  return (
    <span class={runs && left < 15 ? "clock number hurry" : "clock number"} title={say("web-time-left")}>
      <Icon name="clock" size={14} />
      {timeText(left)}
    </span>
  );
}

/** Days and hours, or hours, minutes and seconds as on a clock. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24];
  if (days > 0) return say("web-days-hours", { days, hours });
  const [minutes, rest] = [Math.floor(whole / 60) % 60, `${whole % 60}`.padStart(2, "0")];
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

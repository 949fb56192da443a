// What was refused, for a few seconds.

import { useEffect } from "preact/hooks";
import { sayError } from "../speech";
import type { Visit } from "./visit";

export function Toast({ visit }: { visit: Visit }) {
  const code = visit.refusal.value;
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => (visit.refusal.value = ""), 5000);
    return () => clearTimeout(timer);
  }, [code]);
  return (
    <div class={code ? "toast shown" : "toast"} role="alert">
      {code && sayError(code)}
    </div>
  );
}

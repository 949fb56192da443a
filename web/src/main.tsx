// Where the client begins.

import { render } from "preact";
import { App } from "./app";
import { startNotify } from "./notify";
import { startRouter } from "./router";
import { findMe } from "./session";
import { startSettings } from "./settings";
import { startSound } from "./sound/sound";
import "./styles/index.css";

startSettings();
startRouter();
startSound();
// Without an answer the screens say for themselves what could not be reached.
findMe().catch(() => undefined);
const root = document.getElementById("app");
if (root) render(<App />, root);
if ("serviceWorker" in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register("/sw.js").then(startNotify, startNotify);

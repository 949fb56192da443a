// Which screen an address shows.

import { useEffect, useRef } from "preact/hooks";
import { ClauseDialog } from "./parts/clause";
import { Notice } from "./parts/controls";
import { Frame } from "./parts/frame";
import { type Route, route } from "./router";
import { GalleryPage } from "./screens/gallery";
import { Home } from "./screens/home";
import { Games, Watch } from "./screens/lists";
import { NewTable } from "./screens/new-table";
import { ReplayScreen } from "./screens/replay";
import { RulesPage } from "./screens/rules";
import { Restore, SettingsPage } from "./screens/settings";
import { TableScreen } from "./screens/table";
import { say } from "./speech";

export function App() {
  const here = route.value;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) document.getElementById("main")?.focus();
    isFirst.current = false;
  }, [here.screen]);
  return (
    <>
      {here.screen === "table" ? (
        <TableScreen match={here.match} link={here.key} key={here.match} />
      ) : here.screen === "replay" ? (
        <ReplayScreen {...here} key={here.match} />
      ) : (
        <Frame>
          <Page here={here} />
        </Frame>
      )}
      <ClauseDialog />
    </>
  );
}

type Plain = Exclude<Route, { screen: "table" | "replay" }>;

function Page({ here }: { here: Plain }) {
  useEffect(() => {
    document.title = say("web-name");
  }, [here.screen]);
  switch (here.screen) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable title={here.title} />;
    case "rules":
      return <RulesPage title={here.title} clause={here.clause} />;
    case "gallery":
      return <GalleryPage title={here.title} chosen={here.chosen} />;
    case "games":
      return <Games />;
    case "watch":
      return <Watch />;
    case "settings":
      return <SettingsPage />;
    case "me":
      return <Restore link={here.key} />;
    case "lost":
      return <Lost />;
  }
}

function Lost() {
  return (
    <Notice icon="flag" heading={say("web-lost")} text={say("web-lost-about")}>
      <a class="button main" href="/">
        {say("web-home")}
      </a>
    </Notice>
  );
}

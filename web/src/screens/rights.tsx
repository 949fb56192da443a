// What people may do about themselves: another personal link, an end to all sessions, their data, no more data.

import { useState } from "preact/hooks";
import { get } from "../api";
import { switchOff } from "../notify";
import { InvitationTo } from "../parts/invitation";
import { saveFile } from "../parts/save-file";
import { deleteMe, endSessions, forget, linkKey, me, renewLink } from "../session";
import { say, sayError } from "../speech";
import { SureButton } from "../table/hosting";
import { codeOf } from "../table/visit";

export function Rights() {
  const [told, setTold] = useState("");
  if (!me.value) return told ? <p role="status">{told}</p> : null;
  const run = (work: () => Promise<void>, done: string) => {
    setTold("");
    work().then(
      () => setTold(say(done)),
      (error) => setTold(sayError(codeOf(error))),
    );
  };
  return (
    <>
      <PersonalLink onRenew={() => run(renewLink, "web-link-renewed")} />
      <div class="rights">
        <button type="button" class="button quiet" onClick={() => void switchOff().finally(forget)}>
          {say("web-forget-me")}
        </button>
        <SureButton
          label={say("web-end-sessions")}
          sure={say("web-end-sessions-sure")}
          onSure={() => run(() => switchOff().finally(endSessions), "web-sessions-ended")}
        />
        <button type="button" class="button quiet" onClick={() => run(saveData, "web-saved")}>
          {say("web-my-data")}
        </button>
        <SureButton
          label={say("web-delete-me")}
          sure={say("web-delete-me-sure")}
          onSure={() => run(() => switchOff().finally(deleteMe), "web-me-deleted")}
        />
      </div>
      {told && <p role="status">{told}</p>}
    </>
  );
}

async function saveData(): Promise<void> {
  const text = JSON.stringify(await get("/me/data"), null, 2);
  saveFile(new File([text], "orrery.json", { type: "application/json" }));
}

/** The link that makes another device the same person; folded, for whoever sees it could use it. */
function PersonalLink({ onRenew }: { onRenew(): void }) {
  return (
    <details class="personal">
      <summary>{say("web-personal-link")}</summary>
      {linkKey.value ? (
        <InvitationTo
          path={`/me#${encodeURIComponent(linkKey.value)}`}
          text={say("web-personal-link-about")}
        />
      ) : (
        <p>{say("web-personal-link-unknown")}</p>
      )}
      <p class="dim">{say("web-renew-link-about")}</p>
      <SureButton label={say("web-renew-link")} sure={say("web-renew-link-sure")} onSure={onRenew} />
    </details>
  );
}

import { useState } from "react";
import { assistantCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { loadOlderExchanges } from "../../../data/assistant/assistant-query.ts";
import styles from "./log.module.css";

/** Above the first message, where there are more. */
export function OlderExchanges() {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  async function load() {
    setState("loading");
    await loadOlderExchanges().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  }
  return (
    <div className={`${styles.older} row wrap note`}>
      {state === "failed" ? <span role="alert">{copy.olderFailed}</span> : null}
      <Button variant="link" busy={state === "loading"} busyLabel={copy.olderLoading} onClick={() => void load()}>
        {state === "failed" ? copy.retry : copy.older}
      </Button>
    </div>
  );
}

import { brand } from "@app/contract/brand";
import type { unsubscribe as unsubscribeWire } from "@app/contract/privacy";
import { type FormEvent, useState } from "react";
import { ApiError, call, type EndpointRef, INTERNAL, problemOf } from "../api.ts";
import { appPaths } from "../app-paths.ts";
import { optOutCopy as copy } from "../content/account-data.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { StatusPage } from "../shell/status-page.tsx";
import { Button, ButtonLink } from "../ui/core/button.tsx";
import { Alert } from "../ui/display/alert.tsx";
import styles from "./opt-out.module.css";

export const meta = () =>
  pageMeta({ title: `${copy.meta} | ${brand.name}`, description: copy.text, robots: "noindex" });

// A reference without schemas: this page validates nothing.
const unsubscribe: EndpointRef<typeof unsubscribeWire> = {
  method: "POST",
  path: "/v1/public/unsubscribe",
};

/** Target of the unsubscribe link. E-mail clients prefetch links, so only the button unsubscribes. */
export default function OptOutRoute() {
  const [state, setState] = useState<"idle" | "busy" | "done" | "invalid">("idle");
  const [failed, setFailed] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    setState("busy");
    setFailed(undefined);
    try {
      await call(unsubscribe, { query: { a: new URLSearchParams(location.search).get("lista") ?? "" } });
      setState("done");
    } catch (error) {
      const problem = problemOf(error);
      if (problem === "link-invalid" || problem === "invalid-input") return setState("invalid");
      setFailed(error instanceof ApiError ? error.message : INTERNAL);
      setState("idle");
    }
  }

  if (state === "done" || state === "invalid")
    return (
      <StatusPage
        title={state === "done" ? copy.doneTitle : copy.invalidTitle}
        lead={state === "done" ? copy.done : copy.invalid}
        announce
      >
        <ButtonLink variant="outline" href={appPaths.consents}>
          {copy.choices}
        </ButtonLink>
      </StatusPage>
    );
  return (
    <StatusPage title={copy.title} lead={copy.text}>
      <p>{copy.stays}</p>
      <div className={styles.failed} role="alert">
        {failed ? (
          <Alert tone="error" inLiveRegion>
            {failed}
          </Alert>
        ) : null}
      </div>
      <form className={styles.actions} method="post" onSubmit={(event) => void send(event)}>
        <Button type="submit" busy={state === "busy"} busyLabel={copy.sending}>
          {copy.send}
        </Button>
        <ButtonLink variant="link" href="/">
          {copy.keep}
        </ButtonLink>
      </form>
    </StatusPage>
  );
}

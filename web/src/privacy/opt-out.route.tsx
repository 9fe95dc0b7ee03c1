import { brand } from "@app/contract/brand";
import type { unsubscribe as unsubscribeWire } from "@app/contract/privacy";
import { type FormEvent, useState } from "react";
import { ApiError, type Bare, call, INTERNAL, problemOf } from "../api.ts";
import { ways, optOutTexts as words } from "../content/account-data.ts";
import { pageMeta } from "../site/page-meta.ts";
import { QuietPage } from "../site/quiet-page.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import styles from "./opt-out.module.css";

export const meta = () =>
  pageMeta({ title: `${words.meta} | ${brand.name}`, description: words.text, robots: "noindex" });

// Without its schemas: this page checks nothing.
const unsubscribe: Bare<typeof unsubscribeWire> = {
  method: "POST",
  path: "/v1/public/unsubscribe",
};

/** The link at the foot of a letter. Mail programs follow links by themselves, so only the button does anything. */
export default function OptOutRoute() {
  const [state, setState] = useState<"asking" | "busy" | "done" | "invalid">("asking");
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
      setState("asking");
    }
  }

  if (state === "done" || state === "invalid")
    return (
      <QuietPage
        title={state === "done" ? words.doneTitle : words.invalidTitle}
        lead={state === "done" ? words.done : words.invalid}
        announce
      >
        <ButtonLink variant="outline" href={ways.consents}>
          {words.choices}
        </ButtonLink>
      </QuietPage>
    );
  return (
    <QuietPage title={words.title} lead={words.text}>
      <p>{words.stays}</p>
      <p className={styles.failed} role="alert">
        {failed}
      </p>
      <form className={styles.answers} method="post" onSubmit={(event) => void send(event)}>
        <Button type="submit" busy={state === "busy"} busyLabel={words.sending}>
          {words.send}
        </Button>
        <ButtonLink variant="text" href="/">
          {words.keep}
        </ButtonLink>
      </form>
    </QuietPage>
  );
}

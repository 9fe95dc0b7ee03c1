import { type ComponentProps, useRef, useState } from "react";
import { providerCopy as copy } from "../../../content/app/assistant/memory.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { showAlert } from "../../../ui/overlays/alert-dialog.tsx";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { useProviderConsent } from "../../data/assistant-memory/use-provider-consent.ts";
import { messageOf } from "../../shell/states/message-of.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import styles from "../assistant-memory.module.css";
import { formatDay } from "../format-day.ts";
import type { ProviderPaper } from "./provider-paper.tsx";

// The text of the consent comes with the contract's schemas: only who asks for it loads them.
const paper = lazyPart(async () => (await import("./provider-paper.tsx")).ProviderPaper);

/** Whether an external provider may be asked: given after its whole text, withdrawn with one question. */
export function ProviderConsent({ allowedAt, now }: { allowedAt: string | null; now: Date }) {
  const { mutate, isPending, error } = useProviderConsent();
  const [isReading, setReading] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  const close = () => {
    setReading(false);
    title.current?.focus({ preventScroll: true });
  };
  const answer = (allowed: boolean) => mutate(allowed, { onSuccess: close });
  const withdraw = () =>
    showAlert({
      title: copy.ask.title,
      text: copy.ask.text,
      confirm: copy.ask.keep,
      deny: copy.ask.withdraw,
      onDeny: () => answer(false),
    });

  return (
    <section className="stack gap-2 at-start" aria-labelledby="provedor">
      <h2 className="h3-size" id="provedor" ref={title} tabIndex={-1}>
        {copy.title}
      </h2>
      <p className={`${styles.text} caption`} role="status">
        {allowedAt ? copy.allowed(formatDay(allowedAt, now)) : copy.notAllowed}
      </p>
      {error ? <Alert tone="error">{messageOf(error)}</Alert> : null}
      {allowedAt ? (
        <Button variant="inline" busy={isPending} busyLabel={copy.withdrawing} onClick={withdraw}>
          {copy.withdraw}
        </Button>
      ) : isReading ? (
        <Paper isPending={isPending} onAllow={() => answer(true)} onClose={close} />
      ) : (
        <Button variant="inline" onClick={() => setReading(true)}>
          {copy.read}
        </Button>
      )}
    </section>
  );
}

function Paper(props: ComponentProps<typeof ProviderPaper>) {
  const loaded = useLazyPart(paper);
  if (loaded.state === "loaded") return <loaded.Part {...props} />;
  return loaded.state === "loading" && !loaded.again ? (
    <Skeleton blocks={["lines"]} />
  ) : (
    <LoadFailure loaded={loaded} />
  );
}

import type { SyncKind } from "@app/contract/sync";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { problemOf } from "../../../api.ts";
import { syncStateCopy as copy, fullCopy, type HealthConsentWords } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import type { Refusal } from "../../sync/core/device-state.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import type { HealthConsentPaper } from "./health-consent.tsx";
import { InvalidNotice } from "./invalid-notice.tsx";
import { useHealthConsent } from "./use-health-consent.ts";

// The text of the consent comes with the contract's schemas: only who is asked loads them.
const consentPaper = lazyPart(async () => (await import("./health-consent.tsx")).HealthConsentPaper);

type ConsentGateProps = {
  sync: Pick<MemberSync, "flush" | "forget" | "retryRefused" | "discardRefused">;
  snapshot: SyncSnapshot;
  words: HealthConsentWords & { noConsentKnown: { title: string; text: string }; failed: { title: string } };
  /** What is forgotten when the member discards what was refused. */
  kinds: readonly SyncKind[];
  children: ReactNode;
};

/** Records of health: the consent first where it is missing, otherwise what this device has at once. */
export function ConsentGate({ sync, snapshot, words, kinds, children }: ConsentGateProps) {
  const { consent, set, load } = useHealthConsent();
  const waiting = snapshot.outbox.filter(({ refused }) => refused === "consent-missing").length;

  // Withdrawn on another device since the answer was read.
  useEffect(() => {
    if (waiting > 0) void load();
  }, [waiting, load]);

  if (snapshot.phase === "loading") return <Waiting />;
  if ((consent.state === "known" && !consent.allowed) || (consent.state !== "known" && waiting > 0)) {
    return (
      <ConsentPaper
        words={words}
        answeredAt={consent.state === "known" ? consent.answeredAt : null}
        waiting={waiting}
        onAllowed={(consents) => {
          set(consents);
          // The button that had the focus is gone.
          document.getElementById("conteudo")?.focus();
          void sync.retryRefused("consent-missing");
        }}
        onDiscard={() => void sync.forget(kinds)}
      />
    );
  }
  // A copy on this device was allowed after the consent: with it, nothing waits for the network.
  if (consent.state !== "known" && !snapshot.durable) {
    return consent.state === "loading" ? (
      <Waiting />
    ) : (
      <Alert tone="warning" title={words.noConsentKnown.title} actions={<Retry onRetry={load} />}>
        {words.noConsentKnown.text}
      </Alert>
    );
  }
  const refusedAs = (reason: Refusal) =>
    snapshot.outbox.filter(({ kind, refused }) => refused === reason && kinds.some((one) => one === kind));
  const [full, invalid] = [refusedAs("full"), refusedAs("invalid")];
  return (
    <>
      <FlushNotice snapshot={snapshot} title={words.failed.title} onRetry={sync.flush} />
      {full.length > 0 ? (
        <FullNotice count={full.length} onDiscard={() => void sync.discardRefused(full.map(({ id }) => id))} />
      ) : null}
      {invalid.length > 0 ? (
        <InvalidNotice
          count={invalid.length}
          offsetMs={snapshot.meta.offsetMs}
          onRetry={() => void sync.retryRefused("invalid")}
          onDiscard={() => void sync.discardRefused(invalid.map(({ id }) => id))}
        />
      ) : null}
      {children}
    </>
  );
}

const Waiting = () => <Skeleton blocks={["title", "lines"]} />;

function ConsentPaper(props: ComponentProps<typeof HealthConsentPaper>) {
  const loaded = useLazyPart(consentPaper);
  if (loaded.state === "loaded") return <loaded.Part {...props} />;
  return loaded.state === "loading" && !loaded.again ? <Waiting /> : <LoadFailure loaded={loaded} />;
}

const Retry = ({ onRetry }: { onRetry: () => Promise<void> }) => (
  <Button variant="link" onClick={() => void onRetry()}>
    {copy.retry}
  </Button>
);

type FlushNoticeProps = { snapshot: SyncSnapshot; title: string; onRetry: () => Promise<void> };

/** Only a failed request says that there is no network: `navigator.onLine` does not know. */
function FlushNotice({ snapshot: { flush, durable }, title, onRetry }: FlushNoticeProps) {
  if (flush.state !== "failed") return null;
  const problem = problemOf(flush.error);
  const isOffline = problem === "offline" || problem === "timeout";
  return isOffline ? (
    <Alert tone="warning">{durable ? copy.offline.kept : copy.offline.notKept}</Alert>
  ) : (
    <Alert tone="error" title={title} actions={<Retry onRetry={onRetry} />}>
      {copy.failed.text}
    </Alert>
  );
}

/** Records beyond the account's ceiling: they stay on this device until the member takes them away. */
const FullNotice = ({ count, onDiscard }: { count: number; onDiscard: () => void }) => (
  <Alert
    tone="warning"
    title={fullCopy.title}
    actions={
      <Button variant="link" onClick={onDiscard}>
        {fullCopy.discard}
      </Button>
    }
  >
    {fullCopy.text(count)}
  </Alert>
);

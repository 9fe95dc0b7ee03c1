import { useEffect } from "react";
import { problemOf } from "../../api.ts";
import { syncStateCopy as copy, weightConsentWords } from "../../content/app/progress.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { lazyPart, useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../ui/overlays/load-failure.tsx";
import { useHealthConsent } from "../data/health-consent/use-health-consent.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import type { SyncSnapshot } from "../sync/member-sync.ts";
import { useMemberSync } from "../sync/use-member-sync.ts";
import { WeightDiary } from "./weight-diary.tsx";

// The text of the consent comes with the contract's schemas: only who is asked loads them.
const consentPaper = lazyPart(
  async () => (await import("../data/health-consent/health-consent.tsx")).HealthConsentPaper,
);

/** Weights from this device at once; the consent first where it is missing. */
export function ProgressScreen() {
  const { sync, snapshot } = useMemberSync();
  const { consent, set, load } = useHealthConsent();
  const waiting = snapshot.outbox.filter(({ refused }) => refused === "consent-missing").length;

  // Withdrawn on another device since the answer was read.
  useEffect(() => {
    if (waiting > 0) void load();
  }, [waiting, load]);

  if (snapshot.phase === "loading") return <Skeleton blocks={["title", "lines"]} />;
  if ((consent.state === "known" && !consent.allowed) || (consent.state !== "known" && waiting > 0)) {
    return (
      <ConsentPaper
        words={weightConsentWords}
        answeredAt={consent.state === "known" ? consent.answeredAt : null}
        waiting={waiting}
        onAllowed={(consents) => {
          set(consents);
          // The button that had the focus is gone.
          document.getElementById("conteudo")?.focus();
          void sync.retryRefused("consent-missing");
        }}
        onDiscard={() => void sync.forget(["weight"])}
      />
    );
  }
  // A copy on this device was allowed after the consent: with it, nothing waits for the network.
  if (consent.state !== "known" && !snapshot.durable) {
    return consent.state === "loading" ? (
      <Skeleton blocks={["title", "lines"]} />
    ) : (
      <Alert tone="warning" title={copy.noConsentKnown.title} actions={<Retry onRetry={load} />}>
        {copy.noConsentKnown.text}
      </Alert>
    );
  }
  return (
    <>
      <FlushNotice snapshot={snapshot} onRetry={sync.flush} />
      <WeightDiary sync={sync} snapshot={snapshot} />
    </>
  );
}

function ConsentPaper(props: Parameters<NonNullable<Awaited<ReturnType<typeof consentPaper.load>>>>[0]) {
  const loaded = useLazyPart(consentPaper);
  if (loaded.state === "loaded") return <loaded.Part {...props} />;
  return loaded.state === "loading" && !loaded.again ? (
    <Skeleton blocks={["title", "lines"]} />
  ) : (
    <LoadFailure loaded={loaded} />
  );
}

const Retry = ({ onRetry }: { onRetry: () => Promise<void> }) => (
  <Button variant="link" onClick={() => void onRetry()}>
    {copy.retry}
  </Button>
);

/** Only a failed request says that there is no network: `navigator.onLine` does not know. */
function FlushNotice({ snapshot, onRetry }: { snapshot: SyncSnapshot; onRetry: () => Promise<void> }) {
  const { flush, durable } = snapshot;
  if (flush.state !== "failed") return null;
  const problem = problemOf(flush.error);
  const isOffline = problem === "offline" || problem === "timeout";
  return isOffline ? (
    <Alert tone="warning">{durable ? copy.offline.kept : copy.offline.notKept}</Alert>
  ) : (
    <Alert tone="error" title={copy.failed.title} actions={<Retry onRetry={onRetry} />}>
      {copy.failed.text}
    </Alert>
  );
}

import type { SyncKind } from "@app/contract/sync";
import type { ReactNode } from "react";
import { syncStateCopy, weightConsentWords } from "../../content/app/progress/progress.ts";
import { ConsentGate } from "../data/health-consent/consent-gate.tsx";
import type { MemberSync, SyncSnapshot } from "../sync/member-sync.ts";
import { useMemberSync } from "../sync/use-member-sync.ts";

/** What is logged in this area. */
const PROGRESS_KINDS = ["weight", "measure", "sleep"] as const satisfies readonly SyncKind[];

const { noConsentKnown, failed } = syncStateCopy;
const words = { ...weightConsentWords, noConsentKnown, failed };

type ProgressScreenProps = { children: (sync: MemberSync, snapshot: SyncSnapshot) => ReactNode };

/** What this device has at once; the consent first where it is missing. */
export function ProgressScreen({ children }: ProgressScreenProps) {
  const { sync, snapshot } = useMemberSync();
  return (
    <ConsentGate sync={sync} snapshot={snapshot} words={words} kinds={PROGRESS_KINDS}>
      {children(sync, snapshot)}
    </ConsentGate>
  );
}

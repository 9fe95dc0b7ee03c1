import type { ReactNode } from "react";
import { planPageCopy as copy } from "../../../content/app/plan/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { PLAN_KINDS } from "../../data/plan-layer/layer.ts";
import type { UsedPlanLayer } from "../../data/plan-layer/use-plan-layer.ts";
import { AskDeviceCopy } from "../../sync/device-copy-choice.tsx";
import styles from "./layer-notices.module.css";

type LayerNoticesProps = Pick<UsedPlanLayer, "sync" | "snapshot"> & { children: ReactNode };

/** Around a half of the plan: changes that were not taken above it, and below whether this device keeps a copy. */
export function LayerNotices({ sync, snapshot, children }: LayerNoticesProps) {
  const refused = snapshot.outbox.filter(
    ({ kind, refused: reason }) => reason !== null && PLAN_KINDS.some((one) => one === kind),
  );
  return (
    <>
      <RefusedChanges count={refused.length} onDiscard={() => void sync.discardRefused(refused.map(({ id }) => id))} />
      {children}
      <div className={styles.copy}>
        <AskDeviceCopy sync={sync} snapshot={snapshot} />
      </div>
    </>
  );
}

/** Changes that the server did not take: of a version that is no longer in force, or without the consent. */
function RefusedChanges({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="link" onClick={onDiscard}>
          {copy.discard}
        </Button>
      }
    >
      {copy.refused}
    </Alert>
  );
}

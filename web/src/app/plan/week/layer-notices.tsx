import type { ReactNode } from "react";
import { PLAN_KINDS } from "../../data/plan-layer/layer.ts";
import type { UsedPlanLayer } from "../../data/plan-layer/use-plan-layer.ts";
import { AskDeviceCopy } from "../../sync/device-copy-choice.tsx";
import styles from "./layer-notices.module.css";
import { RefusedChanges } from "./refused-changes.tsx";

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

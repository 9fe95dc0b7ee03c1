import { intakeCopy as copy } from "../../../content/app/intake/intake.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import type { SyncSnapshot } from "../../sync/member-sync.ts";
import styles from "./save-state.module.css";

/** Where the answers are. Its line is always there, so that nothing moves when it changes. */
export function SaveState({ snapshot }: { snapshot: SyncSnapshot }) {
  const { outbox, flush, durable } = snapshot;
  const isUnsent = outbox.length > 0 && (flush.state === "failed" || outbox.some(({ refused }) => refused));
  return (
    <p className={`${styles.state} note row`} role="status" data-unsent={isUnsent || undefined}>
      {isUnsent ? (
        durable ? (
          copy.unsent.kept
        ) : (
          copy.unsent.notKept
        )
      ) : outbox.length > 0 ? (
        copy.saving
      ) : (
        <>
          <Icon name="check" />
          {copy.saved}
        </>
      )}
    </p>
  );
}

import { workoutCopy as copy } from "../../../content/app/workout/workout.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import styles from "./player.module.css";

const CHECK = "M5 12.5l4.5 4.5L19 7.5";
const NO_SIGNAL = "M4 4l16 16M8.5 13.5a5 5 0 015-1M5 10a10 10 0 013.5-2.2M19 10a10 10 0 00-7-2.9M12 18.5v.1";

type SyncBadgeProps = {
  /** Entries that the server does not have. */
  unsent: number;
  /** They survive a closed page. */
  durable: boolean;
};

/** Where the sets are: with the server, on this device, or on this screen alone. */
export function SyncBadge({ unsent, durable }: SyncBadgeProps) {
  const isSent = unsent === 0;
  return (
    <p className={styles.badge} role="status" data-open={(!isSent && !durable) || undefined}>
      <IconPath path={isSent ? CHECK : NO_SIGNAL} />
      {isSent ? copy.badge.sent : durable ? copy.badge.kept : copy.badge.open}
    </p>
  );
}

import type { QueueItem } from "@app/contract/staff/queue";
import { useRef } from "react";

const MINUTE_MS = 60_000;
/** A lease is renewed by activity once this little of its 15 minutes is left, and asked for at most once a minute. */
const RENEW_BELOW_MS = 10 * MINUTE_MS;

/** Renews one's own lease on the selected task while its owner is at work. Call the answer on every activity. */
export function useRenewal(selected: QueueItem | undefined, renew: (item: QueueItem) => void): () => void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const claim = selected?.claim;
    if (!selected || !claim?.isMine) return;
    const left = Date.parse(claim.until) - Date.now();
    if (left <= 0 || left > RENEW_BELOW_MS || performance.now() - lastAt.current < MINUTE_MS) return;
    lastAt.current = performance.now();
    renew(selected);
  };
}

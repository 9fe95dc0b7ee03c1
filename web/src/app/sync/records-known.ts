import type { SyncSnapshot } from "./member-sync.ts";

/** Before the first exchange another device's records would be made a second time; without a network, so they are. */
export const areRecordsKnown = ({ phase, meta, flush }: SyncSnapshot): boolean =>
  phase === "ready" && (meta.complete || flush.state === "failed");

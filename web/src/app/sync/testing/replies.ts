import type { Ack, Change, SyncReply } from "@app/contract/sync";
import { nextHlc } from "@app/engine/sync/hlc";

export const [OWN, OTHER] = ["00000000000000aa", "00000000000000bb"];

export const hlcAt = (ms: number, device = OTHER): string => nextHlc({ ms: -1, counter: 0 }, ms, device).hlc;

export const aReply = (more: Partial<SyncReply> = {}): SyncReply => ({
  cursor: "e.1",
  reset: false,
  withdrawn: false,
  acks: [],
  changes: [],
  more: false,
  now: 1_000,
  ...more,
});

export const ackOf = ({ id, hlc }: { id: string; hlc: string }, result: Ack["result"] = "stored"): Ack => ({
  id,
  hlc,
  result,
});

export const aChange = (id: string, kg: number, ms: number, more: Partial<Change> = {}): Change => ({
  id,
  kind: "weight",
  deleted: false,
  fields: { kg },
  clocks: { fields: { kg: hlcAt(ms) }, deleted: null },
  conflicts: [],
  ...more,
});

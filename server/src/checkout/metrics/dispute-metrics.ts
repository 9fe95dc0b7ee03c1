import type { Deps } from "../deps.ts";
import type { Dispute } from "../settlement/charge-store.ts";
import { type DisputeCount, listDisputes } from "./metrics-store.ts";

const STATES: readonly Dispute[] = ["open", "won", "lost"];

/** All charges ever disputed, by the dispute's state. */
export async function disputeMetrics({ db }: Pick<Deps, "db">): Promise<DisputeCount[]> {
  const disputes = await listDisputes(db);
  return STATES.map(
    (state) => disputes.find((dispute) => dispute.state === state) ?? { state, count: 0, amountCents: 0 },
  );
}

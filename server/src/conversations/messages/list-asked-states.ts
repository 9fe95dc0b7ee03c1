import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "../threads/thread-key.ts";
import { type AskedRow, listAsked } from "./question-store.ts";
import { withdrawalIdOf } from "./withdrawal-id.ts";

type AskedState = "waiting" | "answered" | "withdrawn";

/** How questions stand, by their ids, as the thread shows it; one that the member never sent is missing. */
export async function listAskedStates(
  db: Db,
  key: ThreadKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedState>> {
  if (ids.length === 0) return new Map();
  const rows = await listAsked(
    db,
    key,
    ids.map((id) => ({ id, withdrawalId: withdrawalIdOf(id) })),
  );
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

const stateOf = ({ isAnswered, isWithdrawn }: AskedRow): AskedState =>
  isWithdrawn ? "withdrawn" : isAnswered ? "answered" : "waiting";

import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "./thread-key.ts";
import { raiseMark } from "./thread-store.ts";

/** How far a side has read, afterwards: never beyond the last message, never back. */
export const markRead = async (
  tx: Db,
  { side, seq, ...key }: ThreadKey & { side: "member" | "team"; seq: number },
): Promise<number> => (await raiseMark(tx, key, side, seq)) ?? 0;

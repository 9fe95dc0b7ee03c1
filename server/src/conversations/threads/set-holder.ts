import type { CorrespondentRole } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "./thread-key.ts";
import { updateThread } from "./thread-store.ts";

/** Whom the next answer is expected from; null: whoever answers in the thread. */
export const setHolder = (
  tx: Db,
  { holder, ...key }: ThreadKey & { holder: CorrespondentRole | null },
): Promise<void> => updateThread(tx, key, { holder });

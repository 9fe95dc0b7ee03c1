import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../../platform/database/db.ts";
import { MEMBER_PAUSE } from "./member-pause.ts";
import { listWithoutPause } from "./pause-store.ts";

/** Of these accounts, those with a promise of these kinds that has begun and that no pause of the member's stops. */
export const listUnstopped = (
  db: Db,
  { accountIds, kinds, now }: { accountIds: readonly string[]; kinds: readonly PromiseKind[]; now: Date },
): Promise<string[]> => listWithoutPause(db, { accountIds, kinds, now, actor: MEMBER_PAUSE.actor });

import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { findDrafts } from "./draft-store.ts";
import type { DraftsByHalf } from "./plan-draft.ts";

/** Both halves of a member's next version, as they were saved last. */
export const readDrafts = ({ keyRing }: Pick<Deps, "keyRing">, tx: Db, accountId: string): Promise<DraftsByHalf> =>
  findDrafts(tx, keyRing.encryption("health-data"), accountId);

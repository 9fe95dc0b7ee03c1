import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { listUnfulfilled } from "./store.ts";

const MAX_LISTED = 1_000;

/** What is owed in a kind, of all members, the first due first. */
export const listOwed = async (db: Db, kind: PromiseKind): Promise<{ accountId: string; dueAt: Date }[]> =>
  (await listUnfulfilled(db, [kind], MAX_LISTED)).map(({ accountId, dueAt }) => ({ accountId, dueAt }));

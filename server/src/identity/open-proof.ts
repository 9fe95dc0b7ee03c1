import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { insertProof, type Purpose } from "./proof-store.ts";
import type { Username } from "./username.ts";

type Opening = { accountId: string; purpose: Purpose; to: Username; minutes: number; hasCode?: boolean };

/** Opens a proof of an address; whoever writes to that address puts its link, and its code if it has one, into the message. */
export async function openProof(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, purpose, to, minutes, hasCode = false }: Opening,
): Promise<string> {
  const id = randomUUID();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + minutes * 60_000);
  await insertProof(tx, { id, accountId, purpose, ...to, hasCode, createdAt, expiresAt });
  return id;
}

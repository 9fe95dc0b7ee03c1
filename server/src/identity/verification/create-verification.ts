import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/database/db.ts";
import { addMs, MINUTE_MS } from "../../platform/time/durations.ts";
import type { Username } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { insertVerification, type Purpose } from "./verification-store.ts";

type NewVerification = { accountId: string; purpose: Purpose; to: Username; minutes: number; hasCode?: boolean };

/** Opens a verification of a contact; the caller puts its link, and its code if it has one, into the message. */
export async function createVerification(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, purpose, to, minutes, hasCode = false }: NewVerification,
): Promise<string> {
  const id = randomUUID();
  const createdAt = now();
  const expiresAt = addMs(createdAt, minutes * MINUTE_MS);
  await insertVerification(tx, { id, accountId, purpose, ...to, hasCode, createdAt, expiresAt });
  return id;
}

import { Problem } from "../platform/http/problem.ts";
import { parseToken } from "../platform/signed-token.ts";
import type { Deps } from "./deps.ts";
import { closeAlert, findAlert } from "./store.ts";

/** Somebody on call takes it, by the link of their message. Twice is once; no error after the account is deleted. */
export async function acknowledgeAlert(
  { db, keyRing, now }: Pick<Deps, "db" | "keyRing" | "now">,
  token: string,
): Promise<{ referenceNumber: string; acknowledgedAt: Date }> {
  const referenceNumber = parseToken(keyRing, "on-call", token);
  if (!referenceNumber) throw new Problem("link-invalid");
  const at = now();
  await closeAlert(db, referenceNumber, { at, by: "link" });
  const alert = await findAlert(db, referenceNumber);
  return { referenceNumber, acknowledgedAt: alert?.acknowledgedAt ?? at };
}

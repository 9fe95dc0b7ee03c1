import { ON_CALL_PAGE } from "@app/contract/on-call";
import { Problem } from "../platform/http/problem.ts";
import type { KeyRing } from "../platform/key-ring.ts";
import { parseToken, signToken } from "../platform/signed-token.ts";
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

/** An operator takes an alert for somebody who cannot open its link. False when it is unknown or was taken before. */
export const acknowledgeByReference = (
  { db, now }: Pick<Deps, "db" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<boolean> => closeAlert(db, referenceNumber, { at: now(), by });

/** The page's one button acknowledges; following the link does not. */
export const acknowledgeLink = (keyRing: KeyRing, siteUrl: string, referenceNumber: string): string =>
  new URL(`${ON_CALL_PAGE}?aviso=${signToken(keyRing, "on-call", referenceNumber)}`, siteUrl).href;

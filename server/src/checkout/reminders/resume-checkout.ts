import type { Resumed } from "@app/contract/resume";
import { Problem } from "../../platform/http/problem.ts";
import type { KeyRing } from "../../platform/key-ring.ts";
import { parseToken, signToken } from "../../platform/signed-token.ts";
import { DAY_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { findOutcome, findReminder } from "./reminder-store.ts";

const VALID_MS = 7 * DAY_MS;

/** The checkout behind a reminder's link: it restores the cart and the e-mail, and grants no session. */
export async function resumeCheckout(
  { db, keyRing, now }: Pick<Deps, "db" | "keyRing" | "now">,
  token: string,
): Promise<Resumed> {
  const id = parseToken(keyRing, "resume", token);
  const reminder = id ? await findReminder(db, id) : undefined;
  if (!reminder || now().getTime() - reminder.askedAt.getTime() > VALID_MS) throw new Problem("resume-expired");
  const { cycle, method, email, offer, accountId, askedAt } = reminder;
  const { isBought } = await findOutcome(db, accountId, askedAt);
  return { state: isBought ? "bought" : "open", cycle, method, email, offer };
}

export const resumeLink = (keyRing: KeyRing, siteUrl: string, reminderId: string): string =>
  new URL(`/pagamento?retomar=${encodeURIComponent(signToken(keyRing, "resume", reminderId))}`, siteUrl).href;

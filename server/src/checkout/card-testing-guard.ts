import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { isKnownBuyer } from "./known-buyer.ts";
import type { Payment } from "./payment.ts";
import { countCardOutcomes } from "./store.ts";

const WINDOW_MS = 5 * 60_000;
/** More than one network, account or issuer is allowed by far: this is the last resort, when all of them are many. */
const SUSPICIOUS_DECLINES = 300;
const SUSPICIOUS_RATIO = 0.8;

/**
 * When nearly every card is being declined, somebody is trying stolen ones: cards rest, except for buyers we know. PIX
 * stays open all the while, at the same price.
 */
export async function assertCardsEnabled(
  deps: Pick<Deps, "db" | "now">,
  buyer: Pick<Payment, "accountId" | "via">,
): Promise<void> {
  const { declined, approved } = await countCardOutcomes(deps.db, new Date(deps.now().getTime() - WINDOW_MS));
  const isSuspicious = declined >= SUSPICIOUS_DECLINES && declined / (declined + approved) >= SUSPICIOUS_RATIO;
  if (isSuspicious && !(await isKnownBuyer(deps, buyer))) throw new Problem("card-disabled");
}

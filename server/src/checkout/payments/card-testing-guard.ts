import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { isKnownBuyer } from "./known-buyer.ts";
import type { Payment } from "./payment.ts";
import { countCardOutcomes } from "./payment-store.ts";

const WINDOW_MS = 5 * 60_000;
/** Far above what one network, account or issuer is allowed: the last resort against a distributed attack. */
const SUSPICIOUS_DECLINES = 300;
const SUSPICIOUS_RATIO = 0.8;

/**
 * Card testing: when nearly every card is declined, an attacker is trying stolen ones, and cards are disabled for all
 * but known buyers. PIX stays available at the same price.
 */
export async function assertCardsEnabled(
  deps: Pick<Deps, "db" | "now">,
  buyer: Pick<Payment, "accountId" | "via">,
): Promise<void> {
  const { declined, approved } = await countCardOutcomes(deps.db, new Date(deps.now().getTime() - WINDOW_MS));
  const isSuspicious = declined >= SUSPICIOUS_DECLINES && declined / (declined + approved) >= SUSPICIOUS_RATIO;
  if (isSuspicious && !(await isKnownBuyer(deps, buyer))) throw new Problem("card-disabled");
}

import { getAccountStanding } from "../../identity/accounts/get-account-standing.ts";
import { ipKey } from "../../platform/http/ip-key.ts";
import type { Deps } from "../deps.ts";
import type { CardAnswer } from "../gateway/gateway.ts";
import { issuerKey } from "./issuer-key.ts";
import { isKnownBuyer } from "./known-buyer.ts";
import type { Payment } from "./payment.ts";

type CardAttemptDeps = Pick<Deps, "db" | "limits" | "log" | "now" | "keyRing">;
type CardAttempt = { payment: Payment; cardNumber: string };

const NEW_ACCOUNT_MS = 60 * 60_000;
/** An approved card offsets two declined ones of the same network and issuer. */
const RESTORED_PER_APPROVAL = 2;

/**
 * Counted right before the gateway call, so that replays of one attempt count once. Sequentially, so that an account
 * over its own limit does not consume the shared ones. Returns the limit that is exceeded, if one is.
 */
export async function consumeCardAttempt(
  deps: CardAttemptDeps,
  attempt: CardAttempt,
): Promise<"limit" | "issuer-disabled" | undefined> {
  const { limits, db, now } = deps;
  const { account, network, issuer } = keysOf(deps, attempt);
  if (!(await limits.cardPerAccount.consume(account))) return "limit";
  const standing = await getAccountStanding(db, attempt.payment.accountId);
  const isNew = standing && !standing.isVerified && now().getTime() - standing.createdAt.getTime() < NEW_ACCOUNT_MS;
  if (isNew && !(await limits.cardPerNewAccount.consume(account))) return "limit";
  if (!(await limits.cardPerNetwork.consume(network))) return "limit";
  // Checked, not consumed: at peak, dozens of one bank's good cards are in flight at once.
  const isDisabled = await limits.cardPerIssuer.isExhausted(issuer);
  return isDisabled && !(await isKnownBuyer(deps, attempt.payment)) ? "issuer-disabled" : undefined;
}

/** Only a card that the issuer declined stays counted. A failure here never fails the payment. */
export async function recordCardOutcome(
  deps: CardAttemptDeps,
  attempt: CardAttempt,
  answer: CardAnswer,
): Promise<void> {
  const { limits, log } = deps;
  const { account, network, issuer } = keysOf(deps, attempt);
  const isApproved = answer.outcome === "charged" && answer.charge.state !== "in-review";
  try {
    if (answer.outcome === "declined") return void (await limits.cardPerIssuer.consume(issuer));
    await limits.cardPerNetwork.restore(network, isApproved ? RESTORED_PER_APPROVAL + 1 : 1);
    if (!isApproved) return;
    await limits.cardPerIssuer.restore(issuer, RESTORED_PER_APPROVAL);
    for (const limit of [limits.cardPerAccount, limits.cardPerNewAccount]) await limit.reset(account);
  } catch (error) {
    log.warn({ err: error }, "card attempt not recorded");
  }
}

/** A third party who types an email has a counter of its own, so that it cannot exhaust the account owner's. */
function keysOf({ keyRing }: Pick<Deps, "keyRing">, { payment, cardNumber }: CardAttempt) {
  const { accountId, via, clientIp } = payment;
  const network = ipKey(clientIp ?? "");
  return {
    account: via === "email" ? `${accountId} ${network}` : accountId,
    network,
    issuer: issuerKey(keyRing, cardNumber),
  };
}

import { getAccountStanding } from "../../identity/accounts/queries.ts";
import { ipKey } from "../../platform/http/ip-key.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { CardAnswer } from "../gateway/gateway.ts";
import type { Payment } from "./payment.ts";
import { countCardOutcomes, hasPaidSignedIn } from "./payment-store.ts";

type CardAttemptDeps = Pick<Deps, "db" | "limits" | "log" | "now" | "keyRing">;
type CardAttempt = { payment: Payment; cardNumber: string };

const WINDOW_MS = 5 * MINUTE_MS;
/** Far above what one network, account or issuer is allowed: the last resort against a distributed attack. */
const SUSPICIOUS_DECLINES = 300;
const SUSPICIOUS_RATIO = 0.8;
const NEW_ACCOUNT_MS = HOUR_MS;
const KNOWN_ACCOUNT_MS = DAY_MS;
const BIN_DIGITS = 6;
/** An approved card offsets two declined ones of the same network and issuer. */
const RESTORED_PER_APPROVAL = 2;

/**
 * Card testing: when nearly every card is declined, an attacker is trying stolen ones, and cards are disabled for all
 * but known buyers. PIX stays available at the same price.
 */
export async function assertCardsEnabled(
  deps: Pick<Deps, "db" | "now">,
  buyer: Pick<Payment, "accountId" | "via">,
): Promise<void> {
  const { declined, approved } = await countCardOutcomes(deps.db, addMs(deps.now(), -WINDOW_MS));
  const isSuspicious = declined >= SUSPICIOUS_DECLINES && declined / (declined + approved) >= SUSPICIOUS_RATIO;
  if (isSuspicious && !(await isKnownBuyer(deps, buyer))) throw new Problem("card-disabled");
}

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

/**
 * A buyer who is no card-testing bot: signed in, with a verified contact and an account older than a day, or with an
 * earlier purchase. Without a session the e-mail's owner is unproven.
 */
async function isKnownBuyer(
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, via }: Pick<Payment, "accountId" | "via">,
): Promise<boolean> {
  if (via === "email") return false;
  const standing = await getAccountStanding(db, accountId);
  if (standing?.isVerified && now().getTime() - standing.createdAt.getTime() > KNOWN_ACCOUNT_MS) return true;
  return hasPaidSignedIn(db, accountId);
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

/** A card is counted by its issuer's BIN, as a keyed hash: a plain hash of six digits is reversed by brute force. */
const issuerKey = (keyRing: Deps["keyRing"], cardNumber: string): string =>
  keyRing
    .for("rate-limit")
    .sign(`card issuer ${cardNumber.replaceAll(/\D/g, "").slice(0, BIN_DIGITS)}`)
    .toString("base64url");

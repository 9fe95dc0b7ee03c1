import type { Deps } from "../deps.ts";
import { getAccountStanding } from "../identity/get-account-standing.ts";
import { ipKey } from "../platform/ip-key.ts";
import type { CardAnswer } from "./gateway.ts";
import { issuerKey } from "./issuer-key.ts";
import { isKnownBuyer } from "./known-buyer.ts";
import type { Payment } from "./payment.ts";

type Parts = Pick<Deps, "db" | "limits" | "log" | "now" | "keyRing">;
type CardAttempt = { payment: Payment; cardNumber: string };

const FRESH_MS = 60 * 60_000;
/** An approved card makes up for two declined ones of the same network and issuer. */
const RESTORED_PER_APPROVAL = 2;

/**
 * Counted where the gateway is really asked: twenty attempts of one button are one try. One after another, so that an
 * account that is over its own limit counts against nobody else's. Says which limit stops it, if one does.
 */
export async function consumeCardAttempt(
  deps: Parts,
  attempted: CardAttempt,
): Promise<"limit" | "issuer-disabled" | undefined> {
  const { limits, db, now } = deps;
  const { account, network, issuer } = keysOf(deps, attempted);
  if (!(await limits.cardPerAccount.consume(account))) return "limit";
  const standing = await getAccountStanding(db, attempted.payment.accountId);
  const isFresh = standing && !standing.isVerified && now().getTime() - standing.createdAt.getTime() < FRESH_MS;
  if (isFresh && !(await limits.cardPerNewAccount.consume(account))) return "limit";
  if (!(await limits.cardPerNetwork.consume(network))) return "limit";
  // Only looked at: in a rush, dozens of one bank's good cards are under way at once.
  const isResting = await limits.cardPerIssuer.isExhausted(issuer);
  return isResting && !(await isKnownBuyer(deps, attempted.payment)) ? "issuer-disabled" : undefined;
}

/** Only what the issuer declined stays counted. A payment never fails because this does. */
export async function recordCardOutcome(deps: Parts, attempted: CardAttempt, answer: CardAnswer): Promise<void> {
  const { limits, log } = deps;
  const { account, network, issuer } = keysOf(deps, attempted);
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

/** A stranger who typed the email has tries of its own: they are not its owner's. */
function keysOf({ keyRing }: Pick<Deps, "keyRing">, { payment, cardNumber }: CardAttempt) {
  const { accountId, via, clientIp } = payment;
  const network = ipKey(clientIp ?? "");
  return {
    account: via === "email" ? `${accountId} ${network}` : accountId,
    network,
    issuer: issuerKey(keyRing, cardNumber),
  };
}

import type { Deps } from "../deps.ts";
import { describeStanding } from "../identity/describe-standing.ts";
import { ipKey } from "../platform/ip-key.ts";
import type { CardAnswer } from "./gateway.ts";
import { issuerKey } from "./issuer-key.ts";
import { isKnownBuyer } from "./known-buyer.ts";
import type { Payment } from "./payment.ts";

type Parts = Pick<Deps, "db" | "limits" | "log" | "now" | "keyRing">;
type Try = { payment: Payment; cardNumber: string };

const FRESH_MS = 60 * 60_000;
/** An approved card makes up for two declined ones of the same network and issuer. */
const MADE_UP_FOR = 2;

/**
 * Counted where the gateway is really asked: twenty presses of one button are one try. One after another, so that an
 * account that is over its own limit counts against nobody else's. Says which limit stops it, if one does.
 */
export async function spendCardTry(deps: Parts, tried: Try): Promise<"limit" | "issuer-off" | undefined> {
  const { limits, db, now } = deps;
  const { account, network, issuer } = keysOf(deps, tried);
  if (!(await limits.cards.spend(account))) return "limit";
  const standing = await describeStanding(db, tried.payment.accountId);
  const isFresh = standing && !standing.isProven && now().getTime() - standing.createdAt.getTime() < FRESH_MS;
  if (isFresh && !(await limits.freshCards.spend(account))) return "limit";
  if (!(await limits.cardsOfNetwork.spend(network))) return "limit";
  // Only looked at: in a rush, dozens of one bank's good cards are under way at once.
  const isResting = await limits.cardsOfIssuer.isUsedUp(issuer);
  return isResting && !(await isKnownBuyer(deps, tried.payment)) ? "issuer-off" : undefined;
}

/** Only what the issuer declined stays counted. A payment never fails because this does. */
export async function settleCardTry(deps: Parts, tried: Try, answer: CardAnswer): Promise<void> {
  const { limits, log } = deps;
  const { account, network, issuer } = keysOf(deps, tried);
  const isApproved = answer.outcome === "charged" && answer.charge.state !== "in-review";
  try {
    if (answer.outcome === "declined") return void (await limits.cardsOfIssuer.spend(issuer));
    await limits.cardsOfNetwork.giveBack(network, isApproved ? MADE_UP_FOR + 1 : 1);
    if (!isApproved) return;
    await limits.cardsOfIssuer.giveBack(issuer, MADE_UP_FOR);
    for (const limit of [limits.cards, limits.freshCards]) await limit.forget(account);
  } catch (error) {
    log.warn({ err: error }, "card try not settled");
  }
}

/** A stranger who typed the email has tries of its own: they are not its owner's. */
function keysOf({ keyRing }: Pick<Deps, "keyRing">, { payment, cardNumber }: Try) {
  const { accountId, via, clientIp } = payment;
  const network = ipKey(clientIp ?? "");
  return {
    account: via === "email" ? `${accountId} ${network}` : accountId,
    network,
    issuer: issuerKey(keyRing, cardNumber),
  };
}

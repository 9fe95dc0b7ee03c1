import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import { currentPurchase } from "../../checkout/subscriptions/current-purchase.ts";
import { listPurchases } from "../../checkout/subscriptions/list-purchases.ts";
import { getDecided, listDecided } from "../../guarantee/decisions/list-decided.ts";
import { readStanding } from "../../guarantee/meter/read-standing.ts";
import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { viewDecision } from "./view-decision.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing">;

/** How the member stands with the guarantee of the purchase in use, and what was decided. */
export async function getGuarantee(deps: ReadDeps, account: Account): Promise<GuaranteeView> {
  const now = deps.now();
  const bought = await listPurchases(deps, account);
  const { access, current } = currentPurchase(
    bought.map(({ purchase }) => purchase),
    now,
  );
  const decided = await listDecided(deps, account.id);
  const isCovered = current !== null && access !== "refunded";
  return {
    purchase: current?.paidAt
      ? {
          paymentId: current.id,
          paidAt: current.paidAt.toISOString(),
          amountCents: current.amountCents,
          ruleVersion: current.guaranteeRule,
          refundUsed: current.refundUsed !== null || access === "refunded",
        }
      : null,
    meter: isCovered ? await readStanding(deps, { purchase: current, memberId: account.id }) : null,
    decisions: decided.map((one) =>
      viewDecision(
        one,
        bought.find(({ purchase }) => purchase.id === one.paymentId),
        now,
      ),
    ),
  };
}

/** One of them, as it is now. */
export async function getDecision(deps: ReadDeps, account: Account, id: string): Promise<GuaranteeDecision> {
  const decided = await getDecided(deps, account.id, id);
  const bought = (await listPurchases(deps, account)).find(({ purchase }) => purchase.id === decided.paymentId);
  return viewDecision(decided, bought, deps.now());
}

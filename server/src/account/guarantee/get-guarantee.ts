import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import { type CurrentPurchase, currentPurchase } from "../../checkout/subscriptions/current-purchase.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { listCredited, listPurchases, type PurchaseWithRefunds } from "../../checkout/subscriptions/queries.ts";
import { freeDaysSource, offersFreeDays } from "../../guarantee/decisions/free-days.ts";
import { type Decided, getDecided, listDecided } from "../../guarantee/decisions/list-decided.ts";
import { readPurchaseMeter } from "../../guarantee/read-meter.ts";
import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { previewWhole } from "../refund-view.ts";
import { viewDecision } from "./view-decision.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing">;

/** How the member stands with the guarantee of the purchase in use, and what was decided. */
export async function getGuarantee(deps: ReadDeps, account: Account): Promise<GuaranteeView> {
  const bought = await listPurchases(deps, account);
  const found = currentOf(bought, deps.now());
  const { access, current } = found;
  const decided = await listDecided(deps, account.id);
  const isCovered = current !== null && access !== "refunded";
  return {
    purchase: current?.paidAt
      ? {
          paymentId: current.id,
          paidAt: current.paidAt.toISOString(),
          preview: previewWhole(current, deps.now()),
          ruleVersion: current.guaranteeRule,
          refundUsed: current.refundUsed !== null || access === "refunded",
        }
      : null,
    meter: isCovered ? await readPurchaseMeter(deps, { purchase: current, memberId: account.id }) : null,
    decisions: await viewDecisions(deps, decided, { bought, found }),
  };
}

/** One of them, as it is now. */
export async function getDecision(deps: ReadDeps, account: Account, id: string): Promise<GuaranteeDecision> {
  const decided = await getDecided(deps, account.id, id);
  const bought = await listPurchases(deps, account);
  const [view] = await viewDecisions(deps, [decided], { bought, found: currentOf(bought, deps.now()) });
  if (!view) throw new Error("a decision without its view");
  return view;
}

const currentOf = (bought: readonly PurchaseWithRefunds[], now: Date): CurrentPurchase<Purchase> =>
  currentPurchase(
    bought.map(({ purchase }) => purchase),
    now,
  );

type Purchases = { bought: readonly PurchaseWithRefunds[]; found: CurrentPurchase<Purchase> };

async function viewDecisions(
  deps: Pick<Deps, "db" | "now">,
  decided: readonly Decided[],
  { bought, found }: Purchases,
): Promise<GuaranteeDecision[]> {
  const offered = decided.filter(offersFreeDays).map(({ paymentId }) => paymentId);
  const credited = await listCredited(deps, { paymentIds: offered, sources: offered.map(freeDaysSource) });
  const now = deps.now();
  return decided.map((one) => {
    const of = bought.find(({ purchase }) => purchase.id === one.paymentId);
    return viewDecision(one, of, { found, acceptedAt: credited.get(freeDaysSource(one.paymentId)), now });
  });
}

import type { Condition } from "@app/contract/guarantee-claim";
import { deadlineOf } from "../checkout/refunds/request-refund.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { listClaims, type StoredClaim } from "./claim-store.ts";
import { guaranteeConditions } from "./conditions.ts";
import type { Deps } from "./deps.ts";
import { dayAt } from "./evidence/window-calendar.ts";
import { readFollowed } from "./followed.ts";
import { readStanding } from "./meter/read-standing.ts";
import { ruleConditions } from "./rule-conditions.ts";

export type GuaranteeClaimRecord = StoredClaim;

/** The guarantee's conditions as of now, and earlier claims. Undefined for an unpaid purchase. */
export async function getGuarantee(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { purchase, memberId }: { purchase: Purchase; memberId: string },
): Promise<{ conditions: Condition[]; review: StoredClaim | undefined; refused: StoredClaim[] } | undefined> {
  const deadline = deadlineOf(purchase, "guarantee");
  if (!purchase.paidAt || !deadline) return undefined;
  const claims = await listClaims(deps.db, purchase.id, memberId);
  return {
    conditions: await conditionsOf(deps, { purchase, memberId, deadline, since: purchase.paidAt }),
    review: claims.find(({ outcome }) => outcome === "in-review"),
    refused: claims.filter(({ outcome }) => outcome === "refused"),
  };
}

type Asked = { purchase: Purchase; memberId: string; deadline: Date; since: Date };

/** By the rules that the purchase was made with; one made before them keeps its own terms. */
async function conditionsOf(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { purchase, memberId, deadline, since }: Asked,
): Promise<Condition[]> {
  const meter = purchase.guaranteeRule === null ? null : await readStanding(deps, { purchase, memberId });
  if (meter) return ruleConditions(meter, dayAt(deps.now()));
  const followed = await readFollowed(deps, deps.db, { accountId: memberId, since });
  return guaranteeConditions({ payment: purchase, deadline, followed, now: deps.now() });
}

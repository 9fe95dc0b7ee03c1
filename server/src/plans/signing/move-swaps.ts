import type { PlanDocument } from "@app/contract/plan-document";
import type { Swap } from "@app/contract/plans";
import { keptChoices } from "@app/engine/plans/swaps/kept-choices";
import { nextHlc } from "@app/engine/sync/hlc";
import { recordId } from "@app/engine/sync/record-id";
import type { Db } from "../../platform/database/db.ts";
import { storeMutations } from "../../sync/store-mutations.ts";
import { listSwaps } from "../layer/swap-store.ts";
import { halfOfPart } from "../plan-halves.ts";
import type { SigningDeps } from "./deps.ts";

type Moving = { accountId: string; before: PlanDocument | undefined; after: PlanDocument; today: string };

/** The server writes as one device among the member's. */
const SERVER_DEVICE = "0000000000005e72";
const NEVER = { ms: 0, counter: 0 };

/**
 * The member's swaps name the version in which their half was made: those of every week and of coming days that the new
 * one still offers are written for it, as a device would. The old ones stay where they are, and count no more.
 */
export async function moveSwaps(
  deps: Pick<SigningDeps, "now" | "jobs" | "syncKinds">,
  tx: Db,
  { accountId, before, after, today }: Moving,
): Promise<void> {
  if (!before) return;
  const [from, to] = [before.madeIn, after.madeIn];
  const own = (await listSwaps(tx, accountId)).filter(
    ({ plan, part, day }) => plan === from[halfOfPart(part)] && (day === null || day >= today),
  );
  const moved = keptChoices(own, before, after)
    .kept.map((choice) => ({ ...choice, plan: to[halfOfPart(choice.part)] }))
    .filter(({ plan, part }) => plan !== from[halfOfPart(part)]);
  if (moved.length === 0) return;
  const { hlc } = nextHlc(NEVER, deps.now().getTime(), SERVER_DEVICE);
  const mutations = moved.map((choice) => ({
    kind: "swap" as const,
    id: swapId(choice),
    op: "put" as const,
    hlc,
    fields: { choice },
  }));
  await storeMutations(deps, tx, { accountId, mutations, isServers: true });
}

const swapId = ({ plan, part, day }: Swap["choice"]): string => recordId("swap", plan, part, day ?? "always");

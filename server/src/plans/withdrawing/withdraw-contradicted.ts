import type { Half } from "@app/contract/plan-document";
import type { WithdrawalReason, WithdrawalSource } from "@app/contract/plan-withdrawal";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Decided } from "../composing/decided.ts";
import type { Deps } from "../deps.ts";
import type { PlanVersion } from "../plan-version.ts";
import { findReasons, withdrawnHalves } from "./find-reasons.ts";
import { insertWithdrawal } from "./withdrawal-store.ts";

type Now = { decided: Decided; loaded: Loaded };

/** The halves of the newest version that are gone: taken away before, or by what is in force now. */
export const goneHalves = (
  latest: PlanVersion | undefined,
  now: Now,
  found: readonly WithdrawalReason[] = [],
): Half[] => [
  ...new Set([
    ...withdrawnHalves(latest?.withdrawal?.reasons ?? []),
    ...withdrawnHalves(reasonsAgainst(latest, now)),
    ...withdrawnHalves(found),
  ]),
];

export const reasonsAgainst = (latest: PlanVersion | undefined, now: Now): WithdrawalReason[] =>
  latest?.content ? findReasons(latest.content, now) : [];

type Withdrawing = Now & {
  /** What the check found in it. */
  found?: readonly WithdrawalReason[];
  accountId: string;
  latest: PlanVersion | undefined;
  source: WithdrawalSource;
};

/** Takes the newest version away if what is in force now contradicts it, signed or not. Twice is once. */
export async function withdrawContradicted(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  { accountId, latest, source, found = [], ...current }: Withdrawing,
): Promise<void> {
  if (!latest || latest.withdrawal) return;
  const reasons = [...new Set([...reasonsAgainst(latest, current), ...found])];
  if (reasons.length === 0) return;
  await insertWithdrawal(tx, keyRing.encryption("health-data"), accountId, {
    version: latest.version,
    at: now(),
    reasons,
    source,
  });
}

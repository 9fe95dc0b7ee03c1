import { LEVELS } from "@app/contract/intake";
import { HALVES, type Half } from "@app/contract/plan-document";
import { WITHDRAWAL_REASONS, type WithdrawalReason } from "@app/contract/plan-withdrawal";
import { painsOf } from "@app/engine/intake/facts/health";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { exclusionsIn, hasNewPain, newExclusions } from "@app/engine/plans/withdrawal/new-limits";
import { halfOfWithdrawal, withdrawalCause } from "@app/engine/plans/withdrawal/withdrawal-words";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Decided } from "../composing/decided.ts";
import { hasNewDietRow } from "../diet/allowed-diet.ts";
import type { SealedPlan } from "../sealed-plan.ts";
import { hasNewTrainingRow } from "../training/allowed-training.ts";
import { listFailedChecks, listOpenWithdrawals } from "./withdrawal-store.ts";

type Now = { decided: Decided; loaded: Pick<Loaded, "answers" | "context" | "today"> };

/**
 * Why a version may not be followed any more by what is in force now; empty: it may. Outcomes without a plan hide it
 * whole, and take nothing away.
 */
export function findReasons({ document, limits }: SealedPlan, { decided, loaded }: Now): WithdrawalReason[] {
  if (!isPlannedOutcome(decided.outcome)) return [];
  const { diet, training, safety } = document;
  const found = new Set<WithdrawalReason>();
  if (diet) {
    if (isStricter(safety.diet, decided.diet) || hasNewDietRow(safety, decided)) found.add("diet-row");
    for (const reason of newExclusions(limits, exclusionsIn(loaded))) found.add(reason);
  }
  if (training) {
    if (isStricter(safety.training, decided.training) || hasNewTrainingRow(safety, decided)) found.add("training-row");
    if (hasNewPain(limits, painsOf(loaded.answers))) found.add("pain");
  }
  return WITHDRAWAL_REASONS.filter((reason) => found.has(reason));
}

/** The halves that the reasons are about. */
export const withdrawnHalves = (reasons: readonly WithdrawalReason[]): Half[] =>
  HALVES.filter((half) => reasons.some((reason) => halfOfWithdrawal(reason) === half));

type Level = Decided["diet"] | null;

const isStricter = (made: Level, now: Level): boolean =>
  now === null || !isPlanned(now) || (made !== null && LEVELS.indexOf(now) > LEVELS.indexOf(made));

export type WithdrawnHalf = { half: Half; at: Date; cause: string };

const CHECKED = { diet: "diet-check", training: "training-check" } as const;

/**
 * Halves that were taken away, or were never shown because they failed their check, and that no professional has signed
 * since, by account, with the cause in the team's words.
 */
export async function listWithdrawn(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, WithdrawnHalf[]>> {
  const open = await listOpenWithdrawals(db, keyRing.encryption("health-data"), accountIds);
  const withdrawn = open.map(({ accountId, at, reasons }) => ({
    accountId,
    at,
    reasons,
  }));
  const failed = (await listFailedChecks(db, accountIds)).map(({ accountId, createdAt, failedChecks }) => ({
    accountId,
    at: createdAt,
    reasons: HALVES.filter((half) => failedChecks.some((code) => code.startsWith(`${half}:`))).map(
      (half): WithdrawalReason => CHECKED[half],
    ),
  }));
  const halves = new Map<string, WithdrawnHalf[]>();
  for (const { accountId, at, reasons } of [...withdrawn, ...failed])
    for (const half of withdrawnHalves(reasons)) {
      const known = halves.get(accountId) ?? [];
      const cause = withdrawalCause(reasons.filter((reason) => halfOfWithdrawal(reason) === half));
      if (!known.some((one) => one.half === half)) halves.set(accountId, [...known, { half, at, cause }]);
    }
  return halves;
}

import { HALVES, type Half } from "@app/contract/plan-document";
import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import { halfOfWithdrawal, withdrawalCause } from "@app/engine/plans/withdrawal/withdrawal-words";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { withdrawnHalves } from "./find-reasons.ts";
import { listFailedChecks, listOpenWithdrawals } from "./withdrawal-store.ts";

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

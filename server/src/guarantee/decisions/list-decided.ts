import { Problem } from "../../platform/http/problem.ts";
import { listClaimsByReferenceNumber, type StoredClaim } from "../claim-store.ts";
import type { Deps } from "../deps.ts";
import type { GuaranteeDecisionRecord } from "./decision.ts";
import { findDecision, listDecisions } from "./decision-store.ts";

/** A decision with a person's look at it, if there is one. */
export type Decided = GuaranteeDecisionRecord & { review: StoredClaim | null };

type ReadDeps = Pick<Deps, "db" | "keyRing">;

/** The newest first, at most ten. */
export const listDecided = async (deps: ReadDeps, accountId: string): Promise<Decided[]> =>
  withReviews(deps, await listDecisions(deps.db, deps.keyRing.encryption("health-data"), accountId));

/** Another account's is `not-found`. */
export async function getDecided(deps: ReadDeps, accountId: string, id: string): Promise<Decided> {
  const found = await findDecision(deps.db, deps.keyRing.encryption("health-data"), accountId, id);
  const [decided] = found ? await withReviews(deps, [found]) : [];
  if (!decided) throw new Problem("not-found");
  return decided;
}

async function withReviews({ db }: Pick<Deps, "db">, records: GuaranteeDecisionRecord[]): Promise<Decided[]> {
  if (records.length === 0) return [];
  const claims = await listClaimsByReferenceNumber(
    db,
    records.map(({ referenceNumber }) => referenceNumber),
  );
  const byNumber = new Map(claims.map((claim) => [claim.referenceNumber, claim]));
  return records.map((record) => ({ ...record, review: byNumber.get(record.referenceNumber) ?? null }));
}

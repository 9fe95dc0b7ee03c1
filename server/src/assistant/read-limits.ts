import type { Limits } from "@app/engine/assistant/limits/limits";
import { exclusionsOf } from "@app/engine/exclusions/exclusions";
import { triageOf } from "@app/engine/intake/triage/triage";
import { overloaded, REGIONS, type Region } from "@app/engine/training/library/exercise";
import { type Loaded, loadInput } from "../intake/assessments/load-input.ts";
import { findInForce } from "../intake/assessments/queries.ts";
import { sparedRegionsOf } from "../plans/training/spared-regions.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

type ReadDeps = Pick<PlatformDeps, "now" | "keyRing">;

export type MemberLimits = Limits & { readonly painful: readonly Region[] };

/** What may not be proposed to a member, by the answers as they are now. */
export async function readLimits({ now, keyRing }: ReadDeps, tx: Db, accountId: string): Promise<MemberLimits> {
  const loaded = await loadInput({ now }, tx, { accountId, encryption: keyRing.encryption("health-data") });
  return limitsOf({ keyRing }, tx, accountId, loaded);
}

export async function limitsOf(
  { keyRing }: Pick<ReadDeps, "keyRing">,
  tx: Db,
  accountId: string,
  { answers, context, today, overrides }: Pick<Loaded, "answers" | "context" | "today" | "overrides">,
): Promise<MemberLimits> {
  const inForce = await findInForce({ keyRing }, tx, accountId);
  const { facts, rows } = triageOf(answers, context, today);
  const spared = sparedRegionsOf(answers, inForce?.details ?? { blockedRegions: [] });
  return {
    exclusions: exclusionsOf(answers, facts, inForce?.rowCodes ?? rows, overrides),
    overloads: (movement) => overloaded(movement, spared),
    painful: REGIONS.filter((region) => spared[region] !== undefined),
  };
}

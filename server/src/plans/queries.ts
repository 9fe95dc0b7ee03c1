import type { ProgrammeAccess } from "@app/contract/intake";
import type { Swap } from "@app/contract/plans";
import { isPlannedOutcome } from "../intake/assessments/assessment.ts";
import { listLevels } from "../intake/assessments/queries.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { findDrafts } from "./drafts/draft-store.ts";
import type { DraftsByHalf } from "./drafts/plan-draft.ts";
import { listSwaps } from "./layer/swap-store.ts";
import {
  changedVersions,
  countPlans,
  findFirstCreated,
  findPlan,
  findShownPlan,
  findVersion,
  type ListedVersion,
  listStoredVersions,
} from "./plan-store.ts";
import type { PlanVersion } from "./plan-version.ts";
import { type PlanFacts, sealedPlans } from "./sealed-plan.ts";
import { countHalfSigned } from "./signing/signature-store.ts";
import { countWithdrawals } from "./withdrawing/withdrawal-store.ts";

/** Both halves of a member's next version, as they were saved last. */
export const readDrafts = ({ keyRing }: Pick<Deps, "keyRing">, tx: Db, accountId: string): Promise<DraftsByHalf> =>
  findDrafts(tx, keyRing.encryption("health-data"), accountId);

/** When a provisional plan was first shown and a definitive one first published. A version is born published. */
export const findFirstVersions = (
  db: Db,
  accountId: string,
): Promise<{ provisionalAt: Date | null; definitiveAt: Date | null }> => findFirstCreated(db, accountId);

type ReadDeps = Pick<Deps, "keyRing">;

/** The newest version of a member's plan, for domains that write the next one. */
export const findCurrentPlan = ({ keyRing }: ReadDeps, tx: Db, accountId: string): Promise<PlanVersion | undefined> =>
  findPlan(tx, keyRing.encryption("health-data"), accountId);

export const findPlanVersion = (
  { keyRing }: ReadDeps,
  tx: Db,
  place: { accountId: string; version: number },
): Promise<PlanVersion | undefined> => findVersion(tx, keyRing.encryption("health-data"), place);

type ShownFacts = PlanFacts & { version: number };

/**
 * Goal and mass by which the first plan of a purchase was made: later answers change later versions, never these. Undefined
 * while there is none.
 */
export async function findShownFacts(
  { keyRing }: Pick<Deps, "keyRing">,
  db: Db,
  { accountId, accessAt }: { accountId: string; accessAt: Date },
): Promise<ShownFacts | undefined> {
  const shown = await findShownPlan(db, { accountId, accessAt });
  if (!shown) return undefined;
  const { facts } = sealedPlans.open(keyRing.encryption("health-data"), { accountId, ...shown });
  return { ...facts, version: shown.version };
}

/** When a member's plan last changed, the newest first; none where the plan in force is not shown. Opens no document. */
export async function listChangedVersions(
  db: Db,
  accountId: string,
  limit: number,
): Promise<{ version: number; at: Date }[]> {
  const outcome = (await listLevels(db, [accountId])).get(accountId)?.outcome;
  if (!outcome || !isPlannedOutcome(outcome)) return [];
  const rows = await changedVersions(db, accountId, limit).execute();
  return rows.map(({ version, createdAt }) => ({ version, at: createdAt }));
}

/** What a member takes instead of parts of any version, for domains that show a day of the plan. */
export const listChoices = (db: Db, accountId: string): Promise<Swap["choice"][]> => listSwaps(db, accountId);

const MAX_LISTED = 200;

/** The versions of a member's plan, the newest first. */
export const listVersions = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ListedVersion[]> => listStoredVersions(db, keyRing.encryption("health-data"), accountId, MAX_LISTED);

/** Provisional plans made since then, and how many of them lack a menu or a training half that they should have. */
export const planMetrics = (
  { db, now }: Pick<PlatformDeps, "db" | "now">,
  since = addMs(now(), -DAY_MS),
): ReturnType<typeof countPlans> => countPlans(db, since);

/** Plans that were taken away in the last day, by what took them. */
export const withdrawnPlans = ({ db, now }: Pick<PlatformDeps, "db" | "now">): ReturnType<typeof countWithdrawals> =>
  countWithdrawals(db, addMs(now(), -DAY_MS));

/** Plans of which one half was signed more than a day ago, and that still wait for the other professional. */
export const halfSignedPlans = ({ db, now }: Pick<PlatformDeps, "db" | "now">): Promise<number> =>
  countHalfSigned(db, addMs(now(), -DAY_MS));

/** After the end of access the last plan stays readable. */
export const MAY_READ: ReadonlySet<ProgrammeAccess> = new Set<ProgrammeAccess>(["active", "queued", "ended"]);

import { HALVES, type Half, type PlanDocument } from "@app/contract/plan-document";
import type { PlanChangesView, VersionLine } from "@app/contract/plan-publication";
import type { Swap } from "@app/contract/plans";
import { exclusionsOf } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { keptChoices } from "@app/engine/plans/swaps/kept-choices";
import { MEAL_TITLES } from "@app/engine/plans/view/meal-titles";
import { numbersOf } from "@app/engine/plans/view/numbers-of";
import { findExercise } from "@app/engine/training/library/library";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { allowedDiet } from "../diet/allowed-diet.ts";
import { listSwaps } from "../layer/swap-store.ts";
import { halfOfPart } from "../plan-halves.ts";
import { findVersion, type ListedVersion } from "../plan-store.ts";
import { listVersions, MAY_READ } from "../queries.ts";
import { listSignatures } from "../signing/signature-store.ts";
import { viewSigner } from "../signing/view-signer.ts";
import { allowedTraining } from "../training/allowed-training.ts";
import { sparedRegionsOf } from "../training/spared-regions.ts";
import { withdrawnHalves } from "../withdrawing/find-reasons.ts";
import { viewPlanChanges } from "./view-plan-changes.ts";

const DAYS = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

/** What the member had chosen, by the version that offered it: `Batata-doce no lugar de arroz branco`. */
function describeSwap({ part, takes }: Swap["choice"], { diet, training }: PlanDocument): string {
  const meals = diet?.method === "foods" ? diet.days.flatMap((day) => day.meals) : [];
  const meal = meals.find(({ id }) => id === part);
  if (meal) return `${MEAL_TITLES[meal.slot]} de ${dayOf(takes)} no lugar do de ${dayOf(part)}`;
  const item = meals.flatMap(({ items }) => items).find(({ id }) => id === part);
  const planned = training?.sessions.flatMap(({ exercises }) => exercises).find(({ id }) => id === part);
  const instead = item ? nameOf(item.food) : planned && (findExercise(planned.exercise)?.name ?? null);
  const taken = item ? nameOf(takes) : (findExercise(takes)?.name ?? null);
  return [taken ?? "Uma troca sua", instead && `no lugar de ${lowered(instead)}`].filter(Boolean).join(" ");
}

const nameOf = (food: string): string | null => (findFood(food) ? foodName(food) : null);
const dayOf = (part: string): string => DAYS[Number(part.slice(1, 2)) - 1] ?? "outro dia";
const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing">;
type Reading = { accountId: string; version: number };

/** What changed in a version of a member's plan, and why. What the level in force hides of the plan is left out here too. */
export const getPlanChanges = (deps: ReadDeps, reading: Reading): Promise<PlanChangesView> =>
  inTransaction(deps.db, (tx) => readChanges(deps, tx, reading), { isSnapshot: true });

async function readChanges({ now, keyRing }: ReadDeps, tx: Db, { accountId, version }: Reading) {
  const encryption = keyRing.encryption("health-data");
  const found = await findVersion(tx, encryption, { accountId, version });
  const content = found?.content;
  const inForce = await findInForce({ keyRing }, tx, accountId);
  const { access, answers, context, today, overrides } = await loadInput({ now }, tx, { accountId, encryption });
  if (!content || !inForce?.details || !isPlannedOutcome(inForce.outcome) || !MAY_READ.has(access))
    throw new Problem("not-found");
  const { document, changes } = content;
  const exclusions = exclusionsOf(answers, factsOf(answers, context, today), inForce.rowCodes, overrides);
  const gone = withdrawnHalves(found.withdrawal?.reasons ?? []);
  const allowed = {
    diet: allowedDiet(document, inForce, exclusions),
    training: allowedTraining(document, inForce, sparedRegionsOf(answers, inForce.details)),
  };
  const halves = new Set(HALVES.filter((half) => allowed[half] && !gone.includes(half)));
  const earlier = await findVersion(tx, encryption, { accountId, version: version - 1 });
  const before = earlier?.content?.document;
  const listed = await listVersions({ keyRing }, tx, accountId);
  const versions = linesOf(listed);
  const lineOf = (number: number) => versions.find((line) => line.version === number);
  const line = lineOf(version);
  if (!line) throw new Problem("not-found");
  return viewPlanChanges({
    line,
    previous: lineOf(version - 1) ?? null,
    reviewOn: document.reviewOn,
    from: before ?? null,
    to: document,
    changes,
    halves,
    numbers: numbersOf(inForce.details.numbers),
    ...(await swapsIn(tx, { accountId, before, after: document, halves })),
    signers: (await listSignatures(tx, accountId, version)).map(viewSigner),
    code: listed.find((one) => one.version === version)?.code ?? null,
    versions,
  });
}

/** The newest first. */
export const linesOf = (versions: readonly ListedVersion[]): VersionLine[] =>
  versions.map(({ version, kind, createdAt, validFrom }, index) => ({
    version,
    kind,
    createdAt: createdAt.toISOString(),
    validFrom,
    isInForce: index === 0,
  }));

type Swapped = { accountId: string; before: PlanDocument | undefined; after: PlanDocument; halves: ReadonlySet<Half> };

/** Of the member's lasting swaps on the version before. */
export async function swapsIn(tx: Db, { accountId, before, after, halves }: Swapped) {
  if (!before) return { lostSwaps: [], keptSwaps: 0 };
  const madeIn = before.madeIn;
  const own = (await listSwaps(tx, accountId)).filter(({ plan, part, day }) => {
    const half = halfOfPart(part);
    return day === null && plan === madeIn[half] && halves.has(half);
  });
  const { kept, lost } = keptChoices(own, before, after);
  return { lostSwaps: lost.map((choice) => describeSwap(choice, before)), keptSwaps: kept.length };
}

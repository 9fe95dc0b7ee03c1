import { randomUUID } from "node:crypto";
import type { PlanDocument } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import type { Deps } from "../../deps.ts";
import { insertAssessment } from "../../intake/assessments/assessment-store.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { aCompleteMember, save } from "../../intake/testing/answering.ts";
import { findPlan, insertPlan } from "../plan-store.ts";
import { listVersions } from "../queries.ts";
import { type SealedPlan, sealedPlans } from "../sealed-plan.ts";
import type { Withdrawal } from "../withdrawing/withdrawal-store.ts";

/** A member of the Complete plan who has just closed the questionnaire. */
export async function aPlannedMember(deps: Deps, answers: Answers = plainAnswers) {
  const member = await aCompleteMember(deps);
  await save(deps, member.accountId, answers);
  await completeIntake(deps, member.accountId);
  return member;
}

export const versionsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("planVersions").selectAll().where("accountId", "=", accountId).orderBy("version").execute();

/** Those that were taken away, the oldest first, with why. */
export async function withdrawalsOf(deps: Deps, accountId: string): Promise<Withdrawal[]> {
  const versions = await listVersions(deps, deps.db, accountId);
  return versions.toReversed().flatMap(({ withdrawal }) => (withdrawal ? [withdrawal] : []));
}

type Row = Awaited<ReturnType<typeof versionsOf>>[number];

export function openedPlan({ keyRing }: Deps, row: Row | undefined): SealedPlan {
  if (!row?.sealed) throw new Error("the document is erased");
  const { accountId, version, sealed } = row;
  return sealedPlans.open(keyRing.encryption("health-data"), { accountId, version, sealed });
}

const portion = { unit: "cs", count: 4, grams: 100, kcal: 128, protein: 2.5, fat: 0.2, carb: 28.1, fibre: 1.6 };

/** A week with one food at every lunch. */
export const aDocument = (food = "taco:3", more: Partial<PlanDocument> = {}): PlanDocument => ({
  schema: "plan/1",
  version: 1,
  kind: "provisional",
  basedOn: { plan: null, questionnaire: "1", safety: "1", targets: "1", menus: "1", catalogue: "1" },
  madeIn: { diet: more.version ?? 1, training: more.version ?? 1 },
  validFrom: "2026-11-16",
  reviewOn: "2026-11-30",
  targets: { kcal: 1650, protein: 110, fat: 55, carb: 179, fibre: 25, waterMl: 2450, floor: 1200 },
  diet: {
    method: "foods",
    days: ["d1", "d2", "d3", "d4", "d5", "d6", "d7"].map((id) => ({
      id,
      meals: [
        {
          id: `${id}.almoco`,
          slot: "almoco",
          time: "12:30",
          template: "almoco-arroz",
          name: "Arroz",
          items: [{ id: `${id}.almoco.1`, food, ...portion, swaps: [] }],
          how: [],
        },
      ],
    })),
  },
  training: null,
  reasons: [],
  safety: { diet: "A", training: "A", rows: [] },
  ...more,
});

/** One session with one exercise. */
export const aTraining = (more: Partial<Training> = {}): Training => ({
  block: 1,
  level: "iniciante",
  isLimited: false,
  place: "academia",
  equipment: ["halteres"],
  days: 3,
  reserve: [4, 4, 3, 3],
  sessions: [
    {
      id: "A",
      kind: "corpo-todo",
      minutes: [20, 20, 25, 25],
      warmUp: [],
      exercises: [
        {
          id: "A.1",
          exercise: "fx:Goblet_Squat",
          sets: [2, 2, 3, 3],
          unit: "reps",
          target: [8, 12],
          restSeconds: 90,
          pair: null,
          progression: "load",
          ladder: [],
          swaps: ["fx:Leg_Extensions"],
        },
      ],
      short: null,
    },
  ],
  walks: 2,
  cardio: { minutes: [60, 70, 80, 90], effort: [3, 5], exercises: [] },
  ...more,
});

/** Made under answers that limit nothing. */
export const contentOf = (document: PlanDocument): SealedPlan => ({
  salt: randomUUID(),
  document,
  facts: { goal: null, kg: null },
  limits: { exclusions: [], unreadAllergies: [], pains: [] },
});

/** A plan and the decision that it was made under, on any account. */
export async function putPlan({ db, keyRing, now }: Deps, accountId: string, document = aDocument()): Promise<void> {
  const encryption = keyRing.encryption("health-data");
  await insertAssessment(db, encryption, accountId, {
    number: 1,
    decidedAt: now(),
    completedAt: now(),
    outcome: "plan",
    plan: "completo",
    safetyVersion: "1",
    questionnaireVersion: "1",
    targetsVersion: "1",
    diet: "A",
    training: "A",
    rowCodes: [],
    personBy: null,
    definitivePlanBy: null,
    awaitsReview: false,
    refund: null,
    details: {
      numbers: "mostrar",
      numbersForced: false,
      notes: [],
      maxDeficitPct: null,
      waterWithheld: false,
      blockedRegions: [],
    },
  });
  await insertPlan(
    db,
    encryption,
    { accountId, content: contentOf(document), answersRev: 0, createdAt: now() },
    undefined,
  );
}

/** The next version of an account's plan, without what signing it needs. */
export async function putVersion(
  { db, keyRing, now }: Deps,
  accountId: string,
  kind: PlanDocument["kind"],
): Promise<void> {
  const encryption = keyRing.encryption("health-data");
  const latest = await findPlan(db, encryption, accountId);
  const document = aDocument("taco:3", { version: (latest?.version ?? 0) + 1, kind });
  const content = contentOf(document);
  await insertPlan(db, encryption, { accountId, content, answersRev: 0, createdAt: now() }, latest);
}

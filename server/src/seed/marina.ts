/** The demo member of the Complete plan, in her fifth week: plan, diary, workouts, reviews and conversation. */

import { type Purpose, purposes } from "@app/contract/consents";
import type { Half } from "@app/contract/plan-document";
import { answerRecords } from "@app/engine/intake/answer-record";
import type { Answers } from "@app/engine/intake/answers";
import { findMeasure } from "@app/engine/nutrition/catalogue/catalogue";
import { recordId } from "@app/engine/sync/record-id";
import { answerConsent } from "../consents/answer-consent.ts";
import type { Deps } from "../deps.ts";
import { setVerifiedContact } from "../identity/accounts/account-store.ts";
import { completeIntake } from "../intake/complete-intake.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { listPromises } from "../promises/queries.ts";
import { seedTeamThread } from "./conversations.ts";
import { at, dayAgo, type Put, sendPuts, timeOn } from "./demo-device.ts";
import { diaryPuts } from "./diary.ts";
import { seedPurchase } from "./purchase.ts";
import { seedReviews } from "./reviews.ts";
import { seedSignedPlans } from "./signed-plans.ts";
import { workoutPuts } from "./workouts.ts";

/** Lactose, controlled pressure, a desk by day and a kitchen in the evening. */
const marinaAnswers: Answers = {
  q01: "Marina",
  q02: "1988-06-21",
  q03: "feminino",
  q04: 164,
  q05: 82.1,
  q06: "emagrecer",
  s1: { yes: true, which: ["pressao-alta"] },
  s1b: { controlled: "sim", last: "126/82" },
  s2: false,
  s3: false,
  s3b: 0,
  s4: { yes: false },
  s5: { yes: false },
  s6: { yes: false },
  s7: false,
  s8: "nao",
  s9: { marked: ["nenhuma"] },
  s11: { answer: "nao" },
  s12: { items: ["lactose"], other: "", severe: false },
  e1: false,
  e2: false,
  e3: false,
  e4: false,
  e5: false,
  h1: 0,
  h2: 0,
  f1: "de-tudo",
  f2: ["jiló"],
  f3: 5,
  f4: "marmita",
  f5: "ate-40",
  f6: "normal",
  f8: "meio-da-tarde",
  f9: "SP",
  m1: "sentado",
  m2: "60-150",
  m3: "<6m",
  m4: 3,
  m5: 45,
  m6: "academia",
  m7: [],
  m9: { hours: 7, wakes: 1 },
  p1: "mostrar",
  p2: { channel: "texto" },
  p3: { reminders: ["nenhum"] },
};

/** The demo member's weights, waist, nights and walks of five weeks. */
/** How many days ago she stood on the scale, and what it said. */
const WEIGHTS = [
  [39, 82.6],
  [37, 82.1],
  [36, 82.4],
  [34, 81.9],
  [32, 82.2],
  [30, 81.6],
  [29, 81.8],
  [27, 81.3],
  [25, 81.5],
  [23, 81.1],
  [22, 81.4],
  [20, 80.9],
  [18, 80.7],
  [16, 81],
  [15, 80.6],
  [13, 80.3],
  [11, 80.7],
  [9, 80.2],
  [8, 80.4],
  [6, 79.9],
  [4, 80.1],
  [3, 79.7],
  [1, 80],
  [0, 79.8],
] as const;
/** Every two weeks, in cm. */
const WAIST = [
  [34, 94.5],
  [20, 93.2],
  [6, 92.1],
] as const;
const NIGHTS = 34;

const bodyPuts = (deps: Deps): Put[] => [
  ...WEIGHTS.map(([ago, kg]) => weightPut(deps, ago, kg)),
  ...WAIST.map(([ago, cm]) => waistPut(deps, ago, cm)),
  ...Array.from({ length: NIGHTS }, (_, ago) => sleepPut(deps, ago)),
  ...[29, 22, 15, 8, 1].map((ago) => walkPut(deps, ago)),
];

function weightPut(deps: Deps, ago: number, kg: number): Put {
  const day = dayAgo(deps, ago);
  const measuredAt = timeOn(deps, day, "09:40");
  return { kind: "weight", id: recordId("weight", day), at: measuredAt, fields: { at: measuredAt.toISOString(), kg } };
}

function waistPut(deps: Deps, ago: number, cm: number): Put {
  const measure = { day: dayAgo(deps, ago), site: "cintura" };
  const id = recordId("measure", measure.day, measure.site);
  return { kind: "measure", id, at: timeOn(deps, measure.day, "09:50"), fields: { measure, cm } };
}

/** Between six and seven and a half hours, shorter in the middle of each week. */
function sleepPut(deps: Deps, ago: number): Put {
  const day = dayAgo(deps, ago);
  const minutes = 360 + ((ago * 5) % 7) * 15;
  const fields = { day, minutes, quality: minutes < 390 ? 3 : 4 };
  return { kind: "sleep", id: recordId("sleep", day), at: timeOn(deps, day, "09:35"), fields };
}

function walkPut(deps: Deps, ago: number): Put {
  const activity = { day: dayAgo(deps, ago), what: "caminhada" };
  const id = recordId("activity", activity.day);
  return {
    kind: "activity",
    id,
    at: timeOn(deps, activity.day, "21:00"),
    fields: { activity, minutes: 40, effort: 2 },
  };
}

/** What the demo member calls her own: a ladle, a food and a meal. */
const BEANS = "taco:561";

function ownPuts(deps: Deps): Put[] {
  const writtenAt = timeOn(deps, dayAgo(deps, 30), "23:00");
  const measure = { unit: "co", food: BEANS };
  const per100 = { kcal: 245, protein: 4.1, fat: 8.2, carb: 39.5, fibre: null };
  return [
    { kind: "own-measure", id: recordId("own-measure", "co", BEANS), at: writtenAt, fields: { measure, grams: 110 } },
    {
      kind: "own-food",
      id: recordId("own-food", "bolo-de-banana"),
      at: writtenAt,
      fields: { name: "Bolo de banana da Célia", per100, measure: { unit: "fa", grams: 60 } },
    },
    {
      kind: "own-meal",
      id: recordId("own-meal", "marmita-de-terca"),
      at: writtenAt,
      fields: { name: "Marmita de terça", items: [itemOf("taco:3", "co", 1), itemOf("taco:410", "filé", 1)] },
    },
  ];
}

function itemOf(food: "taco:3" | "taco:410", unit: "co" | "filé", count: number) {
  const measure = findMeasure(food, unit);
  if (!measure) throw new Error(`${food} has no measure ${unit}`);
  const { grams, low, high } = measure;
  return { food: { ref: food, per100: null }, amount: { grams, low, high, unit, count, isAssumed: false } };
}

const DAYS_SINCE_SIGN_UP = 40;
const DAYS_SINCE_PURCHASE = 34;

type Demo = { accountId: string; email: string; signers: Record<Half, string> };

export const purchaseOf = ({ now }: Pick<Deps, "now">): Date => addMs(now(), -DAYS_SINCE_PURCHASE * DAY_MS);

export async function seedMarina(deps: Deps, demo: Demo): Promise<void> {
  const { accountId } = demo;
  const signedUp = at(deps, addMs(deps.now(), -DAYS_SINCE_SIGN_UP * DAY_MS));
  const bought = at(deps, purchaseOf(deps));
  await setVerifiedContact(deps.db, accountId, { channel: "email", address: demo.email }, signedUp.now());
  await agree(signedUp, accountId, "health-data");
  await seedPurchase(bought, demo);
  await agree(bought, accountId, "remote-care");
  await answer(bought, accountId);
  await completeIntake(bought, accountId);
  await keepTeamPromises(at(deps, addMs(bought.now(), 20 * HOUR_MS)), accountId);
  await seedSignedPlans(bought, accountId, demo.signers);
  await sendPuts(deps, accountId, [
    ...bodyPuts(deps),
    ...diaryPuts(deps),
    ...ownPuts(deps),
    ...(await workoutPuts(deps, accountId)),
  ]);
  await seedReviews(deps, accountId);
  await seedTeamThread(deps, accountId, { helena: demo.signers.diet, rafael: demo.signers.training });
}

/** What the team did in the first days beside the plan, which is signed as any is. */
async function keepTeamPromises(deps: Deps, accountId: string): Promise<void> {
  for (const { kind, subject, state } of await listPromises(deps, accountId))
    if (state === "running" && kind !== "definitive-plan")
      await keepPromise(deps, deps.db, { accountId, kind, subject, by: "demo" });
}

const agree = (deps: Deps, accountId: string, purpose: Purpose): Promise<void> =>
  answerConsent(deps, { accountId, purpose, allowed: true, version: purposes[purpose].version, via: "account" });

const answer = (deps: Deps, accountId: string): Promise<void> =>
  sendPuts(
    deps,
    accountId,
    answerRecords(marinaAnswers).map(({ kind, id, fields }) => ({ kind, id, fields, at: deps.now() })),
  );

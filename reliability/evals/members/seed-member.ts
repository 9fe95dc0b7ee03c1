import { randomUUID } from "node:crypto";
import type { LimitedMember } from "@app/engine/assistant/testing/evaluation/check";
import { golden } from "@app/engine/assistant/testing/evaluation/golden";
import { factsOf, type MemberFacts } from "@app/engine/assistant/testing/evaluation/member-facts";
import { limitedPerson } from "@app/engine/assistant/testing/limits/limit-cases";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import type { Deps } from "../../../server/src/deps.ts";
import type { Assessed } from "../../../server/src/intake/assessments/load-input.ts";
import { completeIntake } from "../../../server/src/intake/complete-intake.ts";
import { findPlan, insertPlan } from "../../../server/src/plans/plan-store.ts";
import { type Db, inTransaction } from "../../../server/src/platform/database/db.ts";
import { addMs, DAY_MS } from "../../../server/src/platform/time.ts";
import { keepOpenPromises } from "../../../server/src/promises/keep-promise.ts";
import { makePromise } from "../../../server/src/promises/make-promise.ts";
import { sweepPromises } from "../../../server/src/promises/sweep-promises.ts";
import { startReviews } from "../../../server/src/reviews/schedule/start-reviews.ts";
import { type Person, personOf } from "./person.ts";
import { planDocumentOf } from "./plan-document-of.ts";
import { answersToSend, sendRecords } from "./records.ts";
import { seedAccount } from "./seed-account.ts";
import { type History, seedDays } from "./seed-days.ts";

/** The answers that raise each row of the file's members. */
const RAISES: Readonly<Record<string, Partial<Answers>>> = {
  R09_SCOFF_2: { e2: true, e3: true },
  R10_TRANSTORNO_ALIMENTAR: { e1: true },
  R22_REMEDIO_COM_INTERACAO: { s5: { yes: true, names: ["hidroclorotiazida"] } },
};

/** A questionnaire that leads to the levels, the rows and the mode of numbers that the file gives the member. */
function answersOf(facts: MemberFacts, { fullName, birthDate }: Person): Answers {
  return {
    ...plainAnswers,
    q01: fullName.split(" ")[0] ?? "",
    q02: birthDate,
    ...(facts.equipment && { m6: facts.equipment }),
    ...allergiesOf(facts),
    ...Object.assign({}, ...(facts.rows ?? []).map((code) => RAISES[code])),
  };
}

/**
 * A member whose plan holds milk and who answers "lactose" loses sight of that plan at once, until another one is made. What
 * the file asks about is the swap: its member says it in the conversation alone.
 */
function allergiesOf({ allergens, severeReaction = false }: MemberFacts): Pick<Answers, "s12"> {
  const items = allergens.filter((one) => one !== "lactose");
  return items.length === 0 ? {} : { s12: { items, other: "", severe: severeReaction } };
}

export type SeededMember = {
  readonly key: string;
  readonly accountId: string;
  readonly headers: Record<string, string>;
  readonly person: Person;
  readonly facts: MemberFacts;
};

const FORTNIGHT = "fortnightly-diet";

/** Like which member of the file. */
export type WantedMember =
  | { readonly id: string; readonly history: History }
  /** Not of the file: the questionnaire alone, and the plan that the composer makes of it. */
  | { readonly limited: LimitedMember };

/** A member of the file as rows of ours, written by the product's own use cases at the moments at which they happen. */
async function seedMember(deps: Deps, key: string, wanted: WantedMember): Promise<SeededMember> {
  if ("limited" in wanted) return seedLimited(deps, key, wanted.limited);
  const { id, history } = wanted;
  const facts = factsOf(id);
  const person = personOf(key, facts.country);
  const start = startOf(facts);
  const then = { ...deps, now: () => start };
  const account = await seedAccount(then, key, facts, person);
  await sendRecords(then, account.accountId, answersToSend(answersOf(facts, person)));
  await completeIntake({ ...then, prepareClosing: closingWith(facts) }, account.accountId);
  await publishVersions(deps, account.accountId, facts);
  if (facts.plan === "completo") {
    await seedDays(deps, { accountId: account.accountId, facts, start, history });
    await settlePromises(deps, account.accountId, facts, start);
  }
  return { key, ...account, person, facts };
}

async function seedLimited(deps: Deps, key: string, who: LimitedMember): Promise<SeededMember> {
  const facts = factsOf("m1");
  const person = personOf(key, facts.country);
  const then = { ...deps, now: () => addMs(golden.now, -DAY_MS) };
  const account = await seedAccount(then, key, facts, person);
  const { answers } = limitedPerson(who);
  const q01 = person.fullName.split(" ")[0] ?? "";
  await sendRecords(then, account.accountId, answersToSend({ ...answers, q01, q02: person.birthDate }));
  await completeIntake(then, account.accountId);
  return { key, ...account, person, facts };
}

/** The questionnaire is closed at access; the clock of the definitive plan runs from then. */
function startOf({ promises = [], guarantee }: MemberFacts): Date {
  const definitive = promises.find(({ kind }) => kind === "definitive-plan");
  if (definitive?.startsAt) return new Date(definitive.startsAt);
  if (definitive?.dueAt) return addMs(new Date(definitive.dueAt), -5 * DAY_MS);
  return addMs(golden.now, -((guarantee?.day ?? 18) - 1) * DAY_MS);
}

/** In place of the composer's menu: the file's plan. */
const closingWith =
  (facts: MemberFacts): Deps["prepareClosing"] =>
  (deps, accountId) =>
    Promise.resolve(async (tx, assessed) => {
      if (facts.plan !== "completo") return;
      await insertVersion(deps as Deps, tx, { accountId, facts, version: 1, safety: safetyOf(assessed) });
      await startReviews(deps, tx, { accountId, ...assessed });
    });

const safetyOf = ({ assessment: { diet, training, rowCodes } }: Pick<Assessed, "assessment">) => ({
  diet,
  training,
  rows: rowCodes,
});

type Version = { accountId: string; facts: MemberFacts; version: number; safety: ReturnType<typeof safetyOf> };

async function insertVersion(deps: Deps, tx: Db, { accountId, facts, version, safety }: Version): Promise<void> {
  if (!facts.planFacts) return;
  const encryption = deps.keyRing.encryption("health-data");
  const document = planDocumentOf(facts, facts.planFacts, safety, version);
  const limits = { exclusions: [], unreadAllergies: [], pains: [] };
  const content = { salt: randomUUID(), document, facts: { goal: null, kg: null }, limits };
  const previous = await findPlan(tx, encryption, accountId);
  await insertPlan(tx, encryption, { accountId, content, answersRev: 0, createdAt: deps.now() }, previous);
}

/** Up to the version that the file names, on the morning from which it is valid. */
async function publishVersions(deps: Deps, accountId: string, facts: MemberFacts): Promise<void> {
  const latest = await findPlan(deps.db, deps.keyRing.encryption("health-data"), accountId);
  const safety = latest?.content?.document.safety;
  if (!facts.planFacts || !latest || !safety) return;
  const at = new Date(Math.max(latest.createdAt.getTime(), Date.parse(`${facts.planFacts.validFrom}T08:00:00-03:00`)));
  for (let version = 2; version <= facts.planFacts.version; version += 1)
    await insertVersion({ ...deps, now: () => at }, deps.db, { accountId, facts, version, safety });
}

/** People who were promised have come, and what the file says runs or is late does. */
async function settlePromises(deps: Deps, accountId: string, facts: MemberFacts, start: Date): Promise<void> {
  const owed = new Set((facts.promises ?? []).map(({ kind }) => kind));
  const soon = { ...deps, now: () => addMs(start, DAY_MS) };
  const kinds = (["human-first", "definitive-plan"] as const).filter((kind) => !owed.has(kind));
  await inTransaction(deps.db, async (tx) => {
    await keepOpenPromises(soon, tx, { accountId, kinds, by: "team" });
    for (const { kind, dueAt } of facts.promises ?? [])
      if (kind === FORTNIGHT && dueAt) {
        const startsAt = addMs(new Date(dueAt), -14 * DAY_MS);
        await makePromise(deps, tx, { accountId, kind: FORTNIGHT, subject: "diet-3", startsAt });
      }
  });
}

/** The database waits for the one, this process for the other. */
const AT_ONCE = 6;

/** An account for each key, like the member of the file that it names. */
export async function seedMembers(
  deps: Deps,
  wanted: ReadonlyMap<string, WantedMember>,
): Promise<Map<string, SeededMember>> {
  const waiting = [...wanted];
  const seeded = new Map<string, SeededMember>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) seeded.set(next[0], await seedMember(deps, ...next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await sweepPromises(deps);
  return seeded;
}

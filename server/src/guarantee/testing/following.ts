import type { Mutation, SyncKind } from "@app/contract/sync";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { addDays, momentOf } from "@app/engine/promises/local-time";
import { nextHlc } from "@app/engine/sync/hlc";
import type { Deps } from "../../deps.ts";
import { aDay, aMeasure, type Written } from "../../diary/testing/diary-records.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { aReview, at, send, TUESDAY } from "../../reviews/testing/reviewing.ts";
import { aRecordId } from "../../sync/testing/record-ids.ts";
import { aDocument } from "../../testing/makers.ts";
import { aWorkout } from "../../workouts/testing/workouts.ts";

/** The day called 1: of the purchase, the questionnaire and the first plan. */
const FIRST = "2026-11-17";
const FIRST_MONDAY = "2026-11-16";
export const dayOf = (number: number): string => addDays(FIRST, number - 1);
export const noonOf = (number: number): Date => new Date(momentOf("America/Sao_Paulo", dayOf(number), 12 * 3_600));
export const onDay = (deps: Deps, number: number): Deps => at(deps, noonOf(number));

type Record = Written | readonly [SyncKind, string, object];

let counter = 0;
const stamp = ([kind, id, fields]: Record, now: Date): Mutation => {
  const { hlc } = nextHlc({ ms: now.getTime(), counter: (counter += 1) % 60_000 }, now.getTime(), "00000000000000aa");
  return { id, kind, op: "put", hlc, fields: { ...fields } };
};

export const write = (deps: Deps, accountId: string, on: number, ...records: Record[]): Promise<void> =>
  writeBehind(deps, accountId, { on, clockOn: on }, ...records);

/** By a device whose clock shows an earlier day. */
export async function writeBehind(
  deps: Deps,
  accountId: string,
  { on, clockOn }: { on: number; clockOn: number },
  ...records: Record[]
): Promise<void> {
  const clock = noonOf(clockOn);
  const { acks } = await send(at(deps, noonOf(on)), accountId, ...records.map((record) => stamp(record, clock)));
  const refused = acks.filter(({ result }) => result !== "stored");
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
}

export const aWeight = (day: number, kg: number) =>
  ["weight", aRecordId(), { at: noonOf(day).toISOString(), kg }] as const;
export const aDone = (day: number) =>
  aWorkout({ day: dayOf(day) }, { end: { at: noonOf(day).toISOString(), because: "done", effort: 3 } });

type Followed = {
  answers?: Partial<Answers>;
  diaryDays?: number;
  workouts?: number;
  reviews?: number;
  weighIns?: number;
  waists?: readonly { day: number; cm: number }[];
  /** What we promise stays owed, and nobody does it. */
  isOwed?: boolean;
};

/** A member who followed the programme for thirty days, and whose weight did not change. */
export async function aFollower(deps: Deps, followed: Followed = {}) {
  const { answers = {}, diaryDays = 22, workouts = 20, reviews = 4, weighIns = 14, waists = [] } = followed;
  const member = await aPlannedMember(at(deps, TUESDAY), { ...plainAnswers, ...answers });
  const { accountId } = member;
  // A document of their own: the guarantee identifies people by it.
  const customer = deps.db.updateTable("gatewayCustomers").set({ document: aDocument() });
  await customer.where("accountId", "=", accountId).execute();
  const oweNothing = async (moment: Deps) => {
    if (!followed.isOwed) await inTransaction(deps.db, (tx) => voidPromises(moment, tx, { accountId }));
  };
  await oweNothing(at(deps, TUESDAY));
  for (let day = 1; day <= 30; day += 1) {
    const records = [
      ...(day <= diaryDays ? [aDay({ isComplete: true }, dayOf(day))] : []),
      ...(day <= workouts ? [aDone(day)] : []),
      ...(day % 2 === 1 && day < 2 * weighIns ? [aWeight(day, day % 4 === 1 ? 82.2 : 81.8)] : []),
      ...waists.filter((one) => one.day === day).map(({ cm }) => aMeasure({ day: dayOf(day) }, cm)),
    ];
    if (records.length > 0) await write(deps, accountId, day, ...records);
  }
  for (let week = 1; week <= reviews; week += 1) {
    const sunday = onDay(deps, 7 * week);
    await send(sunday, accountId, aReview(sunday, {}, addDays(FIRST_MONDAY, 7 * (week - 1))));
    await oweNothing(sunday);
  }
  const { id: paymentId } = await deps.db
    .selectFrom("payments")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return { ...member, paymentId };
}

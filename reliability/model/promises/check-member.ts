import { type Cycle, cycles } from "@app/contract/catalogue";
import { promiseStatus } from "@app/engine/promises/promise";
import type { Deps } from "../../../server/src/deps.ts";
import { DAY_MS } from "../../../server/src/platform/time.ts";
import { promiseHours } from "../../../server/src/promises/promise-hours.ts";
import type { Member, Remembered } from "./member.ts";

export type Counts = { promises: number; kept: number; breached: number; void: number; creditDays: number };

/** Throws what does not hold of a member when everything is over; returns how it ended. */
export async function checkMember(deps: Deps, member: Member, end: Date): Promise<Counts> {
  const { accountId, isYearly } = member;
  const rows = await deps.db.selectFrom("promises").selectAll().where("accountId", "=", accountId).execute();
  const periods = await periodsOf(deps, accountId);
  const lastEnd = Math.max(...periods.map(({ endsAt }) => endsAt.getTime()));
  const counts: Counts = { promises: rows.length, kept: 0, breached: 0, void: 0, creditDays: 0 };
  if (rows.length !== member.promises.length) throw new Error("a promise was made twice or not at all");

  for (const promise of member.promises) {
    const row = rows.find(({ subject }) => subject === promise.subject);
    const name = `${accountId} ${promise.kind} ${promise.subject}`;
    if (!row) throw new Error(`${name} is gone`);
    // The end of access voids what the model did not: when, only the row knows.
    const story: Remembered = row.voidedAt ? { ...promise, voidedAt: row.voidedAt } : promise;
    const status = promiseStatus(story, promiseHours, end);
    if (row.state === "running") throw new Error(`${name} never ended`);
    if (row.state !== status.state) throw new Error(`${name} is ${row.state} and should be ${status.state}`);
    if (row.creditDays !== status.creditDays)
      throw new Error(`${name} is credited ${row.creditDays} days and should be ${status.creditDays}`);
    counts[row.state as "kept"] += 1;

    const given = await givenFor(deps, periods, row.id);
    const owed = row.dueAt.getTime() < lastEnd ? status.creditDays : 0;
    if (given !== owed) throw new Error(`${name} added ${given} days to access and should have added ${owed}`);
    counts.creditDays += given;
    if (isYearly) await checkMessages(deps, name, row.id, given);
  }
  for (const { startsAt, endsAt, cycle, paymentId } of periods) {
    const bought = cycles[cycle as Cycle].days;
    const credited = await sumOf(deps, paymentId);
    const days = (endsAt.getTime() - startsAt.getTime()) / DAY_MS;
    if (days !== bought + credited) throw new Error(`${accountId} has ${days} days, of ${bought} and ${credited}`);
  }
  for (const [index, { startsAt }] of periods.entries()) {
    const before = periods[index - 1];
    if (before && before.endsAt.getTime() !== startsAt.getTime()) throw new Error(`${accountId} has a gap in access`);
  }
  return counts;
}

const periodsOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.paymentId", "w.startsAt", "w.endsAt", "p.cycle"])
    .where("w.accountId", "=", accountId)
    .orderBy("w.startsAt")
    .execute();

async function givenFor({ db }: Deps, periods: { paymentId: string }[], promiseId: string): Promise<number> {
  const rows = await db
    .selectFrom("subscriptionCredits")
    .select("days")
    .where("source", "=", `promise ${promiseId}`)
    .where(
      "paymentId",
      "in",
      periods.map(({ paymentId }) => paymentId),
    )
    .execute();
  return rows.reduce((sum, { days }) => sum + days, 0);
}

async function sumOf({ db }: Deps, paymentId: string): Promise<number> {
  const rows = await db.selectFrom("subscriptionCredits").select("days").where("paymentId", "=", paymentId).execute();
  return rows.reduce((sum, { days }) => sum + days, 0);
}

/** One at the first day, one of the final number, and none of what adds nothing. */
async function checkMessages({ db }: Deps, name: string, promiseId: string, given: number): Promise<void> {
  const rows = await db
    .selectFrom("messages")
    .select("params")
    .where("dedupeKey", "like", `promise-credited ${promiseId} %`)
    .execute();
  const announced = rows.map(({ params }) => params as { days: number });
  if (given === 0 ? announced.length > 0 : announced.length === 0 || announced.length > 2)
    throw new Error(`${name} was announced ${announced.length} times`);
  if (given > 0 && !announced.some(({ days }) => days === given))
    throw new Error(`${name} was announced as ${announced.map(({ days }) => days).join(", ")} days, not ${given}`);
}

import { voidEndedPromises } from "../../../server/src/checkout/subscriptions/void-ended-promises.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { openDb } from "../../../server/src/platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS } from "../../../server/src/platform/time.ts";
import { sweepPromises } from "../../../server/src/promises/sweep-promises.ts";
import { poolThatBreaksAt } from "../../../server/src/testing/killed.ts";
import { createRandom, type Random } from "../../lib/shopper/random.ts";
import { type Happening, Member } from "./member.ts";
import type { World } from "./world.ts";

/** With the year's closed days within. */
const START = new Date("2026-12-01T09:30:00-03:00");
/** The worker comes by each minute in life; what it finds after six hours is the same, and what it is late for is more. */
const STEP_MS = 6 * HOUR_MS;
export const LIVED_DAYS = 90;
/** Then the clock moves on until nothing runs: longer than any promise, pause and credit. */
const QUIET_DAYS = 130;
const QUIET_STEP_MS = 2 * DAY_MS;
const LANES = 4;

type Lives = { count: number; seed: number; days: number };
export type Run = { members: Member[]; end: Date; kills: number };

/** Lives through the days of all members at once, with a worker that is killed at random statements. */
export async function runMembers(
  { deps, databaseUrl, openAccount }: World,
  { count, seed, days }: Lives,
): Promise<Run> {
  const random = createRandom(seed);
  const members: Member[] = [];
  const diaries: Diary[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = new Member(await openAccount(), createRandom(seed + 1 + index), { start: START, days });
    const diary = new Diary();
    member.begin((happening) => diary.schedule(happening));
    members.push(member);
    diaries.push(diary);
  }
  let kills = 0;
  const lanes = Array.from({ length: LANES }, (_, lane) => diaries.filter((__, index) => index % LANES === lane));
  let now = START;
  const end = addMs(START, (days + QUIET_DAYS) * DAY_MS);
  const livedUntil = addMs(START, days * DAY_MS);
  while (now < end) {
    now = addMs(now, now < livedUntil ? STEP_MS : QUIET_STEP_MS);
    const until = now;
    await Promise.all(
      lanes.map(async (lane) => {
        for (const diary of lane) await diary.liveUntil(deps, until);
      }),
    );
    kills += await work({ ...deps, now: () => until }, databaseUrl, random);
  }
  return { members, end, kills };
}

/** The worker's two sweeps, the second at times twice at once; a killed worker comes back at the next step. */
async function work(then: Deps, databaseUrl: string, random: Random): Promise<number> {
  if (random.happens(0.2)) return (await isKilled(then, databaseUrl, random.below(random.oneOf([9, 60, 900])))) ? 1 : 0;
  await voidEndedPromises(then);
  await Promise.all(Array.from({ length: random.happens(0.1) ? 2 : 1 }, () => sweepPromises(then)));
  return 0;
}

async function isKilled(then: Deps, databaseUrl: string, statement: number): Promise<boolean> {
  const db = openDb(poolThatBreaksAt(databaseUrl, statement));
  const killed = await voidEndedPromises({ ...then, db })
    .then(() => sweepPromises({ ...then, db }))
    .then(
      () => false,
      () => true,
    );
  await db.destroy();
  return killed;
}

/** What is still to happen to one member, each thing at its own moment. */
class Diary {
  #happenings: Happening[] = [];

  schedule(happening: Happening): void {
    this.#happenings.push(happening);
    this.#happenings.sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  async liveUntil(deps: Deps, until: Date): Promise<void> {
    for (let [next] = this.#happenings; next && next.at <= until; [next] = this.#happenings) {
      this.#happenings.shift();
      const { at, happen } = next;
      await happen({ ...deps, now: () => at });
    }
  }
}

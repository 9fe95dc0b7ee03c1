import type { Mutation } from "@app/contract/sync";
import { type WorkoutHistory, WorkoutsView } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aFreeMember, save, todayOf } from "../intake/testing/answering.ts";
import { getPlan } from "../plans/get-plan.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { DAY_MS } from "../platform/time.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { type Api, test } from "../testing/http.ts";
import { workoutIdOf } from "./testing/workouts.ts";

/** Any equipment's smallest step is less than a tenth of it. */
const HEAVY = 100;

type Headers = Record<string, string>;

async function read(api: Api, headers: Headers): Promise<WorkoutsView> {
  const { status, body } = await api<WorkoutsView>("GET", "/v1/account/workouts", { headers });
  if (status !== 200 || !body.return) throw new Error(`workouts answered ${status}`);
  return body.return;
}

type Done = Pick<WorkoutHistory, "sets"> & { session: string; day: string; minutes?: number | null };

/** The puts of a workout, as the player sends them. */
function trained(phone: ReturnType<typeof aDevice>, { session, day, sets, minutes = 30 }: Done): Mutation[] {
  const of = { plan: 1, id: session, day, isShort: false };
  const workout = workoutIdOf(of);
  const startedAt = `${day}T10:00:00.000Z`;
  const at = new Date(new Date(startedAt).getTime() + (minutes ?? 0) * 60_000).toISOString();
  const end = minutes === null ? null : { at, because: "done", effort: 3 };
  return [
    phone.put(workout, { session: of, startedAt, end }, "workout"),
    ...sets.map((set) =>
      phone.put(recordId("set", workout, set.part, set.number), { set: { workout, ...set }, at: startedAt }, "set"),
    ),
  ];
}

const dayBefore = (deps: Deps, days: number): string =>
  todayOf({ now: () => new Date(deps.now().getTime() - days * DAY_MS) });

async function firstExercise(deps: Deps, accountId: string) {
  const planned = (await getPlan(deps, accountId))?.training?.sessions[0]?.exercises.find(
    ({ progression }) => progression === "load",
  );
  if (!planned) throw new Error("the plan has no exercise with a load");
  return planned;
}

test("before the first workout every exercise of the plan has a target without a load", async ({ api, deps }) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const view = await read(api, headers);
  expect(WorkoutsView.parse(view)).toEqual(view);
  expect(view).toMatchObject({ plan: 1, week: { number: 1, kind: "planned" }, done: [], history: [] });
  const parts = (await getPlan(deps, accountId))?.training?.sessions.flatMap(({ exercises }) => exercises) ?? [];
  expect(view.next.map(({ part }) => part)).toEqual(parts.map(({ id }) => id));
  expect(view.next.every(({ kg }) => kg === null)).toBe(true);
});

test("the next load follows from two good workouts, and is said with its reason", async ({ api, deps, clock }) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const { id: part, exercise, target, sets } = await firstExercise(deps, accountId);
  const phone = aDevice(api, headers, deps.now);
  const good = Array.from({ length: sets[0] ?? 0 }, (_, index) => {
    const number = index + 1;
    return { part, exercise, number, kg: HEAVY, count: target[1], reserve: 4 };
  });
  const dates = [dayBefore(deps, 0), dayBefore(deps, -2)];
  clock.advance(3 * DAY_MS);
  for (const day of dates) await phone.sync(...trained(phone, { session: "A", day, sets: good }));
  const view = await read(api, headers);
  const next = view.next.find((one) => one.part === part);
  expect(next?.kg).toBeGreaterThan(HEAVY);
  expect(next?.kg).toBeLessThanOrEqual(1.1 * HEAVY);
  expect(next?.reason.code).toMatch(/^load\./);
  expect(view.done).toEqual(
    dates.toReversed().map((day) => ({ session: "A", day, isShort: false, minutes: 30, sets: good.length })),
  );
  expect(view.history[0]?.sets).toEqual(good);
});

test("workouts of twelve weeks, the newest first; one without an end is going on today, and without a set none", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const { id: part, exercise } = await firstExercise(deps, accountId);
  const phone = aDevice(api, headers, deps.now);
  const sets = [{ part, exercise, number: 1, kg: null, count: 8, reserve: null }];
  const [today, left, old, lost, opened, forgotten] = [0, 1, 80, 90, 2, 3].map((days) => dayBefore(deps, days));
  await phone.sync(
    ...trained(phone, { session: "B", day: old ?? "", sets }),
    ...trained(phone, { session: "A", day: lost ?? "", sets }),
    ...trained(phone, { session: "A", day: opened ?? "", sets: [], minutes: null }),
    ...trained(phone, { session: "A", day: forgotten ?? "", sets, minutes: 24 * 60 }),
    ...trained(phone, { session: "A", day: left ?? "", sets, minutes: null }),
    ...trained(phone, { session: "A", day: today ?? "", sets, minutes: null }),
  );
  const { done } = await read(api, headers);
  expect(done.map(({ day, minutes }) => [day, minutes])).toEqual([
    [left, null],
    [forgotten, null],
    [old, 30],
  ]);
});

test("a lasting swap has the target, and a region that hurts now has none", async ({ api, deps }) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const { id: part, swaps } = await firstExercise(deps, accountId);
  const phone = aDevice(api, headers, deps.now);
  const choice = { plan: 1, part, takes: swaps[0], day: null };
  await phone.sync(phone.put(recordId("swap", 1, part, "always"), { choice }, "swap"));
  const exerciseOf = async () => (await read(api, headers)).next.find((one) => one.part === part)?.exercise;
  expect(await exerciseOf()).toBe(swaps[0]);
  await save(deps, accountId, { s2: true });
  expect(await read(api, headers)).toMatchObject({ plan: null, week: { number: 1, kind: "planned" }, next: [] });
});

test("a free member reads their own workouts, without a plan; another member reads none of them", async ({
  api,
  deps,
}) => {
  const { headers } = await aFreeMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const sets = [{ part: "A.1", exercise: "fx:Goblet_Squat", number: 1, kg: 10, count: 8, reserve: 2 }];
  await phone.sync(...trained(phone, { session: "A", day: dayBefore(deps, 1), sets }));
  expect(await read(api, headers)).toMatchObject({ plan: null, next: [], done: [{ sets: 1 }], history: [{ sets }] });
  const other = await aFreeMember(deps);
  expect(await read(api, other.headers)).toMatchObject({ done: [], history: [] });
  expect((await api("GET", "/v1/account/workouts")).status).toBe(401);
});

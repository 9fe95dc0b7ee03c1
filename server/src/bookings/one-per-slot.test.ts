import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { Problem } from "../platform/http/problem.ts";
import { test } from "../testing/test.ts";
import { bookCall } from "./book-call.ts";
import { offeredSlots } from "./booking.ts";
import { moveCall } from "./change-call.ts";
import { aPayingMember, getAccount, payingTwins } from "./testing/callers.ts";

const choose = (startsAt: Date) =>
  ({ key: crypto.randomUUID(), startsAt: startsAt.toISOString(), way: "phone" }) as const;
const outcomeOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => "booked",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );
const openCalls = ({ db }: Deps) =>
  db.selectFrom("bookings").select(["accountId", "startsAt"]).where("state", "=", "booked").execute();

test("of fifty members for one slot one wins and the others are refused", async ({ deps }) => {
  const { accountId } = await aPayingMember(deps);
  const members = await payingTwins(deps, accountId, 50);
  const slot = offeredSlots(deps.now()).at(-1) ?? new Date(0);

  const outcomes = await Promise.all(
    members.map((account) => outcomeOf(bookCall(deps, { account, choice: choose(slot) }))),
  );

  expect(outcomes.toSorted()).toEqual(["booked", ...Array.from({ length: 49 }, () => "slot-taken")]);
  expect((await openCalls(deps)).filter(({ startsAt }) => startsAt.getTime() === slot.getTime())).toHaveLength(1);
});

test("members who swap and chase slots at once each keep exactly one call", async ({ deps }) => {
  const { accountId } = await aPayingMember(deps);
  const members = await payingTwins(deps, accountId, 6);
  const slots = offeredSlots(deps.now()).slice(0, 6);
  const booked = members.map((account, index) => ({ account, choice: choose(slots[index] ?? new Date(0)) }));
  for (const call of booked) await bookCall(deps, call);

  const outcomes = await Promise.all(
    booked.map(({ account, choice }, index) =>
      outcomeOf(
        moveCall(deps, { account, bookingId: choice.key, choice: choose(slots[(index + 1) % 6] ?? new Date(0)) }),
      ),
    ),
  );

  for (const outcome of outcomes) expect(["booked", "slot-taken"]).toContain(outcome);
  const ids = new Set(members.map(({ id }) => id));
  const calls = (await openCalls(deps)).filter((call) => ids.has(call.accountId));
  expect(new Set(calls.map((call) => call.accountId)).size).toBe(6);
  expect(calls).toHaveLength(6);
  expect(new Set(calls.map(({ startsAt }) => startsAt.getTime())).size).toBe(6);
});

test("a process killed between any two statements leaves the call as it was before or after", async ({ deps }) => {
  const { accountId } = await aPayingMember(deps);
  const account = await getAccount(deps, accountId);
  const [first = new Date(0), , , second = new Date(0)] = offeredSlots(deps.now()).slice(6);
  const killed: Deps = {
    ...deps,
    jobs: {
      ...deps.jobs,
      enqueue: () => {
        throw new Error("killed");
      },
    },
  };
  const own = async () => (await openCalls(deps)).filter((call) => call.accountId === accountId);

  const choice = choose(first);
  await expect(bookCall(killed, { account, choice })).rejects.toThrow("killed");
  expect(await own()).toEqual([]);
  await bookCall(deps, { account, choice });

  const move = { account, bookingId: choice.key, choice: choose(second) };
  await expect(moveCall(killed, move)).rejects.toThrow("killed");
  expect(await own()).toEqual([{ accountId, startsAt: first }]);
  await moveCall(deps, move);
  expect(await own()).toEqual([{ accountId, startsAt: second }]);
});

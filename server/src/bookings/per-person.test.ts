import { randomUUID } from "node:crypto";
import type { BookingsView } from "@app/contract/bookings";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Starter } from "../checkout/places/places.ts";
import type { Deps } from "../deps.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { dismissStaff } from "../staff/accounts/dismiss-staff.ts";
import { countStarts } from "../staff/count-starts.ts";
import { aStaffMember, assign } from "../staff/testing/a-staff-member.ts";
import { type Api, test } from "../testing/http.ts";
import { addAbsence } from "./add-absence.ts";
import { proposeMove } from "./propose-move.ts";
import { aPayingMember, payingTwins } from "./testing/callers.ts";
import { raceForSlots } from "./testing/slot-race.ts";

type Member = { headers: Record<string, string> };
type Choice = { key: string; startsAt: string; way: string; withColleague?: boolean };

const choose = (startsAt: string, withColleague = false): Choice => ({
  key: randomUUID(),
  startsAt,
  way: "phone",
  withColleague,
});
const read = async (api: Api, { headers }: Member): Promise<BookingsView> => {
  const reply = await api<BookingsView>("GET", "/v1/account/bookings", { headers });
  if (!reply.body.return) throw new Error(String(reply.body.error));
  return reply.body.return;
};
const book = (api: Api, { headers }: Member, body: Choice) =>
  api<BookingsView>("POST", "/v1/account/bookings", { headers, body });
const slotAt = ({ slots }: BookingsView, startsAt: string) => slots.find((slot) => slot.startsAt === startsAt);

/** One after the other in one file: each test has a team of its own. */
const withTeam = test.extend("team", async ({ deps }) => {
  await deps.db.deleteFrom("bookings").execute();
  await deps.db.deleteFrom("bookingAbsences").execute();
  await deps.db.updateTable("staff").set({ dismissedAt: deps.now() }).execute();
  return (count: number) => Promise.all(Array.from({ length: count }, () => aStaffMember(deps)));
});

const holderOf = async ({ db }: Deps, accountId: string) =>
  (await db.selectFrom("bookings").select("staffId").where("accountId", "=", accountId).execute()).map(
    ({ staffId }) => staffId,
  );

withTeam("the database itself refuses a second call of one person in one hour", async ({ api, deps, team }) => {
  const [nutri] = await team(1);
  const [member, other] = [await aPayingMember(deps), await aPayingMember(deps)];
  const startsAt = (await read(api, member)).slots[0]?.startsAt ?? "";
  await book(api, member, choose(startsAt));
  await book(api, other, choose((await read(api, other)).slots.at(-1)?.startsAt ?? ""));
  expect(await holderOf(deps, other.accountId)).toEqual([nutri?.id]);
  const doubled = deps.db.updateTable("bookings").set({ startsAt: new Date(startsAt) });
  await expect(doubled.where("accountId", "=", other.accountId).execute()).rejects.toThrow("bookings_one_per_person");
});

withTeam(
  "the member's own professional comes first; a colleague takes an hour with the member's yes alone",
  async ({ api, deps, team }) => {
    const [own, colleague] = await team(2);
    if (!own || !colleague) throw new Error("no team");
    const [member, other] = [await aPayingMember(deps), await aPayingMember(deps)];
    for (const { accountId } of [member, other]) await assign(deps, own.id, accountId, "nutri");
    const before = await read(api, member);
    expect(before.person).toMatchObject({ isColleague: false });
    const startsAt = before.slots.at(-1)?.startsAt ?? "";
    expect(slotAt(before, startsAt)).toEqual({ startsAt, taken: false, isWithColleague: false });

    expect((await book(api, member, choose(startsAt, true))).status).toBe(200);
    expect(await holderOf(deps, member.accountId)).toEqual([own.id]);
    expect(slotAt(await read(api, other), startsAt)).toEqual({ startsAt, taken: false, isWithColleague: true });
    expect((await book(api, other, choose(startsAt))).body.error).toBe("slot-taken");
    const booked = await book(api, other, choose(startsAt, true));
    expect(booked.body.return?.person).toMatchObject({ isColleague: true });
    expect(await holderOf(deps, other.accountId)).toEqual([colleague.id]);

    const third = await aPayingMember(deps);
    expect(slotAt(await read(api, third), startsAt)).toMatchObject({ taken: true });
  },
);

withTeam(
  "a member without a professional of their own is asked nothing, and calls go to who has fewest",
  async ({ api, deps, team }) => {
    await team(3);
    const members = [await aPayingMember(deps), await aPayingMember(deps), await aPayingMember(deps)];
    const holders: string[] = [];
    for (const [index, member] of members.entries()) {
      const { slots, person } = await read(api, member);
      expect([person, slots.some(({ isWithColleague }) => isWithColleague)]).toEqual([null, false]);
      await book(api, member, choose(slots.at(-1 - index)?.startsAt ?? ""));
      holders.push(...(await holderOf(deps, member.accountId)));
    }
    expect(new Set(holders).size).toBe(3);
  },
);

withTeam("calls, places and absences count the same people", async ({ api, deps, team }) => {
  const people = await team(5);
  for (let made = 0; made < 5; made += 1) await aStaffMember(deps, { role: "treinador" });
  const lapsed = await aStaffMember(deps, { registrationExpiresOn: "2020-01-01" });
  const starters = sql<Starter>`select null::uuid as account_id, now() as starts_at where false`;
  const placesOf = async () => (await countStarts(deps.db, { now: deps.now(), starters }))[0] ?? 0;
  const member = await aPayingMember(deps);
  const slot = (await read(api, member)).slots.at(-1)?.startsAt ?? "";
  const day = new Date(slot);
  const callsAt = async () => {
    const twins = await payingTwins(deps, member.accountId, 7);
    const { booked } = await raceForSlots(deps, twins, [day]);
    await deps.db.deleteFrom("bookings").execute();
    return booked;
  };
  const places = await placesOf();
  expect([await callsAt(), places]).toEqual([5, expect.any(Number)]);

  const away = { startsAt: addMs(deps.now(), -7 * DAY_MS), endsAt: addMs(deps.now(), 60 * DAY_MS) };
  for (const { id: staffId } of [...people.slice(0, 4), lapsed])
    await addAbsence(deps, { id: randomUUID(), professional: "nutritionist", staffId, ...away });
  expect([await callsAt(), await placesOf()]).toEqual([1, Math.floor(places / 5)]);
});

withTeam(
  "a call that the team moves goes to its professional, or to a colleague where that one is away",
  async ({ api, deps, team }) => {
    const [own, colleague] = await team(2);
    if (!own || !colleague) throw new Error("no team");
    const member = await aPayingMember(deps);
    await assign(deps, own.id, member.accountId, "nutri");
    const hours = (await read(api, member)).slots.map(({ startsAt }) => new Date(startsAt));
    const [last = new Date(0), before = new Date(0), first = new Date(0)] = hours.toReversed();
    await book(api, member, choose(first.toISOString()));
    const move = async (startsAt: Date) => {
      const { booking } = await read(api, member);
      const referenceNumber = booking?.referenceNumber ?? "";
      expect(await proposeMove(deps, { referenceNumber, startsAt, reason: "illness", by: "Helena" })).toBe("proposed");
      return (await read(api, member)).person?.isColleague;
    };
    expect(await move(before)).toBe(false);
    const away = { startsAt: last, endsAt: new Date(last.getTime() + 60_000) };
    await addAbsence(deps, { id: randomUUID(), professional: "nutritionist", staffId: own.id, ...away });
    expect(await move(last)).toBe(true);
  },
);

withTeam("the calls of a person who leaves go to the members' new professional", async ({ api, deps, team }) => {
  const [leaving, staying] = await team(2);
  if (!leaving || !staying) throw new Error("no team");
  const member = await aPayingMember(deps);
  await assign(deps, leaving.id, member.accountId, "nutri");
  await book(api, member, choose((await read(api, member)).slots.at(-1)?.startsAt ?? ""));
  await dismissStaff(deps, { staffId: leaving.id, reason: "saiu", by: null });
  expect(await holderOf(deps, member.accountId)).toEqual([staying.id]);
  expect((await read(api, member)).person).toMatchObject({ isColleague: false });
});

import { randomUUID } from "node:crypto";
import type { StaffAgenda } from "@app/contract/staff/agenda";
import { expect } from "vitest";
import { addAbsence } from "../../bookings/add-absence.ts";
import type { Deps } from "../../deps.ts";
import { type Api, test } from "../../testing/http.ts";
import { aMemberToRead } from "../members/testing/a-member-to-read.ts";
import { openStaffSession } from "../sessions/open-staff-session.ts";
import { aStaffMember, signIn } from "../testing/a-staff-member.ts";

type Slots = { slots: { startsAt: string; taken: boolean; isWithColleague: boolean }[] };
type Headers = Record<string, string>;

/** `taken` as a member sees it who talks to their own professional only. */
const slotsOf = async (api: Api, headers: Headers) =>
  ((await api<Slots>("GET", "/v1/account/bookings", { headers })).body.return?.slots ?? []).map(
    ({ startsAt, taken, isWithColleague }) => ({ startsAt, taken: taken || isWithColleague }),
  );

/** Books the member's first free slot from an index on. */
async function books(api: Api, headers: Headers, index: number): Promise<{ key: string; startsAt: string }> {
  const free = (await slotsOf(api, headers)).filter(({ taken }) => !taken);
  const choice = { key: randomUUID(), startsAt: free[index]?.startsAt ?? "", way: "phone" };
  const { status } = await api("POST", "/v1/account/bookings", { headers, body: choice });
  expect(status).toBe(200);
  return choice;
}

const agendaOf = async (api: Api, headers: Headers, at: string) =>
  (await api<StaffAgenda>("GET", `/v1/staff/agenda?week=${at.slice(0, 10)}`, { headers })).body.return;

const stateOf = async ({ db }: Deps, id: string) =>
  (await db.selectFrom("bookings").select("state").where("id", "=", id).executeTakeFirst())?.state;

const auditOf = ({ db }: Deps, staffId: string) =>
  db.selectFrom("staffAudit").select(["action", "accountId"]).where("staffId", "=", staffId).orderBy("at").execute();

async function signInAgain(deps: Deps, { id, headers }: Awaited<ReturnType<typeof aStaffMember>>) {
  const device = { ip: "203.0.113.20", userAgent: null };
  const opening = { staffId: id, scope: "full", confirmedWith: "totp", device } as const;
  const { token } = await openStaffSession(deps, deps.db, opening);
  return { ...headers, cookie: `equipe=${token}` };
}

test("a professional sees the calls of their own members, with a number to call", async ({ api, deps }) => {
  const { headers, nutri, trainer, accountId } = await aMemberToRead(deps);
  const { key, startsAt } = await books(api, headers, 3);
  const agenda = await agendaOf(api, nutri.headers, startsAt);
  expect(agenda?.calls).toEqual([
    expect.objectContaining({
      bookingId: key,
      memberId: accountId,
      state: "booked",
      phone: expect.stringMatching(/\d/),
      heldBy: null,
      isOwnMember: true,
    }),
  ]);
  const colleague = await aStaffMember(deps, { role: "nutri" });
  expect((await agendaOf(api, colleague.headers, startsAt))?.calls).toEqual([]);
  expect((await agendaOf(api, trainer.headers, startsAt))?.calls).toEqual([]);
  const sales = await aStaffMember(deps, { role: "vendas" });
  expect((await api("GET", "/v1/staff/agenda", { headers: sales.headers })).body.error).toBe("staff-not-permitted");
});

test("a call with a colleague stands in both agendas, and in the free hours of neither", async ({ api, deps }) => {
  const { headers, nutri } = await aMemberToRead(deps);
  const other = await aMemberToRead(deps);
  const { startsAt } = await books(api, headers, 18);
  await deps.db
    .updateTable("staffAssignments")
    .set({ staffId: nutri.id })
    .where("accountId", "=", other.accountId)
    .where("role", "=", "nutri")
    .execute();
  const choice = { key: randomUUID(), startsAt, way: "phone", withColleague: true };
  expect((await api("POST", "/v1/account/bookings", { headers: other.headers, body: choice })).status).toBe(200);
  const call = await deps.db
    .selectFrom("bookings")
    .innerJoin("staff", "staff.id", "bookings.staffId")
    .select(["staffId", "name"])
    .where("bookings.id", "=", choice.key)
    .executeTakeFirstOrThrow();
  expect(call.staffId).not.toBe(nutri.id);

  const own = await agendaOf(api, nutri.headers, startsAt);
  const seen = own?.calls.map(({ bookingId, heldBy, isOwnMember }) => ({ bookingId, heldBy, isOwnMember }));
  expect(seen).toContainEqual({ bookingId: choice.key, heldBy: call.name, isOwnMember: true });
  expect(own?.free).not.toContain(startsAt);
  const colleague = await agendaOf(api, (await signIn(deps, call.staffId)).headers, startsAt);
  expect(colleague?.calls).toContainEqual(
    expect.objectContaining({ bookingId: choice.key, heldBy: null, isOwnMember: false }),
  );
  expect(colleague?.free).not.toContain(startsAt);
});

test("what came of a call is noted once, and never before its time", async ({ api, deps, clock }) => {
  const { headers, nutri, accountId } = await aMemberToRead(deps);
  const { key, startsAt } = await books(api, headers, 6);
  const settle = async (result: string, staff = nutri.headers) =>
    (await api("POST", `/v1/staff/agenda/${key}/result`, { headers: staff, body: { result } })).body.error;
  expect(await settle("missed")).toBe("call-too-early");
  expect(await auditOf(deps, nutri.id)).toEqual([]);
  clock.advance(Date.parse(startsAt) - clock.now().getTime() + 11 * 60_000);
  // By then the session is over.
  const later = await signInAgain(deps, nutri);
  expect([await settle("missed", later), await settle("missed", later)]).toEqual([false, false]);
  expect(await settle("done", later)).toBe("booking-changed");
  expect(await stateOf(deps, key)).toBe("missed");
  expect(await auditOf(deps, nutri.id)).toEqual([{ action: "chat.write", accountId }]);
});

test("a colleague's call is not found, as an unknown one, and stays as it was", async ({ api, deps }) => {
  const { headers } = await aMemberToRead(deps);
  const { key } = await books(api, headers, 9);
  const colleague = await aStaffMember(deps, { role: "nutri" });
  for (const id of [key, randomUUID()]) {
    const acts = [
      ["result", { result: "done" }],
      ["move", { startsAt: new Date().toISOString(), reason: "illness" }],
      ["link", { link: "https://meet.example/abc" }],
    ] as const;
    for (const [act, body] of acts) {
      const refused = await api("POST", `/v1/staff/agenda/${id}/${act}`, { headers: colleague.headers, body });
      expect(refused.body.error).toBe("not-found");
    }
  }
  expect(await stateOf(deps, key)).toBe("booked");
  expect(await auditOf(deps, colleague.id)).toEqual([]);
});

test("another hour is proposed, and a link is set, each with its audit row", async ({ api, deps }) => {
  const { headers, nutri, accountId } = await aMemberToRead(deps);
  const { key } = await books(api, headers, 12);
  const link = { link: "https://meet.example/abc" };
  await api("POST", `/v1/staff/agenda/${key}/link`, { headers: nutri.headers, body: link });
  const act = { action: "chat.write", accountId };
  expect(await auditOf(deps, nutri.id)).toEqual([act]);
  const free = (await slotsOf(api, headers)).filter(({ taken }) => !taken);
  const body = { startsAt: free[20]?.startsAt, reason: "schedule" };
  const { status } = await api("POST", `/v1/staff/agenda/${key}/move`, { headers: nutri.headers, body });
  expect(status).toBe(200);
  expect(await stateOf(deps, key)).toBe("moved-by-team");
  expect(await auditOf(deps, nutri.id)).toEqual([act, act]);
  // The hour is held by now, and the call that it was of is no longer open.
  for (const refused of ["move", "link"])
    await api("POST", `/v1/staff/agenda/${key}/${refused}`, { headers: nutri.headers, body: { ...body, ...link } });
  expect(await auditOf(deps, nutri.id)).toHaveLength(2);
});

test("an absence closes its slots at once, for members and for proposals, and twice is once", async ({ api, deps }) => {
  const { headers, nutri } = await aMemberToRead(deps);
  const before = (await slotsOf(api, headers)).filter(({ taken }) => !taken);
  const [from, until] = [before[30]?.startsAt ?? "", before[33]?.startsAt ?? ""];
  const body = { key: randomUUID(), from, until };
  for (let tap = 0; tap < 2; tap += 1)
    expect((await api("POST", "/v1/staff/agenda/absences", { headers: nutri.headers, body })).status).toBe(200);
  const free = (await slotsOf(api, headers)).filter(({ taken }) => !taken);
  const after = new Set(free.map(({ startsAt }) => startsAt));
  expect(before.map(({ startsAt }) => startsAt).filter((slot) => !after.has(slot))).toEqual(
    before.slice(30, 33).map(({ startsAt }) => startsAt),
  );
  const choice = { key: randomUUID(), startsAt: from, way: "video" };
  expect((await api("POST", "/v1/account/bookings", { headers, body: choice })).body.error).toBe("slot-taken");
  const agenda = await agendaOf(api, nutri.headers, from);
  expect(agenda?.absences).toEqual([{ _id: body.key, from, until }]);
  expect(agenda?.free).not.toContain(from);
  const backwards = { key: randomUUID(), from: until, until: from };
  const refused = await api("POST", "/v1/staff/agenda/absences", { headers: nutri.headers, body: backwards });
  expect(refused.body.error).toBe("absence-invalid");
  expect(await auditOf(deps, nutri.id)).toEqual([{ action: "absence.add", accountId: null }]);
  await deps.db.deleteFrom("bookingAbsences").execute();
});

test("an absence closes hours for the professional's own members alone, until every colleague is away", async ({
  api,
  deps,
}) => {
  const [own, others] = [await aMemberToRead(deps), await aMemberToRead(deps)];
  const unassigned = await aMemberToRead(deps);
  await deps.db
    .updateTable("staffAssignments")
    .set({ until: deps.now() })
    .where("accountId", "=", unassigned.accountId)
    .execute();
  const free = (await slotsOf(api, own.headers)).filter(({ taken }) => !taken);
  const [from, until] = [free[40]?.startsAt ?? "", free[41]?.startsAt ?? ""];
  const isOpen = async () => {
    const slots = await Promise.all([own, others, unassigned].map(({ headers }) => slotsOf(api, headers)));
    return slots.map((offered) => offered.find(({ startsAt }) => startsAt === from)?.taken === false);
  };
  const body = { key: randomUUID(), from, until };
  await api("POST", "/v1/staff/agenda/absences", { headers: own.nutri.headers, body });
  expect(await isOpen()).toEqual([false, true, true]);
  const colleague = await agendaOf(api, others.nutri.headers, from);
  expect([colleague?.absences, colleague?.free.includes(from)]).toEqual([[], true]);
  const choice = { key: randomUUID(), startsAt: from, way: "video" };
  expect((await api("POST", "/v1/account/bookings", { headers: own.headers, body: choice })).body.error).toBe(
    "slot-taken",
  );

  const nutritionists = await deps.db.selectFrom("staff").select("id").where("role", "=", "nutri").execute();
  for (const { id: staffId } of nutritionists)
    await addAbsence(deps, {
      id: randomUUID(),
      professional: "nutritionist",
      staffId,
      startsAt: new Date(from),
      endsAt: new Date(until),
    });
  expect(await isOpen()).toEqual([false, false, false]);
  await deps.db.deleteFrom("bookingAbsences").execute();
});

test("a member who waits for a person without an hour stands above the week", async ({ api, deps }) => {
  const { headers, nutri, accountId } = await aMemberToRead(deps);
  const unbooked = async () =>
    (await api<StaffAgenda>("GET", "/v1/staff/agenda", { headers: nutri.headers })).body.return?.unbooked;
  expect(await unbooked()).toEqual([expect.objectContaining({ memberId: accountId })]);
  await books(api, headers, 15);
  expect(await unbooked()).toEqual([]);
});

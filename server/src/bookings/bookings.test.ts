import type { BookingsView } from "@app/contract/bookings";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { type Api, test } from "../testing/http.ts";
import { aMember } from "../testing/purchases.ts";
import { proposeMove } from "./propose-move.ts";
import { recordResult, setLink } from "./record-result.ts";
import { sendCallReminders } from "./send-call-reminders.ts";
import { lapseProposals } from "./store.ts";
import { aPayingMember } from "./testing/callers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
type Member = { headers: Record<string, string> };

const read = async (api: Api, { headers }: Member): Promise<BookingsView> => {
  const reply = await api<BookingsView>("GET", "/v1/account/bookings", { headers });
  if (!reply.body.return) throw new Error(String(reply.body.error));
  return reply.body.return;
};
const freeSlots = async (api: Api, member: Member): Promise<string[]> =>
  (await read(api, member)).slots.filter(({ taken }) => !taken).map(({ startsAt }) => startsAt);
const choose = (startsAt: string, key: string = crypto.randomUUID()) => ({ key, startsAt, way: "video" });
const post = (api: Api, { headers }: Member, path: string, body?: object) =>
  api<BookingsView>("POST", `/v1/account/bookings${path}`, { headers, ...(body && { body }) });

async function books(api: Api, member: Member, slot = 0) {
  const startsAt = (await freeSlots(api, member)).at(slot) ?? "";
  const reply = await post(api, member, "", choose(startsAt));
  const booking = reply.body.return?.booking;
  if (!booking) throw new Error(String(reply.body.error));
  return booking;
}
const templatesTo = async ({ db }: Deps, email: string) =>
  (
    await db
      .selectFrom("messages")
      .select("template")
      .where("recipient", "=", email)
      .where("template", "like", "call-%")
      .orderBy("createdAt")
      .execute()
  ).map(({ template }) => template);

test("a slot is booked, confirmed by e-mail, and shown as taken to others", async ({ api, deps }) => {
  const [member, other] = [await aPayingMember(deps), await aPayingMember(deps)];
  const booking = await books(api, member);

  expect(await read(api, member)).toMatchObject({ offer: "open", booking: { state: "booked", way: "video" } });
  const seen = (await read(api, other)).slots.find(({ startsAt }) => startsAt === booking.startsAt);
  expect(seen).toMatchObject({ taken: true });
  const refused = await post(api, other, "", choose(booking.startsAt));
  expect(refused).toMatchObject({ status: 409, body: { error: "slot-taken" } });
  expect(await templatesTo(deps, member.email)).toEqual(["call-booked"]);
});

test("the same request again, or at once, is one booking and one e-mail", async ({ api, deps }) => {
  const member = await aPayingMember(deps);
  const body = choose((await freeSlots(api, member))[0] ?? "");
  const replies = await Promise.all([post(api, member, "", body), post(api, member, "", body)]);
  replies.push(await post(api, member, "", body));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body: { return: view } }) => view?.booking?._id)).size).toBe(1);
  expect(await templatesTo(deps, member.email)).toEqual(["call-booked"]);
});

test("two devices that book different slots at once end with one call", async ({ api, deps }) => {
  const member = await aPayingMember(deps);
  const [first = "", second = ""] = await freeSlots(api, member);
  const replies = await Promise.all([first, second].map((slot) => post(api, member, "", choose(slot))));

  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  expect(replies.find(({ status }) => status === 409)?.body.error).toBe("booking-changed");
});

test("an hour that is too soon, past, off the grid or after day four is not offered", async ({ api, deps, clock }) => {
  const member = await aPayingMember(deps);
  const [first = ""] = await freeSlots(api, member);
  const now = clock.now().getTime();
  const hours = [now + HOUR, now - HOUR, Date.parse(first) + MINUTE, now + 9 * 24 * HOUR];
  for (const hour of hours) {
    const reply = await post(api, member, "", choose(new Date(hour).toISOString()));
    expect(reply.body.error).toBe("slot-taken");
  }
});

test("without the Complete plan nothing is offered or booked", async ({ api, deps }) => {
  const paying = await aPayingMember(deps);
  const [slot = ""] = await freeSlots(api, paying);
  const free = await aMember(deps);

  expect(await read(api, free)).toMatchObject({ offer: "not-included", slots: [], booking: null });
  expect((await post(api, free, "", choose(slot))).body.error).toBe("booking-not-included");
});

test("moving keeps exactly one call and frees the old hour; less than two hours before it is refused", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aPayingMember(deps);
  const before = await books(api, member);
  const target = (await freeSlots(api, member)).at(-1) ?? "";
  const body = choose(target);
  const taps = [
    await post(api, member, `/${before._id}/move`, body),
    await post(api, member, `/${before._id}/move`, body),
  ];
  expect(taps.map(({ status }) => status)).toEqual([200, 200]);

  const { booking, slots } = await read(api, member);
  expect(booking?.startsAt).toBe(target);
  expect(slots.find(({ startsAt }) => startsAt === before.startsAt)).toMatchObject({ taken: false });
  expect((await post(api, member, `/${before._id}/move`, choose(before.startsAt))).body.error).toBe("booking-changed");

  clock.advance(Date.parse(target) - clock.now().getTime() - 2 * HOUR + MINUTE);
  expect((await read(api, member)).slots).toEqual([]);
  const late = await post(api, member, `/${booking?._id}/move`, choose(target));
  expect(late.body.error).toBe("booking-too-late");
});

test("a taken hour leaves a moving member with the hour they had", async ({ api, deps }) => {
  const [member, other] = [await aPayingMember(deps), await aPayingMember(deps)];
  const taken = await books(api, other, -1);
  const own = await books(api, member);

  const reply = await post(api, member, `/${own._id}/move`, choose(taken.startsAt));
  expect(reply.body.error).toBe("slot-taken");
  expect((await read(api, member)).booking).toMatchObject({ _id: own._id, state: "booked" });
});

test("a cancelled call frees its hour, twice is once, and another may be booked", async ({ api, deps }) => {
  const member = await aPayingMember(deps);
  const { _id, startsAt } = await books(api, member);
  const cancel = () => api("DELETE", `/v1/account/bookings/${_id}`, { headers: member.headers });
  expect([await cancel(), await cancel()].map(({ status }) => status)).toEqual([200, 200]);
  expect(await freeSlots(api, member)).toContain(startsAt);
  await books(api, member);
});

test("another member's call is not found", async ({ api, deps }) => {
  const [member, other] = [await aPayingMember(deps), await aPayingMember(deps)];
  const { _id, startsAt } = await books(api, member);
  expect((await post(api, other, `/${_id}/accept`)).status).toBe(404);
  expect((await post(api, other, `/${_id}/move`, choose(startsAt))).status).toBe(404);
  expect((await api("DELETE", `/v1/account/bookings/${_id}`, { headers: other.headers })).status).toBe(404);
});

test("the team's new hour needs a yes; the old one stays taken; without an answer it lapses", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aPayingMember(deps);
  const before = await books(api, member);
  const target = (await freeSlots(api, member)).at(-1) ?? "";
  const move = { startsAt: new Date(target), reason: "urgency", by: "Helena" } as const;

  expect(await proposeMove(deps, { ...move, referenceNumber: before.referenceNumber })).toBe("proposed");
  const { booking, slots } = await read(api, member);
  expect(booking).toMatchObject({
    state: "proposed",
    startsAt: target,
    movedFrom: { startsAt: before.startsAt, reason: "urgency" },
  });
  expect(slots.find(({ startsAt }) => startsAt === before.startsAt)).toMatchObject({ taken: true });
  expect(await templatesTo(deps, member.email)).toEqual(["call-booked", "call-moved"]);
  expect(await proposeMove(deps, { ...move, referenceNumber: before.referenceNumber })).toBe("no-such-call");

  const accept = () => post(api, member, `/${booking?._id}/accept`);
  for (const reply of [await accept(), await accept()])
    expect(reply.body.return?.booking).toMatchObject({ state: "booked", startsAt: target });

  const again = (await freeSlots(api, member)).at(-1) ?? "";
  const referenceNumber = booking?.referenceNumber ?? "";
  expect(await proposeMove(deps, { ...move, referenceNumber, startsAt: new Date(again) })).toBe("proposed");
  const proposal = (await read(api, member)).booking;
  clock.advance(Date.parse(again) - clock.now().getTime() + MINUTE);
  expect((await post(api, member, `/${proposal?._id}/accept`)).body.error).toBe("booking-changed");
  expect(await read(api, member)).toMatchObject({ offer: "open", booking: null, missedAt: null });
  await books(api, member);
  await lapseProposals(deps.db, clock.now());
  const states = await deps.db
    .selectFrom("bookings")
    .select("state")
    .where("accountId", "=", member.accountId)
    .orderBy("createdAt")
    .execute();
  expect(states.map(({ state }) => state)).toEqual(["moved-by-team", "moved-by-team", "lapsed", "booked"]);
});

test("a proposal for a taken hour leaves the member's call as it was", async ({ api, deps }) => {
  const [member, other] = [await aPayingMember(deps), await aPayingMember(deps)];
  const [own, taken] = [await books(api, member), await books(api, other, -1)];
  const move = { referenceNumber: own.referenceNumber, reason: "illness", by: "Helena" } as const;
  expect(await proposeMove(deps, { ...move, startsAt: new Date(taken.startsAt) })).toBe("slot-taken");
  expect((await read(api, member)).booking).toMatchObject({ _id: own._id, state: "booked" });
});

test("one missed call is offered again, the second is not, and a call that took place closes the offer", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aPayingMember(deps);
  const misses = async () => {
    const { referenceNumber, startsAt } = await books(api, member);
    const result = { referenceNumber, result: "missed", by: "Helena" } as const;
    clock.advance(Date.parse(startsAt) - clock.now().getTime() + 9 * MINUTE);
    expect(await recordResult(deps, result)).toBe("too-early");
    clock.advance(2 * MINUTE);
    expect(await recordResult(deps, result)).toBe("recorded");
    expect(await recordResult(deps, result)).toBe("no-such-call");
    return startsAt;
  };
  const first = await misses();
  expect(await read(api, member)).toMatchObject({ offer: "open", booking: null, missedAt: first });
  await misses();
  expect(await read(api, member)).toMatchObject({ offer: "without-call", slots: [] });

  const other = await aPayingMember(deps);
  const { referenceNumber, startsAt } = await books(api, other);
  clock.advance(Date.parse(startsAt) - clock.now().getTime() + MINUTE);
  expect(await recordResult(deps, { referenceNumber, result: "done", by: "Helena" })).toBe("recorded");
  expect(await read(api, other)).toMatchObject({ offer: "done", slots: [], booking: null });
  expect((await post(api, other, "", choose(startsAt))).body.error).toBe("booking-changed");
});

test("what belongs to the team's act fails with it: the call stays as it was", async ({ api, deps, clock }) => {
  const member = await aPayingMember(deps);
  const { referenceNumber, startsAt, link } = await books(api, member);
  const afterStoring = async () => {
    throw new Error("no audit row");
  };
  const slots = (await read(api, member)).slots.filter(({ taken }) => !taken);
  const move = { startsAt: new Date(slots.at(-1)?.startsAt ?? ""), reason: "illness", by: "Helena" } as const;
  await expect(proposeMove(deps, { referenceNumber, ...move, afterStoring })).rejects.toThrow("no audit row");
  const url = { referenceNumber, link: "https://video.example/sala-1" };
  await expect(setLink(deps, { ...url, afterStoring })).rejects.toThrow("no audit row");
  expect((await read(api, member)).booking).toMatchObject({ referenceNumber, startsAt, link });
  clock.advance(Date.parse(startsAt) - clock.now().getTime() + MINUTE);
  const result = { referenceNumber, result: "done", by: "Helena" } as const;
  await expect(recordResult(deps, { ...result, afterStoring })).rejects.toThrow("no audit row");
  expect(await recordResult(deps, result)).toBe("recorded");
});

test("the day before, a member is reminded once, and not of a call that was moved away", async ({
  api,
  deps,
  clock,
}) => {
  const [member, mover] = [await aPayingMember(deps), await aPayingMember(deps)];
  const booking = await books(api, member, -1);
  const moved = await books(api, mover, -1);
  await api("DELETE", `/v1/account/bookings/${moved._id}`, { headers: mover.headers });

  await sendCallReminders(deps);
  expect(await templatesTo(deps, member.email)).toEqual(["call-booked"]);
  clock.advance(Date.parse(booking.startsAt) - clock.now().getTime() - 20 * HOUR);
  await sendCallReminders(deps);
  await sendCallReminders(deps);
  expect(await templatesTo(deps, member.email)).toEqual(["call-booked", "call-tomorrow"]);
  expect(await templatesTo(deps, mover.email)).toEqual(["call-booked"]);
});

test("the link of a video call is https", async ({ api, deps }) => {
  const member = await aPayingMember(deps);
  const { referenceNumber } = await books(api, member);
  expect(await setLink(deps, { referenceNumber, link: "javascript:alert(1)" })).toBe(false);
  expect(await setLink(deps, { referenceNumber, link: "https://video.example/sala-1" })).toBe(true);
  expect((await read(api, member)).booking?.link).toBe("https://video.example/sala-1");
});

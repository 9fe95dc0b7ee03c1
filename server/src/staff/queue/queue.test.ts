import type { QueueItem } from "@app/contract/staff/queue";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { bookCall } from "../../bookings/book-call.ts";
import { offeredSlots } from "../../bookings/booking.ts";
import { getAccount } from "../../bookings/testing/callers.ts";
import { sendMessage } from "../../conversations/testing/messages.ts";
import type { Deps } from "../../deps.ts";
import { correctName } from "../../identity/accounts/correct-name.ts";
import { raiseAlert } from "../../on-call/raise-alert.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { test } from "../../testing/http.ts";
import { reportPain } from "../../workouts/pain/report-pain.ts";
import { aStaffMember, assign, signIn } from "../testing/a-staff-member.ts";
import { getQueue } from "./get-queue.ts";
import { sweepAttention } from "./sweep-attention.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A member of two professionals of their own. */
async function aCase(deps: Deps, answers = plainAnswers) {
  const { accountId } = await aPlannedMember(deps, answers);
  const nutri = await aStaffMember(deps);
  const trainer = await aStaffMember(deps, { role: "treinador" });
  await assign(deps, nutri.id, accountId, "nutri");
  await assign(deps, trainer.id, accountId, "treinador");
  await sweepAttention(deps);
  return { accountId, nutri, trainer };
}

/** The first of a professional's queue. */
const itemOf = async (deps: Deps, { id }: { id: string }): Promise<QueueItem | undefined> =>
  (await getQueue(deps, id)).items[0];

test("a plan that is promised stands in both queues, and keeping it is done work", async ({ deps, clock }) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  expect(await itemOf(deps, trainer)).toMatchObject({ memberId: accountId, kind: "plan", score: 0 });
  clock.advance(5 * DAY_MS - 3 * HOUR_MS);
  await sweepAttention(deps);

  const [item, ...more] = (await getQueue(deps, nutri.id)).items;
  expect(more).toEqual([]);
  expect(item).toMatchObject({ what: "Revisar e assinar", week: 1, claim: null, diet: "A", training: "A" });
  expect(item?.parts[0]).toMatchObject({ part: "D", text: expect.stringMatching(/^prazo em (3\u00a0h|2h5\d)$/) });
  expect(item?.score).toBeGreaterThanOrEqual(350);
  expect(item?.promises[0]).toMatchObject({ kind: "definitive-plan", text: "Plano definitivo", state: "running" });

  await inTransaction(deps.db, (tx) =>
    keepPromise(deps, tx, { accountId, kind: "definitive-plan", subject: "assessment-1", by: "Helena" }),
  );
  await sweepAttention(deps);
  const after = await getQueue(deps, nutri.id);
  expect(after.items.flatMap(({ promises }) => promises)).toEqual([]);
  expect(after.doneToday).toBe(1);
});

test("an unchanged queue is null, and any change is a new revision", async ({ api, deps }) => {
  const { accountId, nutri } = await aCase(deps);
  const { rev } = await getQueue(deps, nutri.id);
  const ask = async () => {
    await sweepAttention(deps);
    return (await api("GET", `/v1/staff/queue?rev=${rev}`, { headers: nutri.headers })).body.return;
  };
  expect(await ask()).toBeNull();
  await correctName(deps, { accountId, fullName: "Bia Rocha" });
  expect(await ask()).toMatchObject({ items: [{ name: "Bia Rocha" }] });
});

test("answers that a person reads first are an alert of the half that waits", async ({ deps }) => {
  const { accountId, nutri, trainer } = await aCase(deps, { ...plainAnswers, s8: "amamentando" });
  expect(await itemOf(deps, trainer)).toMatchObject({
    memberId: accountId,
    diet: "B",
    training: "C",
    kind: "alert",
    why: expect.stringMatching(/^As respostas pedem uma pessoa antes do plano/),
    what: "Ler, ligar e decidir",
  });
  expect((await itemOf(deps, trainer))?.parts).toContainEqual({ part: "F", points: 1000, text: "alerta aberto" });
  expect((await itemOf(deps, nutri))?.kind).not.toBe("alert");
});

test("alerts, pain, calls and a late promise rank by the formula", async ({ deps, clock }) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  await inTransaction(deps.db, (tx) =>
    reportPain(deps, tx, { accountId, stopId: crypto.randomUUID(), urgency: "high" }),
  );
  await sweepAttention(deps);
  expect(await itemOf(deps, trainer)).toMatchObject({ kind: "alert", score: 1000, what: "Ler o aviso e ligar" });
  expect((await itemOf(deps, nutri))?.kind).toBe("plan");

  await inTransaction(deps.db, (tx) => raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "review" }));
  await sweepAttention(deps);
  expect(await itemOf(deps, nutri)).toMatchObject({ kind: "alert", score: 1000, minutes: 20 });

  const [startsAt] = offeredSlots(deps.now());
  if (!startsAt) throw new Error("no slot");
  const choice = { key: crypto.randomUUID(), way: "video", startsAt: startsAt.toISOString() } as const;
  await bookCall(deps, { account: await getAccount(deps, accountId), choice });
  await sweepAttention(deps);
  const booked = (await itemOf(deps, nutri))?.promises ?? [];
  expect(booked.map(({ kind }) => kind)).toContain("call");

  clock.advance(5 * DAY_MS + 30 * HOUR_MS);
  await sweepPromises(deps);
  await sweepAttention(deps);
  const late = await itemOf(deps, nutri);
  expect(late?.parts).toContainEqual({ part: "D", points: 800, text: expect.stringMatching(/^venceu há \d+ dias?$/) });
});

test("a member who stops logging is silent, and what time moves needs no mark", async ({ deps, clock }) => {
  const { accountId, nutri } = await aCase(deps);
  await inTransaction(deps.db, (tx) =>
    keepPromise(deps, tx, { accountId, kind: "definitive-plan", subject: "assessment-1", by: "Helena" }),
  );
  await sweepAttention(deps);
  expect((await getQueue(deps, nutri.id)).items.map(({ kind }) => kind)).not.toContain("silence");
  clock.advance(30 * DAY_MS);
  await sweepAttention(deps);
  expect(await itemOf(deps, nutri)).toMatchObject({
    kind: "silence",
    why: expect.stringMatching(/^\d+ dias sem registrar, na semana em que mais gente para/),
    week: 5,
  });
});

test("a message that waits counts in service hours", async ({ deps, clock }) => {
  const { accountId, nutri } = await aCase(deps);
  await sendMessage(deps, accountId, { thread: "team", text: "Posso trocar o arroz?" });
  clock.advance(3 * DAY_MS);
  await sweepAttention(deps);
  const item = await itemOf(deps, nutri);
  expect(item).toMatchObject({ kind: "conversation", what: "Responder" });
  expect(item?.parts.map(({ part }) => part)).toContain("C");
});

test("who has no plan any more is in no queue, and of no professional", async ({ deps }) => {
  const { accountId, nutri } = await aCase(deps);
  await deps.db
    .updateTable("subscriptionPeriods")
    .set({ endedAt: deps.now() })
    .where("accountId", "=", accountId)
    .execute();
  await sweepAttention(deps);
  expect((await getQueue(deps, nutri.id)).items).toEqual([]);
  const open = deps.db.selectFrom("staffAssignments").select("staffId").where("accountId", "=", accountId);
  expect(await open.where("until", "is", null).execute()).toEqual([]);
});

test("who stands on a list has one line of it a day for each professional, however often it is read", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  const read = async () => {
    for (const path of ["queue", "queue", "members"]) await api("GET", `/v1/staff/${path}`, { headers: nutri.headers });
  };
  await read();
  await api("GET", "/v1/staff/queue", { headers: trainer.headers });
  const looks = () =>
    deps.db
      .selectFrom("healthAccesses")
      .select(["actorId", "role", "subjects", "reason"])
      .where("accountId", "=", accountId)
      .orderBy("at")
      .execute();
  const subjects = ["levels", "weights", "workouts"];
  expect(await looks()).toEqual([
    { actorId: nutri.id, role: "nutritionist", subjects, reason: "work-list" },
    { actorId: trainer.id, role: "trainer", subjects, reason: "work-list" },
  ]);
  clock.advance(DAY_MS);
  const { headers } = await signIn(deps, nutri.id);
  await api("GET", "/v1/staff/queue", { headers });
  expect(await looks()).toHaveLength(3);
});

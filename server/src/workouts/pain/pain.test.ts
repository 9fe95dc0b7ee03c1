import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { aFreeMember, anAnswer, assessmentsOf, promisesOf, save } from "../../intake/testing/answering.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { aDevice } from "../../sync/testing/devices.ts";
import { test } from "../../testing/http.ts";
import { openPainReports, painMetrics } from "../queries.ts";
import { aPainfulStop } from "../testing/workouts.ts";
import { findPainOwner, readPainReport } from "./report-pain.ts";

const reportsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("painReports").selectAll().where("accountId", "=", accountId).execute();
const noticesOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("messages")
    .select(["template", "recipient", "params"])
    .where("accountId", "=", accountId)
    .where("template", "in", ["pain-report", "person-first"])
    .orderBy("template")
    .execute();

async function painsOf({ db, keyRing, now }: Deps, accountId: string): Promise<Answers["m7"]> {
  const encryption = keyRing.encryption("health-data");
  return (await loadInput({ now }, db, { accountId, encryption })).answers.m7;
}

test("pain of 4 is reported to the trainer once: reference and urgency, no region", async ({ api, deps, clock }) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const report = async (level: number) => {
    const [kind, id, fields] = aPainfulStop(level);
    clock.advance(1_000);
    await phone.sync(phone.put(id, fields, kind));
  };
  await report(3);
  expect(await reportsOf(deps, accountId)).toEqual([]);
  await report(4);
  await report(5);

  const [reported, ...more] = await reportsOf(deps, accountId);
  expect(more).toEqual([]);
  expect(reported).toMatchObject({ urgency: "normal", readAt: null });
  const params = { referenceNumber: reported?.referenceNumber, urgency: "normal" };
  expect(await noticesOf(deps, accountId)).toEqual([{ template: "pain-report", recipient: deps.team.email, params }]);
  expect(await painsOf(deps, accountId)).toEqual([]);
  expect(await assessmentsOf(deps, accountId)).toHaveLength(1);
});

test("from 7 on the region joins the answers, is blocked at once, and a person looks within 72 hours; twice is once", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const [kind, id, fields] = aPainfulStop(8);
  const put = phone.put(id, fields, kind);
  const { changes, cursor } = await phone.sync(put);

  const pain = { region: "joelho", pain: 8 };
  expect(await painsOf(deps, accountId)).toEqual([pain]);
  // The device that reported it reads the answer with the same reply, other devices with their next.
  for (const seen of [changes, (await laptop.sync()).changes])
    expect(seen).toContainEqual(
      expect.objectContaining({ kind: "answer", fields: { answer: expect.objectContaining({ value: [pain] }) } }),
    );
  const assessments = await assessmentsOf(deps, accountId);
  expect(assessments).toMatchObject([{ training: "A" }, { training: "B", rowCodes: ["R29_DOR_7"] }]);
  expect(await promisesOf(deps, accountId)).toMatchObject([
    { kind: "definitive-plan" },
    { kind: "human-first", hours: 72 },
  ]);
  expect(await noticesOf(deps, accountId)).toMatchObject([
    { template: "pain-report", params: { urgency: "high" } },
    { template: "person-first", params: { urgency: "normal" } },
  ]);

  expect((await phone.sync(put)).cursor).toBe(cursor);
  clock.advance(60_000);
  const [, , again] = aPainfulStop(7);
  await phone.sync(phone.put(id, again, kind));
  expect(await painsOf(deps, accountId)).toEqual([pain]);
  expect(await assessmentsOf(deps, accountId)).toHaveLength(2);
  expect(await noticesOf(deps, accountId)).toHaveLength(2);
});

test("what the member had named stays, stronger pain counts, and a device's clock ahead of ours does not undo it", async ({
  api,
  deps,
  clock,
}) => {
  const named = [
    { region: "ombro", pain: 3, side: "esquerdo" as const },
    { region: "joelho", pain: 2 },
  ];
  const { accountId, headers } = await aPlannedMember(deps);
  const ahead = aDevice(api, headers, () => new Date(deps.now().getTime() + 3_600_000));
  await ahead.sync(anAnswer(ahead, "m7", named));
  const phone = aDevice(api, headers, deps.now);
  const stops = [aPainfulStop(9), aPainfulStop(7, "lombar", "A.3")];
  await phone.sync(...stops.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  expect(await painsOf(deps, accountId)).toEqual([
    named[0],
    { region: "joelho", pain: 9 },
    { region: "lombar", pain: 7 },
  ]);
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ training: "B" });
  clock.advance(2 * 3_600_000);
  // Taken back, it waits for a person.
  await save(deps, accountId, { m7: [] });
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ training: "B", awaitsReview: true });
});

test("a report is open until the trainer has read it, and its lines name no member and no region", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const before = await painMetrics(deps);
  const [kind, id, fields] = aPainfulStop(7);
  await phone.sync(phone.put(id, fields, kind));
  clock.advance(3_600_000);
  const { referenceNumber = "" } = (await reportsOf(deps, accountId))[0] ?? {};
  const list = await openPainReports(deps);
  expect(list).toMatch(new RegExp(`^${referenceNumber}  urgência alta `, "m"));
  expect(list).not.toMatch(/joelho/i);
  const open = await painMetrics(deps);
  expect(open).toEqual({ count: before.count + 1, urgent: before.urgent + 1, oldestSeconds: expect.any(Number) });
  expect(open.oldestSeconds).toBeGreaterThanOrEqual(3_600);
  expect(await findPainOwner(deps, referenceNumber)).toBe(accountId);
  const by = "Rafael";
  expect(await readPainReport(deps, { referenceNumber, by })).toBe(true);
  expect(await readPainReport(deps, { referenceNumber, by: "Camila" })).toBe(false);
  expect(await painMetrics(deps)).toMatchObject({ count: before.count, urgent: before.urgent });
});

test("a flood of stops is listed whole, and the team gets five e-mails of it a day", async ({ api, deps, clock }) => {
  const { accountId, headers } = await aPlannedMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const send = (from: number) =>
    phone.sync(
      ...Array.from({ length: 20 }, (_, index) => {
        const [kind, id, fields] = aPainfulStop(4, "punho", `B.${from + index}`);
        return phone.put(id, fields, kind);
      }),
    );
  await send(1);
  expect(await reportsOf(deps, accountId)).toHaveLength(20);
  expect(await noticesOf(deps, accountId)).toHaveLength(5);
  clock.advance(25 * 3_600_000);
  await send(21);
  expect(await noticesOf(deps, accountId)).toHaveLength(10);
});

test("a free member's stop is stored, and calls no person", async ({ api, deps }) => {
  const { accountId, headers } = await aFreeMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const [kind, id, fields] = aPainfulStop(9);
  const { acks } = await phone.sync(phone.put(id, fields, kind));
  expect(acks.map(({ result }) => result)).toEqual(["stored"]);
  expect(await reportsOf(deps, accountId)).toEqual([]);
  expect(await painsOf(deps, accountId)).toBeUndefined();
});

test("the same stop of another member is another report", async ({ api, deps }) => {
  const members = [await aPlannedMember(deps), await aPlannedMember(deps, { ...plainAnswers, m4: 2 })];
  for (const { headers } of members) {
    const phone = aDevice(api, headers, deps.now);
    const [kind, id, fields] = aPainfulStop(5);
    await phone.sync(phone.put(id, fields, kind));
  }
  const reports = await Promise.all(members.map(({ accountId }) => reportsOf(deps, accountId)));
  expect(reports.map((rows) => rows.length)).toEqual([1, 1]);
  expect(new Set(reports.flat().map(({ referenceNumber }) => referenceNumber)).size).toBe(2);
});

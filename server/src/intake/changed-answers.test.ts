import type { IntakeView } from "@app/contract/intake";
import type { SyncReply } from "@app/contract/sync";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { test } from "../testing/http.ts";
import { completeIntake } from "./complete-intake.ts";
import { aCompleteMember, aFreeMember, anAnswer, assessmentsOf, promisesOf, save } from "./testing/answering.ts";

const CRISIS = "não quero mais viver";
const alertsOf = (deps: Deps, accountId: string) =>
  deps.db.selectFrom("onCallAlerts").selectAll().where("accountId", "=", accountId).execute();

async function closed(deps: Deps, more: object = {}) {
  const member = await aCompleteMember(deps);
  await save(deps, member.accountId, { ...plainAnswers, ...more });
  await completeIntake(deps, member.accountId);
  return member;
}

test("a stricter answer counts at once, with a person; a looser one waits for one, and hidden numbers stay hidden", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await closed(deps);
  const view = async () => (await api<IntakeView>("GET", "/v1/account/intake", { headers })).body.return;
  expect(await view()).toMatchObject({ assessment: { outcome: "plan", personBy: null } });

  await save(deps, accountId, { s8: "gravida" });
  const pregnant = await view();
  expect(pregnant?.assessment).toMatchObject({
    outcome: "person-first",
    diet: "C",
    training: "C",
    numbersForced: true,
    targets: null,
    awaitsReview: false,
    refund: "goodwill",
  });
  expect(pregnant?.assessment?.personBy).not.toBeNull();
  expect(await promisesOf(deps, accountId)).toMatchObject([
    { kind: "definitive-plan", subject: "assessment-1" },
    { kind: "human-first", hours: 48, subject: "assessment-2" },
  ]);

  await save(deps, accountId, { s8: "nao" });
  await save(deps, accountId, { s8: "nao" });
  expect((await view())?.assessment).toMatchObject({
    outcome: "person-first",
    diet: "C",
    numbers: "esconder-tudo",
    numbersForced: true,
    awaitsReview: true,
    personBy: pregnant?.assessment?.personBy,
  });
  expect(await assessmentsOf(deps, accountId)).toHaveLength(3);
  expect((await promisesOf(deps, accountId)).map(({ hours }) => hours)).toEqual([null, 48]);
});

test("answers that decide nothing new leave the assessment and its promises alone", async ({ deps }) => {
  const { accountId } = await closed(deps, { s8: "amamentando" });
  await save(deps, accountId, { f4: "marmita", q05: 81.5, p1: "mostrar" });
  expect(await assessmentsOf(deps, accountId)).toHaveLength(1);
  expect(await promisesOf(deps, accountId)).toHaveLength(2);
  await save(deps, accountId, { p1: "esconder-tudo" });
  expect(await assessmentsOf(deps, accountId)).toHaveLength(2);
  expect(await promisesOf(deps, accountId)).toHaveLength(2);
});

test("an answer that opens another question acts before that one is answered", async ({ deps }) => {
  const { accountId } = await closed(deps);
  await save(deps, accountId, { s1: { yes: true, which: ["pressao-alta"] } });
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({
    number: 2,
    outcome: expect.stringMatching(/^(person-first|limited)$/),
  });
});

test("crisis words count before the questionnaire is closed: plan paused, numbers hidden, one alert", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aCompleteMember(deps);
  await save(deps, accountId, { q01: "Bia", q04: 165, q05: 82 });
  expect(await assessmentsOf(deps, accountId)).toEqual([]);

  await save(deps, accountId, { q08: CRISIS });
  await save(deps, accountId, { q08: `${CRISIS}.` });

  const [alert, ...others] = await alertsOf(deps, accountId);
  expect(others).toEqual([]);
  const { body } = await api<IntakeView>("GET", "/v1/account/intake", { headers });
  expect(body.return?.assessment).toMatchObject({
    outcome: "crisis",
    numbers: "esconder-tudo",
    numbersForced: true,
    targets: null,
    personBy: alert?.personBy.toISOString(),
    crisis: { text: expect.stringContaining("188"), personBy: alert?.personBy.toISOString() },
  });
  expect(body.return?.completedAt).toBeNull();

  // Taken back, it stays: a person looks.
  await save(deps, accountId, { ...plainAnswers, q08: "para subir escadas" });
  expect(await completeIntake(deps, accountId)).toMatchObject({ outcome: "crisis", awaitsReview: true });
  expect(JSON.stringify(await deps.db.selectFrom("messages").selectAll().execute())).not.toContain("viver");
});

test("crisis words of a device that lost, and of a free member, are heard too; again after somebody answered", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, headers } = await aFreeMember(deps);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const lost = anAnswer(phone, "q08", CRISIS);
  clock.advance(1_000);
  await laptop.sync(anAnswer(laptop, "q08", "para subir escadas"));
  expect(await alertsOf(deps, accountId)).toEqual([]);
  await phone.sync(lost);
  expect(await alertsOf(deps, accountId)).toHaveLength(1);
  expect(await assessmentsOf(deps, accountId)).toMatchObject([{ outcome: "crisis", plan: "gratis" }]);

  await deps.db
    .updateTable("onCallAlerts")
    .set({ acknowledgedAt: deps.now(), acknowledgedBy: "first" })
    .where("accountId", "=", accountId)
    .execute();
  clock.advance(24 * 3_600_000);
  await save(deps, accountId, { q08: CRISIS });
  expect(await alertsOf(deps, accountId)).toHaveLength(2);
  const [first, second] = await assessmentsOf(deps, accountId);
  expect(second?.personBy?.getTime()).toBeGreaterThan(first?.personBy?.getTime() ?? Number.POSITIVE_INFINITY);
});

test("a birth date of a minor after closing ends the plan, erases the answers, and the device drops its copy", async ({
  deps,
}) => {
  const { accountId } = await closed(deps);
  const { reply } = await save(deps, accountId, { q02: "2012-05-01" });
  expect(reply).toMatchObject({ acks: [{ result: "stored" }], changes: [] } satisfies Partial<SyncReply> | object);
  expect(await assessmentsOf(deps, accountId)).toMatchObject([
    { outcome: "plan", rowCodes: [], details: null },
    { outcome: "not-served", details: null, rowCodes: ["R01_MENOR_DE_18"] },
  ]);
  expect((await promisesOf(deps, accountId)).map(({ state }) => state)).toEqual(["void"]);

  // A minor who types another year does not become an adult by it.
  await save(deps, accountId, plainAnswers);
  expect(await completeIntake(deps, accountId)).toMatchObject({ outcome: "not-served", awaitsReview: true });
});

test("two devices that change the questionnaire at once end alike, whichever arrives first", async ({ api, deps }) => {
  const { accountId, headers } = await closed(deps);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  await Promise.all([
    phone.sync(anAnswer(phone, "s8", "gravida"), anAnswer(phone, "f4", "marmita")),
    laptop.sync(anAnswer(laptop, "s2", true), anAnswer(laptop, "f4", "casa")),
  ]);
  const inForce = (await assessmentsOf(deps, accountId)).at(-1);
  expect(inForce).toMatchObject({ diet: "C", training: "C" });
  expect(inForce?.rowCodes).toEqual(expect.arrayContaining(["R02_GRAVIDA"]));
  const all = async (device: typeof phone) => (await device.send([], null)).body.return?.changes;
  expect(await all(phone)).toEqual(await all(laptop));
});

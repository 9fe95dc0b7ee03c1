import { randomUUID } from "node:crypto";
import { replays } from "@app/engine/guarantee/bundle";
import type { Answers } from "@app/engine/intake/answers";
import { expect } from "vitest";
import { findCurrentPurchase } from "../../checkout/subscriptions/queries.ts";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { save } from "../../intake/testing/answering.ts";
import { openedPlan, versionsOf } from "../../plans/testing/plans.ts";
import { test as base } from "../../testing/test.ts";
import { requestDecision } from "../decisions/request-decision.ts";
import { readMeter } from "../read-meter.ts";
import { aFollower, onDay } from "../testing/following.ts";

const test = base.extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger());

async function asks(deps: Deps, accountId: string, on: number) {
  const moment = onDay(deps, on);
  const { current } = await findCurrentPurchase(moment, accountId);
  if (!current) throw new Error("nothing was bought");
  return requestDecision(moment, { id: randomUUID(), purchase: current, memberId: accountId, requestedBy: "buyer" });
}

async function answers(deps: Deps, accountId: string, on: number, changed: Partial<Answers>): Promise<void> {
  await save(onDay(deps, on), accountId, changed);
  await completeIntake(onDay(deps, on), accountId);
}

/** Of each version, in order. */
const sessionsOf = async (deps: Deps, accountId: string): Promise<number[]> =>
  (await versionsOf(deps, accountId)).map((row) => openedPlan(deps, row).document.training?.sessions.length ?? 0);

const lineOf = async (deps: Deps, accountId: string, code: string, on = 31) =>
  (await readMeter(onDay(deps, on), deps.db, accountId))?.ticks.find((line) => line.code === code);

const WAISTS = [2, 12, 22].map((day) => ({ day, cm: 95 }));

test("a plan with more sessions later asks for no more of them", async ({ deps }) => {
  const { accountId } = await aFollower(deps, { workouts: 8 });
  const before = await lineOf(deps, accountId, "G3");
  expect(before).toMatchObject({ ok: true, have: 8, need: 8 });
  await answers(deps, accountId, 20, { m4: 5 });
  const sessions = await sessionsOf(deps, accountId);
  expect(sessions.at(-1)).toBeGreaterThan(sessions[0] ?? 0);

  expect(await lineOf(deps, accountId, "G3")).toEqual(before);
  const { decision, bundle } = await asks(deps, accountId, 31);
  expect(bundle.evidence.sessions).toMatchObject({ planned: 12, done: 8 });
  expect([decision, replays(bundle)]).toEqual(["granted", true]);
});

test("a plan with fewer sessions asks for less from its own day on, and for the days before as it was", async ({
  deps,
}) => {
  const { accountId } = await aFollower(deps, { answers: { m4: 5 }, workouts: 9 });
  const [first = 0] = await sessionsOf(deps, accountId);
  expect((await lineOf(deps, accountId, "G3"))?.need).toBe(Math.ceil(0.6 * Math.floor((30 * first) / 7)));
  await answers(deps, accountId, 15, { m4: 2 });
  const last = (await sessionsOf(deps, accountId)).at(-1) ?? 0;
  expect(last).toBeLessThan(first);
  const planned = Math.floor((14 * first + 16 * last) / 7);
  expect((await asks(deps, accountId, 31)).bundle.evidence.sessions.planned).toBe(planned);
});

test("who shows the numbers again keeps what the tape counted, and nothing written in hiding is read", async ({
  deps,
}) => {
  const { accountId } = await aFollower(deps, { answers: { p1: "esconder-peso" }, waists: WAISTS });
  expect(await lineOf(deps, accountId, "G5")).toEqual({ code: "G5", ok: true, have: 3, need: 3 });
  await answers(deps, accountId, 28, { p1: "mostrar" });
  expect(await lineOf(deps, accountId, "G5")).toEqual({ code: "G5", ok: true, have: 3, need: 3 });

  const { decision, bundle } = await asks(deps, accountId, 31);
  expect(bundle.evidence).toMatchObject({ hidden: false, wasHidden: true, weighIns: [] });
  expect([decision, replays(bundle)]).toEqual(["granted", true]);
});

test("who hides the numbers keeps the weigh-ins made before, without their figures", async ({ deps }) => {
  const { accountId } = await aFollower(deps);
  await answers(deps, accountId, 29, { p1: "esconder-peso" });
  expect(await lineOf(deps, accountId, "G5")).toMatchObject({ ok: true, have: 14, need: 6, needWeeks: 3 });

  const { decision, bundle } = await asks(deps, accountId, 31);
  expect(bundle.evidence).toMatchObject({ hidden: true, initialKg: null, weighIns: [] });
  expect(bundle.evidence.openWeighIns).toHaveLength(14);
  expect(JSON.stringify(bundle)).not.toMatch(/"kg"/);
  expect([decision, replays(bundle)]).toEqual(["granted", true]);
});

test("neither the scale nor the tape alone, half of each: the nearer one is what is asked for", async ({ deps }) => {
  const waists = WAISTS.slice(0, 2);
  const { accountId } = await aFollower(deps, { answers: { p1: "esconder-peso" }, waists, weighIns: 14 });
  await answers(deps, accountId, 24, { p1: "mostrar" });
  expect(await lineOf(deps, accountId, "G5")).toEqual({ code: "G5", ok: false, have: 2, need: 3 });
  const { bundle } = await asks(deps, accountId, 31);
  expect(bundle.answer).toMatchObject({ decision: "refused", failed: ["G5"], missing: { G5: 1 } });
});

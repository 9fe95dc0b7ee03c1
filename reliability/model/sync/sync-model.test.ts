// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { purposes } from "@app/contract/consents";
import * as fc from "fast-check";
import { expect } from "vitest";
import { answerConsent } from "../../../server/src/consents/answer-consent.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { test } from "../../../server/src/testing/http.ts";
import { aPhone } from "../../../server/src/testing/makers.ts";
import { aMember } from "../../../server/src/testing/members.ts";
import { createDevice } from "./device.ts";
import { losesWhatItAcknowledged, skipsAChange, winsByArrival } from "./planted-bugs.ts";
import { type Plant, runScenario, type World } from "./run-scenario.ts";
import { answer } from "./server.ts";
import { scenarios } from "./steps.ts";

const RUNS = Number(process.env["MODEL_RUNS"] ?? 2_000);
const SEED = Number(process.env["MODEL_SEED"] ?? 20_261_116);
/** Most of a run waits for PostgreSQL: several accounts at once. */
const LANES = 6;

/** Accounts are copies of one, which saves hashing a password for each. */
async function aWorld(deps: Deps, memberId: string): Promise<World> {
  const original = await deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  const giveConsent = (accountId: string) =>
    answerConsent(deps, {
      accountId,
      purpose: "health-data",
      allowed: true,
      version: purposes["health-data"].version,
      via: "account",
    });
  return {
    deps,
    giveConsent,
    async openAccount(isConsentGiven) {
      const id = crypto.randomUUID();
      const contact = { email: `bia.${id}@example.com`, phone: `+55${aPhone()}` };
      await deps.db
        .insertInto("accounts")
        .values({ ...original, ...contact, id })
        .execute();
      if (isConsentGiven) await giveConsent(id);
      return id;
    },
  };
}

const check = (world: World, numRuns: number, seed: number) =>
  fc.check(
    fc.asyncProperty(scenarios, (scenario) => runScenario(world, scenario)),
    { numRuns, seed },
  );

test("two devices end alike, and nothing acknowledged is lost, whatever is killed", { timeout: 3_600_000 }, async ({
  api,
  deps,
}) => {
  const world = await aWorld(deps, (await aMember(api)).id);
  const lanes = Array.from({ length: LANES }, (_, lane) => check(world, Math.ceil(RUNS / LANES), SEED + lane));
  for (const result of await Promise.all(lanes)) {
    if (result.failed) throw new Error(fc.defaultReportMessage(result) ?? "failed", { cause: result.errorInstance });
  }
});

const bugs: [string, Plant, RegExp][] = [
  ["a server that loses what it acknowledged", losesWhatItAcknowledged, /another end|skipped/],
  ["a server where the last writer to arrive wins", winsByArrival, /another end|replay/],
  ["a page of changes that skips one", skipsAChange, /skipped|another end/],
];

for (const [name, plant, complaint] of bugs) {
  test(`the model finds ${name}`, async ({ api, deps }) => {
    const world = { ...(await aWorld(deps, (await aMember(api)).id)), plant };
    const { failed, errorInstance } = await check(world, 300, SEED);
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: expect.stringMatching(complaint) });
  });
}

test("pages and batches arrive whole when the page is closed between any two steps", async ({ api, deps }) => {
  const { openAccount } = await aWorld(deps, (await aMember(api)).id);
  const accountId = await openAccount(true);
  const wallMs = () => Date.now();
  const exchange = (call: Parameters<typeof answer>[2]) => answer(deps, accountId, call);
  const [first, second] = [0, 1].map((index) =>
    createDevice({ name: `${accountId}-${index}`, isDurable: true, wallMs }),
  );
  if (!first || !second) throw new Error("no device");
  await first.add(...Array.from({ length: 1_100 }, (_, count) => 60 + (count % 30)));

  const killAndGoOn = async (device: typeof first) => {
    for (let step = 0; step < 6; step++) {
      await device.flush(exchange, { step, isAfter: step % 2 === 0 }).catch(() => device.closePage());
    }
    await device.flush(exchange);
  };
  await killAndGoOn(first);
  await killAndGoOn(second);

  expect((await first.state()).outbox).toEqual([]);
  expect(await second.views()).toHaveLength(1_100);
  expect(await second.views()).toEqual(await first.views());
});

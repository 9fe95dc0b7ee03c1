// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import * as fc from "fast-check";
import { expect } from "vitest";
import { isWhole, runs, seedOr } from "../../../scripts/lib/generated.ts";
import { test as base } from "../../../server/src/testing/http.ts";
import { aMember } from "../../../server/src/testing/members.ts";
import type { Plant } from "./api.ts";
import { countsHandOvers, forgetsMessages, movesMarksBack } from "./planted-bugs.ts";
import { runScenario, type World } from "./run-scenario.ts";
import { scenarios } from "./steps.ts";
import { aWorld } from "./world.ts";

const PLANTED_SEED = 20_261_117;
const SEED = Number(process.env["MODEL_SEED"] ?? seedOr(PLANTED_SEED));
const RUNS = Number(process.env["MODEL_RUNS"] ?? runs(40, 20));
/** Most of a run waits for PostgreSQL: several members at once. */
const LANES = 4;

const test = base.extend(
  "world",
  async ({ api, deps, databaseUrl }): Promise<World> => aWorld(deps, databaseUrl, (await aMember(api)).id),
);

const check = (world: World, numRuns: number, seed: number, isShortened = true) =>
  fc.check(
    fc.asyncProperty(scenarios, (scenario) => runScenario(world, scenario)),
    { numRuns, seed, endOnFailure: !isShortened },
  );

test("every message once and in one order, marks never move back, and each question is promised one answer", {
  timeout: 7_200_000,
}, async ({ world }) => {
  const lanes = Array.from({ length: LANES }, (_, lane) => check(world, Math.ceil(RUNS / LANES), SEED + lane));
  for (const result of await Promise.all(lanes))
    if (result.failed) throw new Error(fc.defaultReportMessage(result) ?? "failed", { cause: result.errorInstance });
});

const bugs: [string, Plant, RegExp][] = [
  ["a server that forgets which messages it has", forgetsMessages, /nobody wrote|twice|refused: full/],
  ["a read mark that moves back", movesMarksBack, /moved back|the answer was/],
  ["a hand-over that counts as an answer", countsHandOvers, /the promises are others/],
];

for (const [name, plant, complaint] of isWhole() ? bugs : [])
  test(`the model finds ${name}`, { timeout: 600_000 }, async ({ world }) => {
    const { failed, errorInstance } = await check({ ...world, plant }, 300, PLANTED_SEED, false);
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: expect.stringMatching(complaint) });
  });

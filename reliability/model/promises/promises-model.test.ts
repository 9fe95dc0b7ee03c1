import { expect } from "vitest";
import { isWhole, runs, seedOr } from "../../../scripts/lib/generated.ts";
import { creditDays } from "../../../server/src/checkout/credits/credit-days.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { test as base } from "../../../server/src/testing/test.ts";
import { checkMember } from "./check-member.ts";
import { LIVED_DAYS, runMembers } from "./run-members.ts";
import { aWorld, type World } from "./world.ts";

const PLANTED_SEED = 20_261_118;
const SEED = Number(process.env["MODEL_SEED"] ?? seedOr(PLANTED_SEED));
const MEMBERS = Number(process.env["MODEL_RUNS"] ?? runs(12, 6));

const test = base.extend("world", ({ deps, databaseUrl }): Promise<World> => aWorld(deps, databaseUrl));

async function live(
  { deps, ...world }: World,
  { count, days, seed = SEED }: { count: number; days: number; seed?: number },
  onCredited = deps.onCredited,
) {
  const lives = { count, days, seed };
  const { members, end, kills } = await runMembers({ ...world, deps: { ...deps, onCredited } }, lives);
  const total = { members: count, kills, promises: 0, kept: 0, breached: 0, void: 0, creditDays: 0 };
  for (const member of members) {
    const counts = await checkMember(deps, member, end);
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) total[name] += counts[name];
  }
  return total;
}

test("every promise ends, its credit is the engine's and given once, and access lasts what was bought and credited", {
  timeout: 7_200_000,
}, async ({ world }) => {
  const total = await live(world, { count: MEMBERS, days: LIVED_DAYS });
  console.log(total);
  expect(total.kills).toBeGreaterThan(0);
  expect(total.kept + total.breached + total.void).toBe(total.promises);
});

let given = 0;
const bugs: [string, Deps["onCredited"], RegExp][] = [
  [
    "days that are given at every sweep",
    async (deps, tx, { accountId, promiseId, days }) =>
      void (await creditDays(deps, tx, { accountId, source: `promise ${promiseId} ${(given += 1)}`, days })),
    /added 0 days/,
  ],
  ["days that are never given", () => Promise.resolve(), /added 0 days/],
];

for (const [name, onCredited, complaint] of isWhole() ? bugs : [])
  test(`the model finds ${name}`, { timeout: 600_000 }, async ({ world }) => {
    await expect(live(world, { count: 4, days: 18, seed: PLANTED_SEED }, onCredited)).rejects.toThrow(complaint);
  });

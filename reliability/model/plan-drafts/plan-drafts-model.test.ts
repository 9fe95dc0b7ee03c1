import * as fc from "fast-check";
import { expect } from "vitest";
import { isWhole, runs, seedOr } from "../../../scripts/lib/generated.ts";
import { findDrafts } from "../../../server/src/plans/drafts/draft-store.ts";
import type { Staff } from "../../../server/src/staff/accounts/staff.ts";
import { aStaffMember } from "../../../server/src/staff/testing/a-staff-member.ts";
import { test as base } from "../../../server/src/testing/http.ts";
import { aPhone } from "../../../server/src/testing/makers.ts";
import { aMember } from "../../../server/src/testing/members.ts";
import { runScenario, type World } from "./run-scenario.ts";
import { scenarios } from "./steps.ts";
import type { Plant } from "./writer.ts";

const PLANTED_SEED = 20_261_117;
const SEED = Number(process.env["MODEL_SEED"] ?? seedOr(PLANTED_SEED));
const RUNS = Number(process.env["MODEL_RUNS"] ?? runs(40, 20));
/** Most of a run waits for PostgreSQL: several members at once. */
const LANES = 4;

const test = base.extend("world", async ({ api, deps, databaseUrl }): Promise<World> => {
  const { id } = await aMember(api);
  const original = await deps.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const person = async (role: "nutri" | "treinador") => {
    const staff = await aStaffMember(deps, { role });
    return (await deps.db
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", staff.id)
      .executeTakeFirstOrThrow()) as unknown as Staff;
  };
  return {
    deps,
    databaseUrl,
    team: [await person("nutri"), await person("nutri"), await person("treinador")],
    plant: async (_deps, saving) => saving,
    async openAccount() {
      const account = crypto.randomUUID();
      const contact = { email: `bia.${account}@example.com`, phone: `+55${aPhone()}` };
      await deps.db
        .insertInto("accounts")
        .values({ ...original, ...contact, id: account })
        .execute();
      return account;
    },
  };
});

const check = (world: World, numRuns: number, seed: number, isShortened = true) =>
  fc.check(
    fc.asyncProperty(scenarios, (steps) => runScenario(world, steps)),
    { numRuns, seed, endOnFailure: !isShortened },
  );

test("nothing acknowledged is overwritten silently, whatever is killed, lost or taken over", {
  timeout: 3_600_000,
}, async ({ world }) => {
  const lanes = Array.from({ length: LANES }, (_, lane) => check(world, Math.ceil(RUNS / LANES), SEED + lane));
  for (const result of await Promise.all(lanes))
    if (result.failed) throw new Error(fc.defaultReportMessage(result) ?? "failed", { cause: result.errorInstance });
});

const overwritesBlindly: Plant = async (deps, saving) => {
  const drafts = await findDrafts(deps.db, deps.keyRing.encryption("health-data"), saving.memberId);
  return { ...saving, revision: drafts[saving.half].revision };
};
const forgetsKeys: Plant = async (_deps, saving) => ({ ...saving, key: crypto.randomUUID() });

const bugs: [string, Plant, RegExp][] = [
  ["a server that takes any revision", overwritesBlindly, /another revision|overwritten|otherwise/],
  ["a server that forgets which save it answered", forgetsKeys, /sent again|otherwise/],
];

for (const [name, plant, complaint] of isWhole() ? bugs : [])
  test(`the model finds ${name}`, { timeout: 600_000 }, async ({ world }) => {
    const { failed, errorInstance } = await check({ ...world, plant }, 300, PLANTED_SEED, false);
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: expect.stringMatching(complaint) });
  });

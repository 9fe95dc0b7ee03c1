// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { sql } from "kysely";
import { expect } from "vitest";
import { isWhole } from "../../../scripts/lib/generated.ts";
import { test } from "../../../server/src/testing/http.ts";
import { aMember } from "../../../server/src/testing/members.ts";
import { losesWhatItAcknowledged, skipsAChange } from "../sync/planted-bugs.ts";
import { type Plant, runScenario } from "../sync/run-scenario.ts";
import { aWorld, check, checkAll, SEED } from "../sync/world.ts";
import { diary } from "./diary.ts";

test("two diaries end alike, nothing acknowledged is lost, and the sums are those of the entries", {
  timeout: 3_600_000,
}, async ({ api, deps }) => {
  await checkAll(await aWorld(deps, (await aMember(api)).id, diary), 500);
});

test("a delete of what never reached the server takes nothing that another device sends later", async ({
  api,
  deps,
}) => {
  const world = await aWorld(deps, (await aMember(api)).id, diary);
  // Both add a measure of their own under the same key, before the consent.
  await runScenario(world, {
    durable: [true, true],
    skewHours: [0, 0],
    isConsentGiven: false,
    steps: [
      { type: "add", device: 0, seed: 956 },
      { type: "add", device: 1, seed: 606 },
      { type: "delete", device: 0, pick: 0 },
      { type: "flush-both" },
      { type: "consent" },
      { type: "flush", device: 0, fault: { type: "none" } },
    ],
  });
});

const bugs: [string, Plant, RegExp][] = [
  ["a server that loses an entry that it acknowledged", losesWhatItAcknowledged, /another end|skipped|replay|sums/],
  ["a page of changes that skips an entry", skipsAChange, /skipped|another end/],
];

for (const [name, plant, complaint] of isWhole() ? bugs : []) {
  test(`the model finds ${name}`, async ({ api, deps }) => {
    const world = { ...(await aWorld(deps, (await aMember(api)).id, diary)), plant };
    const { failed, errorInstance } = await check(world, 300, SEED);
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: expect.stringMatching(complaint) });
  });
}

test("the model finds sums that keep a deleted entry", async ({ api, deps }) => {
  const world = await aWorld(deps, (await aMember(api)).id, diary);
  await sql`create function keep_sums() returns trigger language plpgsql as
    'begin return case when new.entries < old.entries then old else new end; end'`.execute(deps.db);
  await sql`create trigger keep_sums before update on day_totals for each row execute function keep_sums()`.execute(
    deps.db,
  );

  const { failed, errorInstance } = await check(world, 300, SEED);

  expect(failed).toBe(true);
  expect(errorInstance).toMatchObject({ message: expect.stringMatching(/the sums of \S+ are others/) });
});

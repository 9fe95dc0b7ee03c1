// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { expect } from "vitest";
import { isWhole } from "../../../scripts/lib/generated.ts";
import { test } from "../../../server/src/testing/http.ts";
import { aMember } from "../../../server/src/testing/members.ts";
import { createDevice } from "./device.ts";
import { losesWhatItAcknowledged, skipsAChange, winsByArrival } from "./planted-bugs.ts";
import type { Plant } from "./run-scenario.ts";
import { answer } from "./server.ts";
import { weights } from "./weights.ts";
import { aWorld, check, checkAll, SEED } from "./world.ts";

test("two devices end alike, and nothing acknowledged is lost, whatever is killed", { timeout: 3_600_000 }, async ({
  api,
  deps,
}) => {
  await checkAll(await aWorld(deps, (await aMember(api)).id, weights), 2_000);
});

const bugs: [string, Plant, RegExp][] = [
  ["a server that loses what it acknowledged", losesWhatItAcknowledged, /another end|skipped|replay/],
  ["a server where the last writer to arrive wins", winsByArrival, /another end|replay/],
  ["a page of changes that skips one", skipsAChange, /skipped|another end/],
];

for (const [name, plant, complaint] of isWhole() ? bugs : []) {
  test(`the model finds ${name}`, async ({ api, deps }) => {
    const world = { ...(await aWorld(deps, (await aMember(api)).id, weights)), plant };
    const { failed, errorInstance } = await check(world, 300, SEED);
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: expect.stringMatching(complaint) });
  });
}

test("pages and batches arrive whole when the page is closed between any two steps", async ({ api, deps }) => {
  const { openAccount } = await aWorld(deps, (await aMember(api)).id, weights);
  const accountId = await openAccount(true);
  const wallMs = () => Date.now();
  const exchange = (call: Parameters<typeof answer>[2]) => answer(deps, accountId, call);
  const [first, second] = [0, 1].map((index) =>
    createDevice({ name: `${accountId}-${index}`, isDurable: true, wallMs, subject: weights }),
  );
  if (!first || !second) throw new Error("no device");
  await first.add(...Array.from({ length: 1_100 }, (_, count) => count));

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

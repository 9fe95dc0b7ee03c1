import { expect } from "vitest";
import { aFreeMember, save } from "../../intake/testing/answering.ts";
import { createKeyRing } from "../../platform/key-ring.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";

test("OldKeyInUse: the secret was changed, and the command not run", async ({ deps }) => {
  const { accountId } = await aFreeMember(deps);
  await save(deps, accountId, { q04: 170 });
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("OldKeyInUse");
  const rotated = { ...deps, keyRing: createKeyRing("the example key after the rotation!") };
  expect(await firing({ worker: await workerMetrics(rotated) })).toContain("OldKeyInUse");
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withdraw } from "../../../server/src/checkout/refunds/request-refund.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { seedMembers } from "../../../server/src/staff/testing/many-members.ts";
import { type Swept, sweptRows } from "../../../server/src/testing/swept-rows.ts";
import { openDeps } from "../../evals/run/open-deps.ts";
import { createDriver, type Driver } from "../../lib/shopper/driver.ts";
import { type Harness, type HarnessOptions, startHarness } from "../../lib/stack/harness.ts";

/** The whole stack with its workers stopped, and members of whom nothing is due yet. */
export type DueWorld = {
  harness: Harness;
  driver: Driver;
  deps: Deps;
  /** A member of whom nothing was due before. */
  nextMember: () => { accountId: string };
  close: () => Promise<void>;
};

export const sweeps: readonly (readonly [string, Swept])[] = Object.entries(sweptRows);

type Size = { members: number; seed: number } & Pick<HarnessOptions, "envOf">;

export async function openDueWorld({ members, seed, ...options }: Size): Promise<DueWorld> {
  const harness = await startHarness(options);
  await Promise.all(harness.workers.map((worker) => worker.end()));
  await seedMembers(harness.db.url, { professionals: 1, membersEach: members });
  await harness.db.query("delete from promises");
  await harness.db.query("truncate attention_changes");
  const seeded = await harness.db.query<{ accountId: string }>(
    `select id as "accountId" from accounts order by md5(id::text)`,
  );
  const { ASAAS_URL = "" } = harness.env;
  const { deps, close } = await openDeps(harness.db.url, () => new Date(), { ASAAS_URL });
  return {
    harness,
    driver: createDriver(harness, seed),
    deps,
    nextMember() {
      const member = seeded.pop();
      if (!member) throw new Error("too few members");
      return member;
    },
    async close() {
      await close();
      await harness.close();
    },
  };
}

/** What the workers logged as an error, each text once, but for the poison. */
export function errorsOf({ logDir, workers }: Harness): string[] {
  const lines = workers.flatMap(({ name }) => readFileSync(join(logDir, `${name}.log`), "utf8").split("\n"));
  const texts = lines.flatMap((line) => {
    if (!line.includes('"level":50')) return [];
    const { msg, sweep, err } = JSON.parse(line) as { msg: string; sweep?: string; err?: { message?: string } };
    return err?.message?.includes("poisoned") ? [] : [`${sweep ?? "worker"}: ${msg}: ${err?.message ?? ""}`];
  });
  return [...new Set(texts)];
}

/** Purchases by card, paid. */
export async function somePurchases(driver: Driver, count: number): Promise<string[]> {
  const paymentIds = [];
  for (const who of await driver.buyers(count, "session")) {
    const { id, status, error } = await driver.attempt(who, { method: "credit-card", installments: 1 });
    if (!id) throw new Error(`no purchase: ${status} ${error}`);
    paymentIds.push(id);
  }
  return paymentIds;
}

/** The buyer withdraws: the refund is due at the sweep's next run. */
export const asksBack = ({ deps }: Pick<DueWorld, "deps">, paymentId: string) =>
  withdraw(deps, { paymentId, requestedBy: "buyer" });

/** How often the gateway was called to refund each charge. Instalment plans are not among them. */
export function refundCalls({ gateway }: Harness): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { method, path } of gateway.calls()) {
    const [, charge] = /^\/v3\/payments\/([^/]+)\/refund$/.exec(path) ?? [];
    if (method === "POST" && charge) calls.set(charge, (calls.get(charge) ?? 0) + 1);
  }
  return calls;
}

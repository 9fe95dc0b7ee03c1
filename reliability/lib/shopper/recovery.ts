import type { Harness } from "../stack/harness.ts";
import { eventually } from "./buying.ts";
import type { Driver, Target } from "./driver.ts";

const MAX_RECOVERY_MS = 30_000;

/** Seconds until a new buyer can buy at each of these nodes; undefined after thirty seconds. */
export async function secondsToSale(driver: Driver, nodes: readonly Target[]): Promise<number | undefined> {
  const since = Date.now();
  for (const node of nodes) {
    const isRecovered = await eventually(
      async () => {
        const who = await driver.tryBuyer("email", undefined, node);
        return who !== undefined && (await driver.attempt(who, { method: "pix", node })).status === 200;
      },
      MAX_RECOVERY_MS - (Date.now() - since),
      50,
    );
    if (!isRecovered) return undefined;
  }
  return (Date.now() - since) / 1_000;
}

/** The recovery time, with an I11 violation when it exceeded thirty seconds. */
export async function recovery(harness: Harness, driver: Driver, nodes: readonly Target[] = harness.apis) {
  const seconds = await secondsToSale(driver, nodes);
  return {
    seconds: seconds ?? MAX_RECOVERY_MS / 1_000,
    violations: seconds === undefined ? ["I11: no purchase succeeded within 30 s after the fault"] : [],
  };
}

/** Unexpected exits so far. */
export const crashes = (harness: Harness): number =>
  [...harness.apis, ...harness.workers].reduce((sum, managed) => sum + managed.crashes(), 0);

export const diedSince = (harness: Harness, before: number): string[] =>
  crashes(harness) > before ? [`I11: ${crashes(harness) - before} processes died`] : [];

import type { ManagedProcess } from "../../../lib/processes/managed-process.ts";
import { eventually } from "../../../lib/shopper/buying.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";

const MAX_RECOVERY_MS = 30_000;

/** Seconds until a new buyer can buy at each of these nodes; undefined after thirty seconds. */
export async function secondsToSale(driver: Driver, nodes: readonly ManagedProcess[]): Promise<number | undefined> {
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
export async function recovery(harness: Harness, driver: Driver, nodes: readonly ManagedProcess[] = harness.apis) {
  const seconds = await secondsToSale(driver, nodes);
  return {
    seconds: seconds ?? MAX_RECOVERY_MS / 1_000,
    violations: seconds === undefined ? ["I11: no purchase succeeded within 30 s after the fault"] : [],
  };
}

export const crashes = (harness: Harness): number =>
  [...harness.apis, ...harness.workers].reduce((sum, managed) => sum + managed.crashes(), 0);

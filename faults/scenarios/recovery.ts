import type { Driver } from "../harness/driver.ts";
import type { Harness } from "../harness/harness.ts";
import type { ManagedProcess } from "../harness/managed-process.ts";
import { eventually } from "./buying.ts";

const WELL_MS = 30_000;

/** Seconds until somebody new can buy at each of these nodes; undefined when that took more than thirty. */
export async function secondsToSale(driver: Driver, nodes: readonly ManagedProcess[]): Promise<number | undefined> {
  const since = Date.now();
  for (const node of nodes) {
    const isWell = await eventually(
      async () => {
        const who = await driver.tryBuyer("email", undefined, node);
        return who !== undefined && (await driver.attempt(who, { method: "pix", node })).status === 200;
      },
      WELL_MS - (Date.now() - since),
      50,
    );
    if (!isWell) return undefined;
  }
  return (Date.now() - since) / 1_000;
}

/** The same as a finding: I11 when it did not come to that. */
export async function recovery(harness: Harness, driver: Driver, nodes: readonly ManagedProcess[] = harness.apis) {
  const seconds = await secondsToSale(driver, nodes);
  return {
    seconds: seconds ?? WELL_MS / 1_000,
    violations: seconds === undefined ? ["I11: nobody could buy 30 s after it was over"] : [],
  };
}

export const crashes = (harness: Harness): number =>
  [...harness.apis, ...harness.workers].reduce((sum, managed) => sum + managed.crashes(), 0);

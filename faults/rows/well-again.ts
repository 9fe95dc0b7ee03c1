import type { Driver } from "../rig/driver.ts";
import type { Member } from "../rig/member.ts";
import type { Rig } from "../rig/rig.ts";
import { holds } from "./buying.ts";

const WELL_MS = 30_000;

/** Seconds until somebody new can buy at each of these nodes; undefined when that took more than thirty. */
export async function secondsToSale(driver: Driver, nodes: readonly Member[]): Promise<number | undefined> {
  const since = Date.now();
  for (const node of nodes) {
    const isWell = await holds(
      async () => {
        const who = await driver.tryBuyer("email", undefined, node);
        return who !== undefined && (await driver.press(who, { method: "pix", node })).status === 200;
      },
      WELL_MS - (Date.now() - since),
      50,
    );
    if (!isWell) return undefined;
  }
  return (Date.now() - since) / 1_000;
}

/** The same as a finding: I11 when it did not come to that. */
export async function wellAgain(rig: Rig, driver: Driver, nodes: readonly Member[] = rig.apis) {
  const seconds = await secondsToSale(driver, nodes);
  return {
    seconds: seconds ?? WELL_MS / 1_000,
    violations: seconds === undefined ? ["I11: nobody could buy 30 s after it was over"] : [],
  };
}

export const deaths = (rig: Rig): number =>
  [...rig.apis, ...rig.workers].reduce((sum, member) => sum + member.deaths(), 0);

import * as fc from "fast-check";
import { dietOf } from "../../engine/src/nutrition/menus/diet.ts";
import { anyRequest, EATINGS } from "../../engine/src/nutrition/menus/testing/any-request.ts";
import { findMenuFaults } from "../../engine/src/nutrition/menus/testing/menu-faults.ts";
import type { Eating } from "../../engine/src/nutrition/target-rules.ts";

const PLANS = 20_000;
const MOST_MS = 2_000;
/** Share of people who are left without a menu: of vegans, and of all others together. */
const MOST_VEGANS = 0.05;
const MOST_OTHERS = 0.01;

/** Whole plans of people with at most three exclusions: faults, shares without a menu, and time. */
export async function proveMenus(): Promise<void> {
  const seed = Date.now() % 1_000_000_000;
  const each = PLANS / EATINGS.length;
  console.log(`${PLANS} plans, seed ${seed}`);
  const without = new Map(EATINGS.map((eating) => [eating, proveEating(eating, each, seed)]));
  const vegans = without.get("vegano") ?? 0;
  const others = [...without.values()].reduce((sum, count) => sum + count, 0) - vegans;
  const share = others / (PLANS - each);
  console.log(`all but vegans: ${(100 * share).toFixed(2)} % without a menu`);
  if (vegans / each > MOST_VEGANS || share > MOST_OTHERS) process.exitCode = 1;
}

function proveEating(eating: Eating, runs: number, seed: number): number {
  const times: number[] = [];
  const faults: string[] = [];
  let without = 0;
  for (const request of fc.sample(anyRequest({ eatings: [eating] }), { seed, numRuns: runs })) {
    const since = performance.now();
    const { diet } = dietOf(request);
    times.push(performance.now() - since);
    if (diet.method === "foods") faults.push(...findMenuFaults(request, diet));
    else without += 1;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (runs - 1))] ?? 0;
  const figures = `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, longest ${at(1).toFixed(0)} ms`;
  console.log(`${eating}: ${without} of ${runs} without a menu (${((100 * without) / runs).toFixed(2)} %), ${figures}`);
  for (const fault of faults.slice(0, 10)) console.error(`  ${fault}`);
  if (faults.length > 0 || at(0.99) > MOST_MS) process.exitCode = 1;
  return without;
}

import { simulateMembers } from "../../engine/src/training/progression/testing/simulate-members.ts";

const MEMBERS = 10_000;

/** Twelve weeks of members whose names the CI's run does not have: faults, deloads and how often each reason is given. */
export async function proveProgression(): Promise<void> {
  const since = performance.now();
  const from = 1_000_000 + (Date.now() % 1_000_000_000);
  const { moments, faults, deloads, withoutDeload, codes } = simulateMembers(MEMBERS, from);
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  console.log(`${MEMBERS} members from ${from}, ${moments} workouts in ${seconds} s: ${faults.length} faults`);
  console.log(`${deloads} members had a deload, ${withoutDeload.length} trained six weeks without one`);
  for (const [code, count] of [...codes].toSorted(([, a], [, b]) => b - a)) console.log(`  ${code}: ${count}`);
  for (const fault of [...faults, ...withoutDeload].slice(0, 10)) console.error(`  ${fault}`);
  if (faults.length + withoutDeload.length > 0) process.exitCode = 1;
}

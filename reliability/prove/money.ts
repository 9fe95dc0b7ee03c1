import * as fc from "fast-check";
import { livePerson } from "../../engine/src/refunds/testing/live-person.ts";
import { anyLife } from "../../engine/src/refunds/testing/person-facts.ts";

const LIVES = 100_000;
const BATCH = 5_000;

/** Lives of one person with two accounts and one CPF, against a ledger that shares no rule with the product. */
export async function proveMoney(): Promise<void> {
  const seed = Date.now() % 1_000_000_000;
  console.log(`${LIVES} lives of 400 days, seed ${seed}`);
  const since = performance.now();
  const acts = new Map<string, number>();
  let faulty = 0;
  for (let done = 0; done < LIVES; done += BATCH) {
    for (const life of fc.sample(anyLife, { seed: seed + done, numRuns: BATCH })) {
      const lived = livePerson(life);
      for (const [name, count] of Object.entries(lived.acts)) acts.set(name, (acts.get(name) ?? 0) + count);
      if (lived.faults.length > 0) faulty += 1;
      for (const fault of faulty <= 10 ? lived.faults : []) console.error(`  ${fault}`);
    }
  }
  console.log(`${faulty} with a fault, in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  for (const [name, count] of [...acts].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${name}: ${count}`);
  if (faulty > 0) process.exitCode = 1;
}

import { judgeInThreads } from "../../engine/src/checker/testing/judge-in-threads.ts";
import { describeFaults } from "../../engine/src/checker/testing/judge-people.ts";

const PEOPLE = 20_000;
const LEAST_READ = 0.95;

/** Plans of people who cover every pair of answers, each read by the checker: contradictions, and what was made for whom. */
export async function provePlanChecker(): Promise<void> {
  const seed = Date.now() % 1_000_000_000;
  console.log(`${PEOPLE} people, seed ${seed}`);
  const { faults, ...tally } = await judgeInThreads(PEOPLE, seed);
  const { menus, groups, unnamed, withoutDiet, withoutMenu, withoutPortions, sessions, fallback } = tally;
  const { typed, typedRead, pairs, uncovered } = tally;
  console.log(
    `with a menu ${menus}, with groups ${groups} (${withoutMenu} of them for want of a menu), without foods ${unnamed} (${withoutPortions} of them for want of portions within every limit), without a diet ${withoutDiet}`,
  );
  console.log(`with sessions ${sessions}`);
  console.log(`fallback after a failed check: ${fallback}`);
  console.log(`typed allergies read: ${typedRead} of ${typed} (${((100 * typedRead) / typed).toFixed(1)} %)`);
  console.log(`pairs covered: ${pairs - uncovered.length} of ${pairs} that the rows allow a plan`);
  console.log(`contradictions: ${faults.length}`);
  if (faults.length > 0) console.error(describeFaults(faults));
  if (faults.length > 0 || uncovered.length > 0 || typedRead < LEAST_READ * typed) process.exitCode = 1;
}

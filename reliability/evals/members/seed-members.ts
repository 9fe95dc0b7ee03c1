import type { Deps } from "../../../server/src/deps.ts";
import { sweepPromises } from "../../../server/src/promises/sweep-promises.ts";
import { type SeededMember, seedMember, type WantedMember } from "./seed-member.ts";

/** The database waits for the one, this process for the other. */
const AT_ONCE = 6;

/** An account for each key, like the member of the file that it names. */
export async function seedMembers(
  deps: Deps,
  wanted: ReadonlyMap<string, WantedMember>,
): Promise<Map<string, SeededMember>> {
  const waiting = [...wanted];
  const seeded = new Map<string, SeededMember>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) seeded.set(next[0], await seedMember(deps, ...next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await sweepPromises(deps);
  return seeded;
}

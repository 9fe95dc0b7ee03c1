import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Buyer, Driver, Target } from "../../lib/shopper/driver.ts";
import { answerEverything, readsAnswers } from "../../lib/shopper/questionnaire.ts";
import type { Harness } from "../../lib/stack/harness.ts";
import { BEHIND_BOUNCER } from "../harness/bouncer.ts";

const COMMAND = join(import.meta.dirname, "../../../server/src/operator/rotate-keys.ts");
const MEMBERS = 5;

/** Members who answered the questionnaire. */
export async function answerQuestionnaires(driver: Driver): Promise<Buyer[]> {
  const members = await driver.buyers(MEMBERS, "session");
  for (const who of members) {
    const failures = await answerEverything(driver, who);
    if (failures.length > 0) throw new Error(failures.join("; "));
  }
  return members;
}

/** How many of them read all their answers, at any node or at the given one. */
export async function countReaders(driver: Driver, members: readonly Buyer[], node?: Target): Promise<number> {
  let readers = 0;
  for (const who of members) if (await readsAnswers(driver, who, node)) readers += 1;
  return readers;
}

/** Runs the operator's command, which seals every value with the current key. */
export async function resealAnswers(harness: Harness): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMAND], { env: { ...harness.env, ...BEHIND_BOUNCER } });
}

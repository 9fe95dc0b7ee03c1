import { randomBytes } from "node:crypto";
import type { Harness } from "../../lib/stack/harness.ts";

/** As `openssl rand -hex 32` makes one. */
export const newKey = (): string => randomBytes(32).toString("hex");

/**
 * "Changing SECRET_KEY" of docs/runbook.md: the old key goes to SECRET_KEYS_OLD, and all processes are restarted in
 * sequence. Returns the harness with the new environment, also for processes started later.
 */
export async function rotateKey(harness: Harness, old: string): Promise<Harness> {
  const env = { SECRET_KEY: newKey(), SECRET_KEYS_OLD: old };
  const members = [...harness.apis, ...harness.workers];
  for (const member of members) {
    await member.end();
    await member.start({ env });
  }
  const revive = async () => {
    await Promise.all(members.map((member) => member.start({ env })));
  };
  return { ...harness, env: { ...harness.env, ...env }, revive };
}

/** For comparison: the same stack without the old key. */
export const withoutOldKey = (harness: Harness): Harness => ({
  ...harness,
  env: { ...harness.env, SECRET_KEYS_OLD: "" },
});

import { randomBytes } from "node:crypto";
import type { Rig } from "../../faults/rig/rig.ts";

/** As `openssl rand -hex 32` makes one. */
export const newKey = (): string => randomBytes(32).toString("hex");

/**
 * "Changing SECRET_KEY" of docs/runbook.md: the old key goes to SECRET_KEYS_OLD, and everybody is restarted, one after
 * another. Answers the rig as it is from then on, whoever is started later.
 */
export async function rotateKey(rig: Rig, old: string): Promise<Rig> {
  const env = { SECRET_KEY: newKey(), SECRET_KEYS_OLD: old };
  const members = [...rig.apis, ...rig.workers];
  for (const member of members) {
    await member.end();
    await member.start({ env });
  }
  const revive = async () => {
    await Promise.all(members.map((member) => member.start({ env })));
  };
  return { ...rig, env: { ...rig.env, ...env }, revive };
}

/** For comparison: the same house, had the old key been thrown away. */
export const withoutOldKey = (rig: Rig): Rig => ({ ...rig, env: { ...rig.env, SECRET_KEYS_OLD: "" } });

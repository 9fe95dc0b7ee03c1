import { golden } from "@app/engine/assistant/testing/evaluation/golden";
import { limitedMemberOf } from "@app/engine/assistant/testing/limits/limit-cases";
import { seedMembers, type WantedMember } from "../members/seed-member.ts";
import { startDatabases } from "./databases.ts";
import type { Mode } from "./mode.ts";
import { openDeps } from "./open-deps.ts";
import { evalCases, type ModeResult, runMode } from "./run-mode.ts";

type Wanted = { modes: readonly Mode[]; only: RegExp | null; realModel: Record<string, string> };

/** Members who tell everything about themselves, besides the cases. */
const TALKERS = ["m1", "m2", "m9"];

/** Seeds every member once and lets each model answer on a copy. Everything that it starts ends with it. */
export async function runAll({ modes, only, realModel }: Wanted): Promise<ModeResult[]> {
  const databases = await startDatabases();
  try {
    const members = await seedDatabase(databases.seededUrl, wantedMembers(only));
    const runs = modes.map((mode) => runMode(mode, { databases, members, only, realModel }));
    // One that fails does not take the database away from the others.
    await Promise.allSettled(runs);
    return await Promise.all(runs);
  } finally {
    await databases.stop();
  }
}

/** Nothing stays connected: the database is copied next. */
async function seedDatabase(databaseUrl: string, wanted: ReadonlyMap<string, WantedMember>) {
  const { deps, close } = await openDeps(databaseUrl, () => golden.now);
  try {
    return await seedMembers(deps, wanted);
  } finally {
    await close();
  }
}

function wantedMembers(only: RegExp | null): Map<string, WantedMember> {
  const cases = evalCases.filter(({ id }) => only?.test(id) ?? true);
  return new Map<string, WantedMember>([
    ...cases.map((one): [string, WantedMember] => {
      const { id, member, pass } = one;
      const limited = limitedMemberOf(one);
      if (limited) return [id, { limited }];
      const needsAll = pass.some((check) => check.check === "toolCalled" && check.tool === "get_guarantee");
      return [id, { id: member, history: needsAll ? "whole" : "named" }];
    }),
    ...TALKERS.map((id): [string, WantedMember] => [`talker ${id}`, { id, history: "named" }]),
  ]);
}

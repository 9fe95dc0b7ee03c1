import { type EvalCase, golden } from "@app/engine/assistant/testing/evaluation/golden";
import { limitCases } from "@app/engine/assistant/testing/limits/limit-cases";
import type { SeededMember } from "../members/seed-member.ts";
import type { Databases } from "./databases.ts";
import type { Mode } from "./mode.ts";
import { findPersonalData, tellEverything } from "./personal-data.ts";
import { type CaseResult, runCase } from "./run-case.ts";
import { startStack } from "./stack.ts";

/** Those of the file, then ours. */
export const evalCases: readonly EvalCase[] = [...golden.cases, ...limitCases];

export type ModeResult = {
  readonly mode: Mode;
  readonly cases: readonly CaseResult[];
  /** Personal data that was found in requests to a vendor; empty: none. */
  readonly leaks: readonly string[];
  readonly requests: number;
};

type Run = {
  readonly databases: Databases;
  readonly members: ReadonlyMap<string, SeededMember>;
  readonly only: RegExp | null;
  readonly realModel: Record<string, string>;
};

/** Every case with one model, each as a member of its own, one after the other. */
export async function runMode(mode: Mode, { databases, members, only, realModel }: Run): Promise<ModeResult> {
  const stack = await startStack(await databases.copy(`evals_${mode.name}`), mode, realModel);
  try {
    const cases: CaseResult[] = [];
    for (const one of evalCases) {
      const member = members.get(one.id);
      if (member && (only?.test(one.id) ?? true)) cases.push(await runCase(stack, mode, one, member));
    }
    stack.begin(null);
    for (const [key, member] of members) if (key.startsWith("talker")) await tellEverything(stack.url, member);
    const sent = stack.sent();
    return { mode, cases, leaks: findPersonalData(sent, [...members.values()]), requests: sent.length };
  } finally {
    await stack.stop();
  }
}

import { cruise, type ICruiseResult } from "dependency-cruiser";
import rules from "./rules.ts";

export type Violation = { rule: string; from: string; to: string };

/** Reads every import below `baseDir` and lists those that break a rule. */
export async function findViolations(
  baseDir: string,
  folders: string[],
): Promise<{ modules: number; violations: Violation[] }> {
  const { forbidden, options } = rules;
  const reply = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden: forbidden ?? [] } });
  const { summary } = reply.output as ICruiseResult;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: summary.totalCruised, violations };
}

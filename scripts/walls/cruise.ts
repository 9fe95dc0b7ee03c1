import { cruise, type ICruiseResult } from "dependency-cruiser";
import rules from "./rules.ts";

export type Breach = { wall: string; from: string; to: string };

/** Reads every import below `baseDir` and lists those that go through a wall. */
export async function findBreaches(
  baseDir: string,
  folders: string[],
): Promise<{ modules: number; breaches: Breach[] }> {
  const { forbidden, options } = rules;
  const reply = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden: forbidden ?? [] } });
  const { summary } = reply.output as ICruiseResult;
  const breaches = summary.violations.map(({ rule, from, to }) => ({ wall: rule.name, from, to }));
  return { modules: summary.totalCruised, breaches };
}

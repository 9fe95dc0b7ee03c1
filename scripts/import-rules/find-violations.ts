import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { findFolderCycles } from "./find-folder-cycles.ts";
import { findFragments } from "./find-fragments.ts";
import rules, { folderRule } from "./rules.ts";

export type Violation = { rule: string; from: string; to: string };

/** Reads every import below `baseDir` and lists those that break a rule, and the files that are fragments. */
export async function findViolations(
  baseDir: string,
  folders: string[],
): Promise<{ modules: number; violations: Violation[]; fragments: string[] }> {
  const { forbidden, options } = rules;
  const reply = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden: forbidden ?? [] } });
  const { summary, modules } = reply.output as ICruiseResult;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  const imports = modules
    .filter(({ source }) => !/[.]test[.]tsx?$/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  const circles = findFolderCycles(folderRule.root, imports).map((edge) => ({ rule: folderRule.name, ...edge }));
  const sources = modules
    .filter(({ source }) => /[.]tsx?$/.test(source) && existsSync(join(baseDir, source)))
    .map(({ source }) => ({ file: source, lines: readFileSync(join(baseDir, source), "utf8").split("\n").length - 1 }));
  return {
    modules: summary.totalCruised,
    violations: [...violations, ...circles],
    fragments: findFragments(sources, imports),
  };
}

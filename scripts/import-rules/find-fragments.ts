import type { Import } from "./find-folder-cycles.ts";

export type Source = { file: string; lines: number };

const MAX_LINES = 25;
const SOURCE = /^(contract|engine|server|web|simulators)\/(?!.*\/testing\/).*(?<![.]test|[.]test-d|[.]d)[.]tsx?$/;
/** Files that the recipes of CONTRIBUTING.md ask for, whatever their length. */
const ROLES = /(^|[/-])(deps|jobs|queries|routes|store|webhooks)[.]ts$|[.]route[.]tsx$/;

/** Short files with one user and no test of their own: their user could hold them. */
export function findFragments(sources: readonly Source[], imports: readonly Import[]): string[] {
  const files = new Set(sources.map(({ file }) => file));
  const users = Map.groupBy(imports, ({ to }) => to);
  return sources
    .filter(({ file, lines }) => lines <= MAX_LINES && SOURCE.test(file) && !ROLES.test(file))
    .filter(({ file }) => !files.has(file.replace(/[.]tsx?$/, ".test$&")))
    .filter(({ file }) => new Set(users.get(file)?.map(({ from }) => from)).size === 1)
    .map(({ file }) => file);
}

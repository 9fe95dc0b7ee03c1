export type Import = { from: string; to: string };

/**
 * The imports that close a circle between two entries of one folder. A folder counts as a whole, a file beside it as
 * itself: `account/privacy` may use `account/settings.tsx`, although `account/account.route.tsx` uses `account/privacy`.
 */
export function findFolderCycles(root: string, imports: readonly Import[]): Import[] {
  const parents = new Set(imports.flatMap(({ from }) => foldersOf(root, from)));
  return [...parents].toSorted().flatMap((parent) => cyclesIn(parent, imports));
}

/** `root` and every folder between it and the file. */
function foldersOf(root: string, file: string): string[] {
  if (!file.startsWith(`${root}/`)) return [];
  const parts = file.slice(root.length + 1).split("/");
  return parts.map((_, depth) => [root, ...parts.slice(0, depth)].join("/"));
}

function cyclesIn(parent: string, imports: readonly Import[]): Import[] {
  const entryOf = (file: string) =>
    file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split("/")[0] : undefined;
  const edges = new Map<string, Map<string, Import>>();
  for (const edge of imports) {
    const [from, to] = [entryOf(edge.from), entryOf(edge.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const targets = edges.get(from) ?? new Map<string, Import>();
    edges.set(from, targets.set(to, targets.get(to) ?? edge));
  }
  const reaches = (start: string, end: string): boolean => {
    // A Set may grow during iteration: added entries are visited too.
    const visited = new Set([start]);
    for (const entry of visited) for (const next of edges.get(entry)?.keys() ?? []) visited.add(next);
    return visited.has(end);
  };
  return [...edges].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reaches(to, from)).map(([, edge]) => edge),
  );
}

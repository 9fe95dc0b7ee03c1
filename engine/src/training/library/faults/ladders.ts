import { type Exercise, LEVELS } from "../exercise.ts";

/** Ladders that go round, fall apart, or get easier on the way up. */
export function ladderFaults(exercises: readonly Exercise[]): string[] {
  const byId = new Map<string, Exercise>(exercises.map((exercise) => [exercise.id, exercise]));
  const names = new Set(exercises.flatMap(({ ladder }) => ladder ?? []));
  return [...names].flatMap((name) => {
    const rungs = exercises.filter(({ ladder }) => ladder === name);
    return [...rungs.flatMap((rung) => rungFaults(rung, byId)), ...orderFaults(name, rungs, byId)];
  });
}

function rungFaults(rung: Exercise, byId: ReadonlyMap<string, Exercise>): string[] {
  const faults: string[] = [];
  for (const [direction, back] of [
    ["harder", "easier"],
    ["easier", "harder"],
  ] as const) {
    const id = rung[direction];
    if (id === null) continue;
    const neighbour = byId.get(id);
    if (neighbour?.ladder !== rung.ladder) faults.push(`${rung.id}: ${id} is not on its ladder`);
    else if (neighbour[back] !== rung.id) faults.push(`${rung.id}: ${id} does not lead back`);
  }
  const harder = rung.harder ? byId.get(rung.harder) : undefined;
  if (harder && LEVELS.indexOf(harder.level) < LEVELS.indexOf(rung.level)) {
    faults.push(`${rung.id}: the harder ${harder.id} is of a lower level`);
  }
  if (harder && harder.pattern !== rung.pattern) faults.push(`${rung.id}: ${harder.id} is of another pattern`);
  return faults;
}

function orderFaults(name: string, rungs: readonly Exercise[], byId: ReadonlyMap<string, Exercise>): string[] {
  if (rungs.length < 2) return [`${name}: a ladder of one rung`];
  const lowest = rungs.filter(({ easier }) => easier === null);
  if (lowest.length === 0) return [`${name}: a ladder without a first rung`];
  const reached = new Set<string>();
  for (let rung = lowest[0]; rung && !reached.has(rung.id); rung = byId.get(rung.harder ?? "")) reached.add(rung.id);
  return reached.size < rungs.length || lowest.length > 1 ? [`${name}: a ladder in pieces`] : [];
}

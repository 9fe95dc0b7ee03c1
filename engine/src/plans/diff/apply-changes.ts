import type { PlanChange } from "@app/contract/plan-changes";
import type { PlanHalves } from "../halves.ts";
import { WHOLE_FIELDS } from "./diff-plans.ts";
import { withField } from "./fields.ts";
import { type Fields, parentOf, partsOf, pathOf, ROOTS, type Root, type Shape, shapeOf } from "./parts.ts";

/** The plan that differs from another by these changes. */
export function applyChanges(from: PlanHalves | null, changes: readonly PlanChange[]): PlanHalves {
  const byPath = new Map<string, PlanChange[]>();
  for (const change of changes) byPath.set(change.path, [...(byPath.get(change.path) ?? []), change]);
  const applied = ROOTS.map((root) => [root, applyToRoot(root, from?.[root] ?? null, byPath, changes)]);
  return Object.fromEntries(applied) as PlanHalves;
}

type ByPath = ReadonlyMap<string, readonly PlanChange[]>;

function applyToRoot(root: Root, value: Fields | null, byPath: ByPath, all: readonly PlanChange[]): Fields | null {
  const whole = byPath.get(root)?.find(isWhole);
  if (whole) return whole.to as Fields | null;
  return value && applyToPart({ root, path: root, shape: shapeOf(root, value), byPath, all }, value);
}

const isWhole = ({ op, field }: PlanChange): boolean =>
  op === "added" || op === "removed" || WHOLE_FIELDS.some((one) => one === field);

type At = {
  readonly root: Root;
  readonly path: string;
  readonly shape: Shape;
  readonly byPath: ByPath;
  readonly all: readonly PlanChange[];
};

function applyToPart(at: At, value: Fields): Fields {
  const { path, shape, byPath } = at;
  const own = (byPath.get(path) ?? []).filter(({ op }) => op === "changed");
  const changed = own.reduce((part, { field, to }) => withField(part, field ?? "", to), value);
  if (!shape.parts) return changed;
  const parts = applyToParts({ ...at, shape: shape.parts.shape }, partsOf(value, shape));
  return { ...changed, [shape.parts.field]: parts };
}

function applyToParts(at: At, before: readonly Fields[]): Fields[] {
  const { root, path, shape, byPath, all } = at;
  const placeOf = (part: Fields): string => pathOf(root, part, shape);
  const changesOf = (part: Fields): readonly PlanChange[] => byPath.get(placeOf(part)) ?? [];
  const placeIn = (part: Fields): number | undefined =>
    changesOf(part).find(({ op }) => op === "moved")?.to as number | undefined;
  const kept = before
    .filter((part) => !changesOf(part).some(({ op }) => op === "removed"))
    .map((part) => applyToPart({ ...at, path: placeOf(part) }, part));
  const added = all
    .filter((change) => change.op === "added" && parentOf(change.path) === path)
    .map(({ to }) => to as Fields);
  const parts = [...kept, ...added];
  const moved = parts
    .filter((part) => placeIn(part) !== undefined)
    .sort((one, other) => (placeIn(one) ?? 0) - (placeIn(other) ?? 0));
  const placed = parts.filter((part) => !moved.includes(part));
  for (const part of moved) placed.splice(placeIn(part) ?? 0, 0, part);
  return placed;
}

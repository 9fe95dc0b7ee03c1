import type { PlanChange } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { PlanHalves } from "../halves.ts";
import { fieldChanges } from "./fields.ts";
import { isSame } from "./is-same.ts";
import { type Fields, isTree, partsOf, pathOf, ROOTS, type Root, type Shape, shapeOf } from "./parts.ts";
import { outOfPlace } from "./place.ts";

/** A part is another one: nothing of it is compared. */
export const WHOLE_FIELDS = ["method", "whole"] as const;

/** What differs between two plans, in the order in which the newer one is read. `applyChanges` undoes the difference. */
export const diffPlans = (from: PlanHalves | null, to: PlanHalves): PlanChange[] =>
  ROOTS.flatMap((root) => diffRoot(root, from?.[root] ?? null, to[root]));

function diffRoot(root: Root, before: Fields | null, after: Fields | null): PlanChange[] {
  // Also where both are null; a half that nobody has begun is the version's own.
  if (before === after) return [];
  if (!before || !after) return [changeOf(root, before ? "removed" : "added", null, before, after)];
  if (before["method"] !== after["method"]) return [changeOf(root, "changed", "method", before, after)];
  const shape = shapeOf(root, after);
  if (!isTree(root, before, shape) || !isTree(root, after, shape)) {
    return isSame(before, after) ? [] : [changeOf(root, "changed", "whole", before, after)];
  }
  return diffPart({ root, path: root, shape }, before, after);
}

type At = { readonly root: Root; readonly path: string; readonly shape: Shape };

function diffPart({ root, path, shape }: At, before: Fields, after: Fields): PlanChange[] {
  if (before === after) return [];
  const own = fieldChanges(before, after, shape).map(({ field, from, to }) =>
    changeOf(path, "changed", field, from, to),
  );
  return shape.parts
    ? [...own, ...diffParts(root, shape.parts.shape, partsOf(before, shape), partsOf(after, shape))]
    : own;
}

function diffParts(root: Root, shape: Shape, before: readonly Fields[], after: readonly Fields[]): PlanChange[] {
  const placeOf = (part: Fields): string => pathOf(root, part, shape);
  const earlier = new Map(before.map((part, index) => [placeOf(part), { part, index }]));
  const later = new Set(after.map(placeOf));
  const removed = before.filter((part) => !later.has(placeOf(part)));
  const kept = before.map(placeOf).filter((path) => later.has(path));
  const added = after.map(placeOf).filter((path) => !earlier.has(path));
  const moved = outOfPlace([...kept, ...added], after.map(placeOf));
  return [
    ...removed.map((part) => changeOf(placeOf(part), "removed", null, part, null)),
    ...after.flatMap((part, index) => {
      const path = placeOf(part);
      const known = earlier.get(path);
      return [
        ...(known ? diffPart({ root, path, shape }, known.part, part) : [changeOf(path, "added", null, null, part)]),
        ...(moved.has(path) ? [changeOf(path, "moved", null, known?.index ?? null, index)] : []),
      ];
    }),
  ];
}

function changeOf(path: string, op: PlanChange["op"], field: string | null, from: unknown, to: unknown): PlanChange {
  const half: Half = path.startsWith("training") ? "training" : "diet";
  return { id: field ? `${path}:${op}:${field}` : `${path}:${op}`, half, path, op, field, from, to };
}

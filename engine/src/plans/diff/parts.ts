import type { PlanHalves } from "../halves.ts";

// The tree that a plan is compared as. Part ids carry those of what they stand in: a path is the root and the id.

export type Fields = Readonly<Record<string, unknown>>;

/** How a kind of part is compared: what it has, and the parts in it by their key. */
export type Shape = {
  /** The field that names a part among its siblings. */
  readonly key: string;
  readonly parts: { readonly field: string; readonly shape: Shape } | null;
};

const leaf = (key: string): Shape => ({ key, parts: null });
const MEAL: Shape = { key: "id", parts: { field: "items", shape: leaf("id") } };
const SESSION: Shape = { key: "id", parts: { field: "exercises", shape: leaf("id") } };
const WEEK: Shape = { key: "", parts: { field: "days", shape: { key: "id", parts: { field: "meals", shape: MEAL } } } };
const BY_SLOT: Shape = { key: "", parts: { field: "meals", shape: leaf("slot") } };
const SESSIONS: Shape = { key: "", parts: { field: "sessions", shape: SESSION } };

export const ROOTS = ["targets", "diet", "training"] as const satisfies readonly (keyof PlanHalves)[];
export type Root = (typeof ROOTS)[number];

export function shapeOf(root: Root, value: Fields): Shape {
  if (root === "targets") return leaf("");
  if (root === "training") return SESSIONS;
  return value["method"] === "foods" ? WEEK : BY_SLOT;
}

export const partsOf = (value: Fields, { parts }: Shape): readonly Fields[] =>
  parts ? (value[parts.field] as readonly Fields[]) : [];

/** `diet.d1.almoco.2`. */
export const pathOf = (root: Root, part: Fields, { key }: Shape): string => `${root}.${String(part[key])}`;

/** `diet.d1.almoco` of `diet.d1.almoco.2`. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("."));

/** Whether every part is named once, and after what it stands in; otherwise a document is compared as a whole. */
export function isTree(root: Root, value: Fields, shape: Shape): boolean {
  const seen = new Set<string>();
  const isNamed = (parent: string, part: Fields, { parts }: Shape): boolean =>
    !parts ||
    partsOf(part, { key: "", parts }).every((one) => {
      const path = pathOf(root, one, parts.shape);
      if (seen.has(path) || parentOf(path) !== parent) return false;
      seen.add(path);
      return isNamed(path, one, parts.shape);
    });
  return isNamed(root, value, shape);
}

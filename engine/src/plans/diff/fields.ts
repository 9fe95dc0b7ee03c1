import { isSame } from "./is-same.ts";
import type { Fields, Shape } from "./parts.ts";

/** Figures and swaps follow from a portion: they are one change with it, named after the first of these that differs. */
const PORTION_CAUSES = ["food", "unit", "count"] as const;
const PORTION = [...PORTION_CAUSES, "grams", "kcal", "protein", "fat", "carb", "fibre"];
/** What a portion is when its figures alone differ. */
const FIGURES = "figures";

/** Fields that a part may be without; elsewhere null is a value. */
const OPTIONAL = new Set(["note", "or", "place"]);

export type FieldChange = { readonly field: string; readonly from: unknown; readonly to: unknown };

export function fieldChanges(before: Fields, after: Fields, shape: Shape): FieldChange[] {
  const differs = (field: string): boolean => !isSame(before[field], after[field]);
  const changed = keysOf(before, after).filter(
    (field) => field !== shape.key && field !== shape.parts?.field && differs(field),
  );
  const isPortion = "food" in before && changed.some((field) => PORTION.includes(field));
  const cause = PORTION_CAUSES.find((field) => changed.includes(field)) ?? FIGURES;
  const portion = isPortion ? [{ field: cause, from: portionOf(before), to: portionOf(after) }] : [];
  const others = changed
    .filter((field) => !isPortion || !(PORTION.includes(field) || field === "swaps"))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
  return [...portion, ...others];
}

const keysOf = (before: Fields, after: Fields): string[] => [
  ...Object.keys(before),
  ...Object.keys(after).filter((key) => !(key in before)),
];

const portionOf = (item: Fields): Fields => Object.fromEntries([...PORTION, "swaps"].map((key) => [key, item[key]]));

export function withField(part: Fields, field: string, to: unknown): Fields {
  if ("food" in part && (field === FIGURES || PORTION_CAUSES.some((cause) => cause === field))) {
    return { ...part, ...(to as Fields) };
  }
  if (to !== null || !OPTIONAL.has(field)) return { ...part, [field]: to };
  const { [field]: _, ...without } = part;
  return without;
}

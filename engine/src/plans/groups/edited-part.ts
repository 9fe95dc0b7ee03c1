import type { PlanChange } from "@app/contract/plan-changes";

// Which changes are one edit. They are gathered by the part that was edited; parts that were edited alike are one group.

/** Fields that follow from other edits of the same half or session. */
const SESSION_CONSEQUENCES = new Set(["minutes", "short", "warmUp"]);
/** Of a meal, where its whole plate is another one. */
const PLATE = "template";
/** So many plates of a day that it is the day that was replaced. */
const DAY_PLATES = 3;

export type EditedPart = {
  /** Unique to the part, or shared by those that were edited alike. */
  readonly edit: string;
  readonly changes: PlanChange[];
};

/** `d1`, `almoco`, `2` of `diet.d1.almoco.2`. */
export const stepsOf = (path: string): string[] => path.split(".").slice(1);

export function editedParts(changes: readonly PlanChange[]): EditedPart[] {
  const plates = new Set(changes.filter(({ field, path }) => field === PLATE && isMeal(path)).map(({ path }) => path));
  const days = wholeDays(plates);
  const byPart = new Map<string, PlanChange[]>();
  for (const change of changes) {
    const part = partOf(change, plates, days);
    byPart.set(part, [...(byPart.get(part) ?? []), change]);
  }
  return [...byPart].map(([part, own]) => ({ edit: editOf(part, own, plates, days), changes: own }));
}

/**
 * A meal's text follows from its foods, and at dinner from those of lunch. Of the training half by how deep they stand: the
 * equipment, a session's times, an exercise that lost its pair.
 */
export function isConsequence({ half, op, field, path }: PlanChange): boolean {
  if (op !== "changed" || field === null) return false;
  if (half === "diet") return field === "how" && isMeal(path);
  const depth = stepsOf(path).length;
  return depth === 0 ? field === "equipment" : depth === 1 ? SESSION_CONSEQUENCES.has(field) : field === "pair";
}

const isMeal = (path: string): boolean => /^diet\.d\d\.[a-z-]+$/.test(path);
const mealPath = (path: string): string => path.split(".").slice(0, 3).join(".");
const dayPath = (path: string): string => path.split(".").slice(0, 2).join(".");

function wholeDays(plates: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const path of plates) counts.set(dayPath(path), (counts.get(dayPath(path)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= DAY_PLATES).map(([day]) => day));
}

function partOf({ path, field, op }: PlanChange, plates: ReadonlySet<string>, days: ReadonlySet<string>): string {
  if (days.has(dayPath(path))) return dayPath(path);
  if (plates.has(mealPath(path))) return mealPath(path);
  // A day, meal or session has edits of its own beside those of what stands in it; what moved is the order of one list.
  if (op === "moved") return `${path.slice(0, path.lastIndexOf("."))}:moved`;
  const isOneThing =
    path === "targets" || path === "diet" || stepsOf(path).length === 3 || /^training\..+\./.test(path);
  return isOneThing || op !== "changed" ? path : `${path}:${field}`;
}

/** Says what was done, and not on which day or in which session. */
function editOf(
  part: string,
  changes: readonly PlanChange[],
  plates: ReadonlySet<string>,
  days: ReadonlySet<string>,
): string {
  const [first] = changes;
  if (!first || first.path === "targets" || first.path === "diet") return part;
  const [, slot] = stepsOf(first.path);
  const isPlate = plates.has(part) || days.has(part);
  if (first.half === "diet") {
    if (!/^diet\.d\d/.test(first.path)) return first.path;
    // What is offered follows from limits: it is one edit of the week.
    if (changes.every(({ field }) => field === "swaps")) return "swaps";
    const place = days.has(part) ? "day" : slot;
    if (first.op === "moved" && !isPlate) return `${place} moved`;
    if (isMeal(first.path) && first.op !== "changed") return `${place} ${first.op}`;
    return `${place} ${changes.map((change) => `${change.op} ${change.field} ${contentOf(change, isPlate)}`).join(", ")}`;
  }
  if (first.op !== "changed") return first.op === "moved" ? part : `${first.op} ${contentOf(first, false)}`;
  const exercise = changes.find(({ field }) => field === "exercise");
  if (exercise) return `exercise ${JSON.stringify([exercise.from, exercise.to])}`;
  if (stepsOf(first.path).length < 2) return part;
  return changes.map(({ field, from, to }) => `${field} ${JSON.stringify([from, to])}`).join(", ");
}

/** Of a portion its food and amount; figures and swaps follow from them. */
function contentOf({ from, to }: PlanChange, isPlate: boolean): string {
  return JSON.stringify(isPlate ? [bare(to)] : [bare(from), bare(to)]);
}

function bare(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if ("food" in value) return ["food", "unit", "count"].map((key) => value[key as never]);
  return "exercise" in value ? value.exercise : Object.keys(value).length;
}

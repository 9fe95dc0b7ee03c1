import type { PlanChange } from "@app/contract/plan-changes";
import type { Diet, PlanMeal, PlanTargets } from "@app/contract/plan-document";
import { findMeal } from "../edits/diet/next-id.ts";
import { isConsequence, stepsOf } from "../groups/edited-part.ts";
import type { ChangeGroup } from "../groups/group-changes.ts";
import { describeItem } from "./describe-item.ts";
import type { Described, WordContext } from "./described.ts";
import { inMeal, ofMeal, theMeal } from "./meal-words.ts";
import { isSlot } from "./place-words.ts";
import { daysWords, unique } from "./places.ts";
import { groupsSide, mealSide, methodSide, targetsSide, textSide } from "./side.ts";

const METHOD_TITLES: Readonly<Record<Diet["method"], string>> = {
  foods: "Sua alimentação agora vem em um cardápio",
  equivalents: "Sua alimentação agora vem em grupos e porções",
  free: "Sua alimentação agora vem em orientações por refeição",
};

export function describeDiet(group: ChangeGroup, context: WordContext): Described {
  const causes = group.changes.filter((change) => !isConsequence(change));
  const changes = causes.length > 0 ? causes : group.changes;
  const [first] = changes;
  if (!first) return { title: "", before: null, after: null };
  if (first.path === "targets") return describeTargets(changes, context);
  if (first.path === "diet") return describeMethod(first);
  const isOfOffers = changes.length > 1 && changes.every(({ field }) => field === "swaps");
  if (isOfOffers) return { title: "As trocas que oferecemos mudaram", ...NO_SIDES };
  const steps = stepsOf(first.path);
  if (steps.length === 1) return isSlot(steps[0]) ? describeSlot(changes, steps[0]) : describeDays(changes);
  const days = unique(changes.map(({ path }) => stepsOf(path)[0] ?? ""));
  const slots = unique(changes.map(({ path }) => stepsOf(path)[1] ?? ""));
  if (slots.length > 1) return describeDays(changes);
  const isPlate = changes.some(({ field, path }) => field === "template" && stepsOf(path).length === 2);
  if (isPlate) return describePlate(first, days, context);
  return steps.length === 2 ? describeMeal(first) : describeItem(changes, context);
}

function describeTargets(changes: readonly PlanChange[], { from, to, numbers }: WordContext): Described {
  const [first] = changes;
  const isWhole = first?.op !== "changed";
  const fields = isWhole ? ["kcal", "protein", "waterMl"] : changes.flatMap(({ field }) => field ?? []);
  return {
    title: targetsTitle(from?.targets ?? null, to.targets, fields),
    before: targetsSide(from?.targets ?? null, fields, numbers),
    after: targetsSide(to.targets, fields, numbers),
  };
}

function targetsTitle(before: PlanTargets | null, after: PlanTargets | null, fields: readonly string[]): string {
  if (!after) return "As metas do dia ficam com a sua nutricionista";
  if (!before) return "Suas metas do dia chegaram";
  if (before.kcal !== after.kcal) {
    return after.kcal > before.kcal ? "Seu dia ganhou um pouco mais de energia" : "Seu dia ficou um pouco mais leve";
  }
  if (before.protein !== after.protein) {
    return after.protein > before.protein ? "Mais proteína no seu dia" : "Um pouco menos de proteína no seu dia";
  }
  return fields.every((field) => field === "waterMl") ? "Sua meta de água mudou" : "Suas metas do dia mudaram";
}

function describeMethod({ op, field, from, to }: PlanChange): Described {
  const [before, after] = [from, to].map((side) => methodSide(isDiet(side) ? side : null));
  const sides = { before: before ?? null, after: after ?? null };
  if (op === "added") return { title: "Sua alimentação chegou", ...sides };
  if (op === "removed") return { title: "Sua alimentação fica com a sua nutricionista", ...sides };
  const isMethod = field === "method" && isDiet(to);
  return { title: isMethod ? METHOD_TITLES[to.method] : "Sua alimentação mudou", ...(isMethod ? sides : NO_SIDES) };
}

const NO_SIDES = { before: null, after: null };
const isDiet = (value: unknown): value is Diet => typeof value === "object" && value !== null && "method" in value;

type SlotMeal = { groups?: { group: string; portions: number }[]; text?: string };

/** Where all days are alike. */
function describeSlot(changes: readonly PlanChange[], slot: string): Described {
  const [first] = changes;
  const side = (value: unknown) => {
    if (typeof value === "string") return textSide(value);
    if (Array.isArray(value)) return groupsSide(value);
    const { groups, text } = (value ?? {}) as SlotMeal;
    return groups ? groupsSide(groups) : text === undefined ? null : textSide(text);
  };
  const sides = { before: side(first?.from), after: side(first?.to) };
  if (first?.op === "moved") return { title: "A ordem das refeições mudou", ...NO_SIDES };
  if (first?.op === "added") return { title: `Entrou ${lower(theMeal(slot))}`, ...sides };
  if (first?.op === "removed") return { title: `Saiu ${lower(theMeal(slot))}`, ...sides };
  if (first?.field === "time") return { title: `${theMeal(slot)} mudou de horário`, ...sides };
  if (first?.field === "groups") return { title: `As porções ${ofMeal(slot)} mudaram`, ...sides };
  return { title: `${theMeal(slot)} mudou`, ...sides };
}

function describeDays(changes: readonly PlanChange[]): Described {
  const days = unique(changes.map(({ path }) => stepsOf(path)[0] ?? ""));
  const isOrder = changes.every(({ op }) => op === "moved");
  const title = isOrder
    ? "A ordem da semana mudou"
    : `${daysWords(days, "alone")}: ${days.length === 1 ? "outras refeições" : "as refeições mudaram"}`;
  return { title, ...NO_SIDES };
}

function describePlate({ path }: PlanChange, days: readonly string[], { from, to }: WordContext): Described {
  const [, slot] = stepsOf(path);
  const id = path.slice("diet.".length);
  const when = days.length === 7 ? "" : ` (${lower(daysWords(days, "alone"))})`;
  return {
    title: `Outro prato ${inMeal(slot)}${when}`,
    before: mealSide(findMeal(from, id)),
    after: mealSide(findMeal(to, id)),
  };
}

function describeMeal({ path, op, field, from, to }: PlanChange): Described {
  const [, slot] = stepsOf(path);
  if (op === "added") {
    return { title: `Entrou ${lower(theMeal(slot))}`, before: null, after: mealSide(to as PlanMeal) };
  }
  if (op === "removed")
    return { title: `Saiu ${lower(theMeal(slot))}`, before: mealSide(from as PlanMeal), after: null };
  if (op === "moved") return { title: "A ordem das refeições mudou", ...NO_SIDES };
  const side = (value: unknown) => (typeof value === "string" ? textSide(value) : null);
  const sides = { before: side(from), after: side(to) };
  if (field === "time") return { title: `${theMeal(slot)} mudou de horário`, ...sides };
  if (field === "note")
    return { title: `${to === null ? "Saiu o" : "Um"} recado sobre ${lower(theMeal(slot))}`, ...sides };
  return {
    title: field === "how" ? `Outro jeito de montar ${lower(theMeal(slot))}` : `${theMeal(slot)} mudou`,
    ...NO_SIDES,
  };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

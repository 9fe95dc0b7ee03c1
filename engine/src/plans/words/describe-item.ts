import type { PlanChange } from "@app/contract/plan-changes";
import type { PlanItem, Portion } from "@app/contract/plan-document";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { stepsOf } from "../groups/edited-part.ts";
import type { PlanHalves } from "../halves.ts";
import type { Described, WordContext } from "./described.ts";
import { inMeal, ofMeal, theMeal } from "./meal-words.ts";
import { portionSide, portionsSide } from "./side.ts";

/** From here on more or less of a food makes the meal itself another one. */
const FELT_KCAL = 40;

/** Of one item, perhaps on several days: the first of its changes says what was done. */
export function describeItem(changes: readonly PlanChange[], { from, to, numbers }: WordContext): Described {
  const [first] = changes;
  if (!first) return { title: "", before: null, after: null };
  const [, slot] = stepsOf(first.path);
  const side = (value: unknown) => (isPortion(value) ? portionSide(value, numbers) : null);
  const sides = { before: side(first.from), after: side(first.to) };
  const name = nameOf(isPortion(first.to) ? first.to : isPortion(first.from) ? first.from : itemAt(to, first.path));
  if (first.op === "added") return { title: `Entrou ${name} ${inMeal(slot)}`, ...sides };
  if (first.op === "removed") return { title: `Saiu ${name} ${ofMeal(slot)}`, ...sides };
  if (first.op === "moved") return { title: `A ordem ${ofMeal(slot)} mudou`, before: null, after: null };
  switch (first.field) {
    case "food":
      return { title: `${capital(nameOf(first.from))} deu lugar a ${name} ${inMeal(slot)}`, ...sides };
    case "count":
    case "unit":
      return { title: amountTitle(first.from as Portion, first.to as Portion, slot), ...sides };
    case "or":
    case "swaps": {
      const list = (value: unknown) => (Array.isArray(value) && value.length > 0 ? portionsSide(value, numbers) : null);
      const words = first.field === "or" ? "As opções de" : "As trocas de";
      const known = nameOf(itemAt(to, first.path) ?? itemAt(from, first.path));
      return { title: `${words} ${known} ${inMeal(slot)} mudaram`, before: list(first.from), after: list(first.to) };
    }
    default:
      return { title: `${capital(name)} ${inMeal(slot)} teve as contas refeitas`, ...sides };
  }
}

function amountTitle(before: Portion, after: Portion, slot: string | undefined): string {
  const more = after.kcal - before.kcal;
  if (Math.abs(more) >= FELT_KCAL) return `${theMeal(slot)} ficou mais ${more > 0 ? "forte" : "leve"}`;
  if (after.grams === before.grams) return `Outra medida para ${nameOf(after)} ${inMeal(slot)}`;
  return `${after.grams > before.grams ? "Mais" : "Menos"} ${nameOf(after)} ${inMeal(slot)}`;
}

const isPortion = (value: unknown): value is Portion => typeof value === "object" && value !== null && "food" in value;

/** Names of places keep their capital. */
function nameOf(portion: unknown): string {
  if (!isPortion(portion) || !findFood(portion.food)) return "um alimento";
  const name = foodName(portion.food);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function itemAt(halves: PlanHalves | null, path: string): PlanItem | undefined {
  const id = stepsOf(path).join(".");
  const days = halves?.diet?.method === "foods" ? halves.diet.days : [];
  return days.flatMap(({ meals }) => meals.flatMap(({ items }) => items)).find((item) => item.id === id);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

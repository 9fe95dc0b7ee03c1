import type { Diet, PlanMeal, PlanTargets, Portion } from "@app/contract/plan-document";
import type { PlannedExercise, Training } from "@app/contract/plan-training";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { EQUIVALENT_GROUPS } from "../../nutrition/equivalents/equivalent-foods.ts";
import { describeMeasure } from "../../nutrition/words/describe-measure.ts";
import { drawingOf } from "../../nutrition/words/drawing.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { handMeasure } from "../../nutrition/words/hand-measure.ts";
import { mealName } from "../../nutrition/words/meal-name.ts";
import { listWords } from "../../nutrition/words/noun.ts";
import { findExercise } from "../../training/library/library.ts";
import { hasMeasure } from "../items/portion.ts";
import { groupedNumber } from "./place-words.ts";

/** What stood there, or stands there now. The drawing is a food's key or an exercise's id. */
export type Side = { text: string; drawing: string | null };
/** Hidden: no figure of energy, macros or grams; amounts are those of a hand or the kitchen. */
export type Numbers = "shown" | "hidden";

export const textSide = (text: string): Side => ({ text, drawing: null });

/** `Iogurte natural, 1 pote`. */
export function portionSide(portion: Portion, numbers: Numbers): Side {
  const { food } = portion;
  if (!findFood(food)) return textSide("Alimento que saiu do catálogo");
  if (!hasMeasure(food, portion.unit)) return { text: foodName(food), drawing: drawingOf(food) };
  const measure = numbers === "shown" ? describeMeasure(portion) : handMeasure(portion);
  return { text: `${foodName(food)}, ${measure}`, drawing: drawingOf(food) };
}

export const portionsSide = (portions: readonly Portion[], numbers: Numbers): Side => ({
  text: listWords(
    portions.map((one) => portionSide(one, numbers).text),
    "ou",
  ),
  drawing: portions[0] ? drawingOf(portions[0].food) : null,
});

/** `Arroz, feijão, frango grelhado e salada`. */
export function mealSide(meal: Pick<PlanMeal, "items"> | undefined): Side | null {
  const items = meal?.items.filter(({ food }) => findFood(food)) ?? [];
  const [first] = items;
  return first ? { text: mealName(items), drawing: drawingOf(first.food) } : null;
}

/** What differs of the targets; without numbers water alone. */
export function targetsSide(targets: PlanTargets | null, fields: readonly string[], numbers: Numbers): Side | null {
  if (!targets) return null;
  const { kcal, protein, fat, carb, fibre, waterMl } = targets;
  const water = waterMl === null ? "água com o seu médico" : `${groupedNumber(waterMl)} ml de água`;
  const figures: Readonly<Record<string, string>> = {
    kcal: `${groupedNumber(kcal)} kcal`,
    protein: `${protein} g de proteína`,
    carb: `${carb} g de carboidrato`,
    fat: `${fat} g de gordura`,
    fibre: `${fibre} g de fibra`,
  };
  const said = Object.entries(figures).filter(([field]) => numbers === "shown" && fields.includes(field));
  const words = [...said.map(([, text]) => text), ...(fields.includes("waterMl") ? [water] : [])];
  return words.length > 0 ? textSide(listWords(words, "e")) : null;
}

/** `2 porções de pães e biscoitos e 1 porção de frutas`. */
export function groupsSide(groups: readonly { group: string; portions: number }[]): Side {
  const titles: Readonly<Record<string, { title: string }>> = EQUIVALENT_GROUPS;
  const words = groups.map(
    ({ group, portions }) =>
      `${String(portions).replace(".", ",")} ${portions < 2 ? "porção" : "porções"} de ${(titles[group]?.title ?? group).toLowerCase()}`,
  );
  return textSide(listWords(words, "e"));
}

export const methodSide = (diet: Diet | null): Side | null => {
  if (!diet) return null;
  const words = { foods: "Cardápio da semana", equivalents: "Grupos e porções", free: "Orientação por refeição" };
  return textSide(words[diet.method]);
};

/** `Agachamento no banco, 3 séries de 8 a 12`. */
export function exerciseSide(planned: PlannedExercise): Side {
  const name = findExercise(planned.exercise)?.name ?? planned.exercise;
  return { text: `${name}, ${setsWords(planned)}`, drawing: planned.exercise };
}

export function setsWords({ sets, target: [least, most], unit }: PlannedExercise): string {
  const [few, many] = [Math.min(...sets), Math.max(...sets)];
  const count = few === many ? `${few}` : `${few} a ${many}`;
  const range = least === most ? `${least}` : `${least} a ${most}`;
  return `${count} ${many === 1 ? "série" : "séries"} de ${range}${unit === "seconds" ? " segundos" : ""}`;
}

export const exercisesSide = (planned: readonly PlannedExercise[]): Side => ({
  text: listWords(
    planned.map(({ exercise }) => findExercise(exercise)?.name ?? exercise),
    "e",
  ),
  drawing: planned[0]?.exercise ?? null,
});

/** `60 a 80 minutos por semana`. */
export function cardioSide({ minutes }: Training["cardio"]): Side {
  const [few, many] = [Math.min(...minutes), Math.max(...minutes)];
  return textSide(`${few === many ? few : `${few} a ${many}`} minutos por semana`);
}

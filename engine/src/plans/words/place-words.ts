import type { MealSlot } from "@app/contract/plan-document";

export const DAY_NAMES: Readonly<Record<string, string>> = {
  d1: "Segunda",
  d2: "Terça",
  d3: "Quarta",
  d4: "Quinta",
  d5: "Sexta",
  d6: "Sábado",
  d7: "Domingo",
};
export const SHORT_DAYS: Readonly<Record<string, string>> = {
  d1: "Seg.",
  d2: "Ter.",
  d3: "Qua.",
  d4: "Qui.",
  d5: "Sex.",
  d6: "Sáb.",
  d7: "Dom.",
};
export const MEAL_WORDS: Readonly<Record<MealSlot, string>> = {
  cafe: "café da manhã",
  "lanche-manha": "lanche da manhã",
  almoco: "almoço",
  "lanche-tarde": "lanche da tarde",
  jantar: "jantar",
  ceia: "ceia",
};

export const isSlot = (key: string | undefined): key is MealSlot => key !== undefined && key in MEAL_WORDS;

/** `Seg., almoço` of `diet.d1.almoco.2`; `Treino A` of `training.A.1`. */
export function placeOf(path: string): string {
  const [root, first = "", second] = path.split(".");
  if (root === "targets") return "Metas do dia";
  if (root === "training") return first ? `Treino ${first}` : "Treino";
  if (isSlot(first)) return MEAL_WORDS[first];
  const day = SHORT_DAYS[first];
  if (!day) return "Dieta";
  return isSlot(second) ? `${day}, ${MEAL_WORDS[second]}` : (DAY_NAMES[first] ?? day);
}

/** `1.340`. */
export const groupedNumber = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ".");

import type { MealSlot } from "@app/contract/plan-document";

export const MEAL_TITLES: Readonly<Record<MealSlot, string>> = {
  cafe: "Café da manhã",
  "lanche-manha": "Lanche da manhã",
  almoco: "Almoço",
  "lanche-tarde": "Lanche da tarde",
  jantar: "Jantar",
  ceia: "Ceia",
};

/** From which hour on a snack is one of the morning, of the afternoon, of the night. */
const SNACKS = [
  [18, "Lanche da noite"],
  [12, "Lanche da tarde"],
  [5, "Lanche da manhã"],
] as const;

/** Who works at night has no snack of the afternoon at two in the morning. */
export function mealTitle(slot: MealSlot, time: string): string {
  if (slot !== "lanche-manha" && slot !== "lanche-tarde") return MEAL_TITLES[slot];
  const hour = Number(time.slice(0, 2));
  return SNACKS.find(([from]) => hour >= from)?.[1] ?? "Lanche da madrugada";
}

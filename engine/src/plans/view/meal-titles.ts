import type { MealSlot } from "@app/contract/plan-document";

export const MEAL_TITLES: Readonly<Record<MealSlot, string>> = {
  cafe: "Café da manhã",
  "lanche-manha": "Lanche da manhã",
  almoco: "Almoço",
  "lanche-tarde": "Lanche da tarde",
  jantar: "Jantar",
  ceia: "Ceia",
};

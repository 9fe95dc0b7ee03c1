import type { Allergen } from "../nutrition/catalogue/food.ts";

/** As said in a sentence: `tem proteína do leite`. */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  "leite-proteina": "proteína do leite",
  lactose: "lactose",
  gluten: "glúten",
  ovo: "ovo",
  amendoim: "amendoim",
  castanhas: "castanhas",
  soja: "soja",
  peixe: "peixe",
  crustaceos: "crustáceos",
  gergelim: "gergelim",
};

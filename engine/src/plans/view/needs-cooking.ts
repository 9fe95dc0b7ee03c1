import type { Food } from "../../nutrition/catalogue/food.ts";

const COOKED = /^(cozid|grelhad|assad|frit|refogad|mexid|hidratad|sauté|no vapor)/;
const MADE_AT_THE_STOVE = /^(omelete|tapioca|purê|polenta|crepioca)/;

/** Whether it takes a stove at home; bread and cheese bread are bought as they are eaten. */
export const needsCooking = ({ name, state, group, yield: cooked }: Food): boolean =>
  group !== "paes" &&
  (cooked !== null || group === "pratos" || COOKED.test(state ?? "") || MADE_AT_THE_STOVE.test(name));

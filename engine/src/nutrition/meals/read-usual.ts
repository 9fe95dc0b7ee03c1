import { numberOf } from "../catalogue/read-table.ts";
import type { Usual } from "./meal.ts";

const DAYS: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(["seg", "ter", "qua", "qui", "sex", "sab", "dom"].map((day, index) => [day, [index]])),
  fds: [5, 6],
};
const REGIONS: Readonly<Record<string, string>> = {
  N: "AC AP AM PA RO RR TO",
  NE: "AL BA CE MA PB PE PI RN SE",
  CO: "DF GO MT MS",
  SE: "ES MG RJ SP",
  S: "PR RS SC",
};

/**
 * `0.3; sab 1; RJ qua 0.8`: everywhere, on Saturdays, and in Rio on Wednesdays. SE is the South-east, Sergipe stands in NE.
 */
export const readUsual = (text: string, where: string): Usual[] =>
  text.split(";").map((clause) => {
    const words = clause.trim().split(" ");
    const value = numberOf(words.pop(), where);
    const days = words.flatMap((word) => DAYS[word] ?? []);
    const places = words.filter((word) => DAYS[word] === undefined);
    return {
      states: places.length > 0 ? places.flatMap((place) => (REGIONS[place] ?? place).split(" ")) : null,
      days: days.length > 0 ? days : null,
      value,
    };
  });

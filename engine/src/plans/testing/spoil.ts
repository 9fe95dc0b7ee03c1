import type { PlanHalves } from "../halves.ts";

const SPOILED: Readonly<Record<string, string>> = {
  food: "taco:9999",
  unit: "balde",
  exercise: "fx:Nothing",
  group: "nada",
};

/** A plan as no editor writes it: some of its foods, measures, exercises and groups do not exist. */
export function spoil(plan: PlanHalves, every: number): PlanHalves {
  let seen = 0;
  const text = JSON.stringify(plan, (key, value: unknown) => {
    if (!(key in SPOILED) || typeof value !== "string") return value;
    seen += 1;
    return seen % every === 0 ? SPOILED[key] : value;
  });
  return JSON.parse(text) as PlanHalves;
}

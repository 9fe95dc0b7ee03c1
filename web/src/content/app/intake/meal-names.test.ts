import { expect, test } from "vitest";
import { controlCopy } from "./intake.ts";

test("the hours are asked by the names of the meals, which a fourth and a fifth meal change", () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => controlCopy.times.label(at + 1, count));
  expect(named(3)).toEqual(["Café da manhã", "Almoço", "Jantar"]);
  expect(named(4)).toEqual(["Café da manhã", "Almoço", "Lanche da tarde", "Jantar"]);
  expect(named(6)).toEqual(["Café da manhã", "Lanche da manhã", "Almoço", "Lanche da tarde", "Jantar", "Ceia"]);
  expect(named(2)).toEqual(["1ª refeição", "2ª refeição"]);
});

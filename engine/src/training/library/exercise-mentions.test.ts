import { expect, test } from "vitest";
import { exercisesIn } from "./exercise-mentions.ts";

const loadsIn = (text: string) =>
  exercisesIn(text).map(({ said, movements }) => [said, Math.max(...movements.map(({ joints }) => joints.joelho))]);

test.each([
  ["Faça agachamento livre e prancha.", ["agachamento livre", "prancha"]],
  ["Corra vinte minutos ou suba escada.", ["Corra", "suba escada"]],
  ["Evite agachamento; faça remada na máquina.", ["remada na máquina"]],
  ["No lugar do agachamento, ponte de glúteo.", ["ponte de glúteo"]],
  ["Não precisa evitar agachamento.", ["agachamento"]],
  ["Na semana passada o seu avanço foi bom.", []],
])("%s", (text, said) => expect(exercisesIn(text).map((one) => one.said)).toEqual(said));

test("a family of exercises means all that begin so", () => {
  expect(exercisesIn("agachamento")[0]?.movements.length).toBeGreaterThan(5);
  expect(loadsIn("polichinelo sem salto, burpee")).toEqual([
    ["polichinelo sem salto", expect.any(Number)],
    ["burpee", 3],
  ]);
});

import { describe, expect, test } from "vitest";
import type { Exercise, ExerciseId } from "../exercise.ts";
import { exercises, getExercise } from "../library.ts";
import { findExerciseFaults } from "./find-exercise-faults.ts";

const faultsOf = (changed: readonly Exercise[]): string => findExerciseFaults(changed).join("\n");
const change = (id: ExerciseId, fields: Partial<Exercise>): Exercise[] =>
  exercises.map((exercise) => (exercise.id === id ? { ...exercise, ...fields } : exercise));
const without = (removed: (exercise: Exercise) => boolean): Exercise[] =>
  exercises.filter((exercise) => !removed(exercise));

test("nothing is wrong with the library", () => {
  expect(findExerciseFaults(exercises)).toEqual([]);
});

const squat = getExercise("fx:Goblet_Squat");
const lunge = getExercise("fx:Dumbbell_Lunges");
const rope = getExercise("fx:Rope_Jumping");

describe("a fault of the facts is found", () => {
  test.each<[string, Partial<Exercise>, RegExp]>([
    ["no muscle", { primary: [] }, /trains no muscle/],
    ["a muscle twice", { secondary: ["quadriceps", "gluteos"] }, /muscle stands twice/],
    ["a muscle of another pattern", { primary: ["biceps"] }, /what joelho is for/],
    ["equipment twice", { equipment: ["halteres", "halteres"] }, /equipment stands twice/],
    ["no place", { places: [] }, /can be done nowhere/],
    ["kilograms of a towel", { equipment: ["toalha"] }, /kilograms of nothing/],
    ["a repetition of a blink", { repSeconds: 1 }, /repetition of 1 s/],
    ["seconds in steps of four", { load: "segundos" }, /repetition of 4 s/],
    ["a jump for a beginner", { impact: "salto" }, /salto for a beginner/],
    ["a jump that spares the legs", { impact: "salto" }, /salto that spares the legs/],
    ["a jump counted in sets", { impact: "salto" }, /salto with sets/],
    [
      "an isolated exercise of many muscles",
      { mechanic: "isolado", secondary: ["gluteos", "posterior", "abdomen", "lombar"] },
      /many muscles/,
    ],
  ])("%s", (_name, fields, words) => {
    expect(faultsOf([{ ...squat, ...fields }])).toMatch(words);
  });

  test("cardio in repetitions", () => {
    expect(faultsOf([{ ...rope, load: "corpo", repSeconds: 2 }])).toMatch(/not counted in time/);
  });

  test("an exercise twice, a name twice", () => {
    expect(faultsOf([squat, squat])).toMatch(/fx:Goblet_Squat stands twice/);
    expect(faultsOf([squat, { ...lunge, name: "Agachamento Goblet" }])).toMatch(
      /two exercises are called agachamento goblet/,
    );
  });
});

describe("a fault of the text is found", () => {
  test.each<[string, Partial<Exercise>, RegExp]>([
    ["a name that is a sentence", { name: "Agache." }, /not a name/],
    ["two steps", { steps: squat.steps.slice(0, 2) }, /2 steps/],
    ["six steps", { steps: [...squat.steps, "Descanse um pouco.", "Recomece com calma."] }, /6 steps/],
    [
      "a step without its full stop",
      { steps: ["Desça", "Suba devagar.", "Repita tudo."] },
      /"Desça" is not one sentence/,
    ],
    ["an exclamation", { feel: "Frente da coxa!" }, /not one sentence/],
    ["one mistake said twice", { mistakes: ["Curvar as costas.", "Curvar as costas."] }, /not two common mistakes/],
    ["a mistake that is an order", { mistakes: ["Curve as costas.", "Soltar o peso."] }, /nothing to avoid/],
    ["two plumb lines", { plumb: "O joelho fica na linha. O pé também." }, /not one sentence/],
    ["one pose", { movement: ["De pé, halter no peito", ""] }, /not two poses/],
    ["a unit on the next line", { feel: "Um peso de 10 kg na coxa." }, /may break/],
    ["a rung on no ladder", { rung: "Com halter" }, /rung without a ladder/],
    ["breath that is held", { breathing: "Prenda o ar na subida." }, /holds the breath/],
    [
      "a backpack that is not listed",
      { steps: ["Abrace a mochila.", "Desça devagar.", "Suba soltando o ar."] },
      /with mochila/,
    ],
  ])("%s", (_name, fields, words) => {
    expect(faultsOf([{ ...squat, ...fields }])).toMatch(words);
  });

  test('a loaded region that "pare se" does not name', () => {
    expect(faultsOf([{ ...lunge, stopIf: "Der tontura." }])).toMatch(/forgets the joelho/);
  });

  test("one side at a time that no step mentions", () => {
    const steps = ["Segure os halteres.", "Desça devagar.", "Suba soltando o ar."];
    expect(faultsOf([{ ...lunge, steps }])).toMatch(/no step says so/);
  });
});

describe("a fault of a ladder is found", () => {
  test.each<[string, Exercise[], RegExp]>([
    [
      "a ladder that goes round",
      change("own:deslize-completo", { harder: "own:deslize-descida" }),
      /does not lead back/,
    ],
    ["no first rung", round("own:deslize-descida", "own:deslize-completo"), /without a first rung/],
    ["a ladder in pieces", change("fx:Pushups", { easier: null, harder: null }), /flexao: a ladder in pieces/],
    ["a rung of another ladder", change("fx:Plank", { harder: "fx:Side_Bridge" }), /not on its ladder/],
    ["a rung that is gone", without(({ id }) => id === "fx:Pushups"), /fx:Pushups is not on its ladder/],
    ["a harder rung for beginners", change("own:deslize-descida", { level: "avancado" }), /of a lower level/],
    ["a rung of another pattern", change("fx:Pushups", { pattern: "core" }), /of another pattern/],
    ["one rung", without(({ id }) => id === "own:deslize-descida"), /deslize: a ladder of one rung/],
  ])("%s", (_name, changed, words) => {
    expect(faultsOf(changed)).toMatch(words);
  });
});

describe("a gap is found", () => {
  test.each<[string, Exercise[], RegExp]>([
    [
      "nothing but stand-ins for a pull at home",
      without(({ pattern, habit }) => pattern === "puxar-vertical" && habit > 1),
      /casa-sem-nada: no usual puxar-vertical/,
    ],
    [
      "no chest at home",
      without(({ primary, equipment }) => primary.includes("peito") && !equipment.includes("barra")),
      /casa-sem-nada: fewer than two .* peito/,
    ],
    [
      "no squat beside a knee",
      without(({ pattern, joints }) => pattern === "joelho" && joints.joelho < 2),
      /joelho: fewer than two that leave the joelho/,
    ],
    [
      "no pull beside a shoulder in the park",
      without(({ id }) => id === "own:pressao-para-baixo" || id === "own:extensao-de-ombro"),
      /rua: no puxar-vertical that leaves the ombro/,
    ],
    [
      "one curl and nothing to swap",
      without(({ pattern, id }) => pattern === "biceps" && id !== "own:rosca-toalha"),
      /fewer than two swaps for own:rosca-toalha/,
    ],
  ])("%s", (_name, changed, words) => {
    expect(faultsOf(changed)).toMatch(words);
  });
});

function round(first: ExerciseId, last: ExerciseId): Exercise[] {
  return exercises.map((exercise) => {
    if (exercise.id === first) return { ...exercise, easier: last };
    return exercise.id === last ? { ...exercise, harder: first } : exercise;
  });
}

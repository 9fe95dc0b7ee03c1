import { plainText } from "../../../safety/match-text.ts";
import type { Exercise } from "../exercise.ts";
import { coverageFaults } from "./coverage.ts";
import { factFaults } from "./facts.ts";
import { ladderFaults } from "./ladders.ts";
import { textFaults } from "./texts.ts";

/** What a careful trainer would doubt, a line for each: `fx:Plank Prancha: 2 steps`. */
export function findExerciseFaults(exercises: readonly Exercise[]): string[] {
  return [
    ...exercises.flatMap((exercise) =>
      [...factFaults(exercise), ...textFaults(exercise)].map((fault) => `${exercise.id} ${exercise.name}: ${fault}`),
    ),
    ...repeated(exercises.map(({ id }) => id)).map((id) => `${id} stands twice`),
    ...repeated(exercises.map(({ name }) => plainText(name))).map((name) => `two exercises are called ${name}`),
    ...ladderFaults(exercises),
    ...coverageFaults(exercises),
  ];
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

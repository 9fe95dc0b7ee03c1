import * as fc from "fast-check";
import { PLACE_KEYS } from "../../library/equipment.ts";
import { LEVELS, REGIONS } from "../../library/exercise.ts";
import { programmeRules } from "../programme-rules.ts";
import { DAYS } from "../split.ts";
import { MINUTES, type TrainingRequest, trainingRequestOf } from "../training-request.ts";

const LIKINGS = ["caminhar", "correr", "bicicleta", "nadar", "dancar", "esporte", "musculacao"];
const { rows: ROWS } = programmeRules.content.limits;
/** They change nothing here, and are what most rows are. */
const OTHER_ROWS = [
  "R05_IMC_BAIXO_E_EMAGRECER",
  "R08_PESO_DESEJADO_BAIXO",
  "R09_SCOFF",
  "R11_PHQ2",
  "R20_BARIATRICA_18_MESES",
];
/** Rows that the safety table gives level B. */
const LIMITING = [ROWS.pressao, ROWS.epilepsia];

/** One in three has a sore region, few have more than one. */
const regions = fc.oneof(
  { weight: 6, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.subarray([...REGIONS, "outra"], { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.subarray([...REGIONS, "outra"], { maxLength: 4 }) },
);

const answers = fc.record({
  m2: fc.constantFrom("0", "<60", "60-150", ">150"),
  m4: fc.constantFrom(...DAYS),
  m5: fc.constantFrom(...MINUTES),
  m6: fc.constantFrom(...PLACE_KEYS),
  m7: fc.tuple(regions, fc.constantFrom(3, 5, 5, 8)).map(([keys, pain]) => keys.map((region) => ({ region, pain }))),
  m8: fc.subarray(LIKINGS, { maxLength: 3 }),
  m9: fc.record({ hours: fc.integer({ min: 4, max: 9 }), wakes: fc.integer({ min: 1, max: 5 }) }),
});

const facts = fc.record({
  age: fc.integer({ min: 18, max: 82 }),
  bmi: fc.integer({ min: 17, max: 48 }),
  level: fc.constantFrom(...LEVELS),
  goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
  parq: fc.constantFrom<string[][]>([], ["s6"]),
});

/** Adults of every level, place and limit. */
export const anyTrainingRequest = (): fc.Arbitrary<TrainingRequest> =>
  fc
    .record({
      answers,
      facts,
      level: fc.constantFrom<("A" | "B")[]>("A", "A", "A", "A", "B"),
      rows: fc.subarray<string>([...Object.values(ROWS), ...OTHER_ROWS], { maxLength: 2 }),
      seed: fc.nat().map(String),
    })
    .map(({ answers: given, facts: known, level, rows, seed }) => {
      const isSore = given.m7.some(({ pain }) => pain >= 7);
      const isLimited = level === "B" || isSore || LIMITING.some((row) => rows.includes(row));
      return trainingRequestOf(given, known, { level: isLimited ? "B" : "A", rows, seed });
    });

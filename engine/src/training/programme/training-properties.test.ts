import { Training } from "@app/contract/plan-training";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { getExercise } from "../library/library.ts";
import { trainingReasonText } from "../words/training-reason-text.ts";
import { anyTrainingRequest } from "./testing/any-training-request.ts";
import { findTrainingFaults } from "./testing/training-faults.ts";
import { trainingOf } from "./training.ts";

const PROGRAMMES = 3_000;
/** `npm run prove -- training` makes 200,000. */
const TIMEOUT = 300_000;

test("programmes keep every limit", { timeout: TIMEOUT }, () => {
  fc.assert(
    fc.property(anyTrainingRequest(), (request) => {
      const made = trainingOf(request);
      const faults = findTrainingFaults(request, made);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    }),
    generated(PROGRAMMES),
  );
});

test("a programme fits the contract, is the same every time, and every reason is a sentence", () => {
  fc.assert(
    fc.property(anyTrainingRequest(), (request) => {
      const made = trainingOf(request);
      Training.parse(made.training);
      expect(JSON.stringify(trainingOf(request))).toBe(JSON.stringify(made));
      for (const reason of made.reasons) expect(trainingReasonText(reason)).toMatch(/^[A-Z].+[.]$/);
    }),
    generated(500),
  );
});

test("a region that is named never adds what asks much of it", () => {
  fc.assert(
    fc.property(anyTrainingRequest(), fc.constantFrom("joelho", "lombar", "ombro"), (request, region) => {
      const { training } = trainingOf({ ...request, spared: { ...request.spared, [region]: 1 } });
      const named = training.sessions.flatMap(({ exercises }) =>
        exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
      );
      const loads = named.map((id) => getExercise(id as Parameters<typeof getExercise>[0]).joints[region]);
      expect(loads.every((load) => load < 2)).toBe(true);
    }),
    generated(500),
  );
});

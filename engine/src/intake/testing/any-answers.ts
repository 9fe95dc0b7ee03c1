import * as fc from "fast-check";
import type { Answers } from "../answers.ts";
import { lastDayOf } from "../facts/dates.ts";
import type { AnswerSpec, Option } from "../questionnaire/question.ts";
import { questionnaire } from "../questionnaire/questionnaire.ts";

const WORDS = ["insulina", "Ozempic 1 mg", "losartana", "chá", "epilepsia", "quero morrer", "me matei de rir", ""];

const anyOption = (options: readonly Option[]) => fc.constantFrom(...options.map(({ value }) => value));
const anyMonth = fc
  .tuple(fc.integer({ min: 1930, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);
const anyDay = anyMonth.map(lastDayOf);
const anyText = fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 12 }));

/** Any value that a form of answer accepts. */
function anyValue(spec: AnswerSpec): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case "yes-no":
      return fc.boolean();
    case "consent":
    case "choice":
      return anyOption(spec.options);
    case "number": {
      const scale = 10 ** spec.decimals;
      const number = fc.integer({ min: spec.min * scale, max: spec.max * scale }).map((whole) => whole / scale);
      return spec.none ? fc.option(number) : number;
    }
    case "text":
      return anyText;
    case "day":
      return anyDay;
    case "day-or-month":
      return fc.oneof(anyDay, anyMonth);
    case "pressure":
      return fc
        .tuple(fc.integer({ min: 90, max: 200 }), fc.integer({ min: 50, max: 130 }))
        .map((pair) => pair.join("/"));
    case "time":
      return fc.constantFrom("07:00", "12:30", "19:00");
    case "times":
      return fc.array(fc.constantFrom("07:00", "12:30", "19:00"), { maxLength: spec.max });
    case "list": {
      const { none } = spec;
      const others = spec.options.map(({ value }) => value).filter((value) => value !== none);
      if (none === undefined) return fc.subarray(others);
      return fc.oneof(fc.constant([none]), fc.subarray(others, { minLength: 1 }));
    }
    case "names":
      return fc.array(anyText, { maxLength: 3 });
    case "regions":
      return fc.array(fc.record({ region: anyOption(spec.options), pain: fc.integer({ min: 0, max: 10 }) }), {
        maxLength: 3,
      });
    case "fields": {
      const parts = Object.entries(spec.fields).map(([name, field]) => [name, anyValue(field.spec)] as const);
      const required = Object.entries(spec.fields).flatMap(([name, { optional }]) => (optional ? [] : [name]));
      return fc.record(Object.fromEntries(parts), { requiredKeys: required });
    }
  }
}

const everyQuestion = Object.fromEntries(questionnaire.content.questions.map(({ id, spec }) => [id, anyValue(spec)]));

/** Every question answered. */
export const allAnswers = fc.record(everyQuestion) as fc.Arbitrary<Answers>;

/** Any set of valid answers, with any of them missing. */
export const anyAnswers = fc.record(everyQuestion, { requiredKeys: [] }) as fc.Arbitrary<Answers>;

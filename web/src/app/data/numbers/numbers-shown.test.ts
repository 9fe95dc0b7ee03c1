import type { NUMBERS_SHOWN } from "@app/contract/intake";
import { expect, test } from "vitest";
import { numbersShown } from "./numbers-shown.ts";

type Chosen = (typeof NUMBERS_SHOWN)[number];
const intakeWith = (numbers: Chosen | null) =>
  ({ assessment: numbers && { numbers } }) as Parameters<typeof numbersShown>[0]["intake"];
const plan = { numbers: "shown" } as const;

test.each([
  [null, "shown"],
  ["mostrar", "shown"],
  ["esconder-peso", "body-hidden"],
  ["esconder-tudo", "all-hidden"],
  ["none", "all-hidden"],
] as const)("what the questionnaire decided: %s", (numbers, expected) => {
  expect(numbersShown({ intake: intakeWith(numbers), plan })).toBe(expected);
  expect(numbersShown({ intake: intakeWith(numbers), plan: null })).toBe(expected);
  expect(numbersShown({ intake: intakeWith(numbers), plan: undefined })).toBe(expected);
});

test("a plan without numbers hides them, whatever else is known", () => {
  expect(numbersShown({ intake: intakeWith("mostrar"), plan: { numbers: "hidden" } })).toBe("all-hidden");
});

test("what is not known is not shown", () => {
  expect(numbersShown({ intake: undefined, plan })).toBe("body-hidden");
  expect(numbersShown({ intake: undefined, plan: null })).toBe("all-hidden");
  expect(numbersShown({ intake: undefined, plan: undefined })).toBe("all-hidden");
});

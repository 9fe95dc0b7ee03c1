import type { Override } from "../exclusions/exclusions.ts";
import type { Answers, IntakeContext } from "../intake/answers.ts";

/** Whom a plan is checked for. `rows` are the codes in force where releases or kept limits make them differ from the answers'. */
export type CheckedPerson = {
  readonly answers: Answers;
  readonly context: IntakeContext;
  readonly today: string;
  readonly rows?: readonly string[];
  readonly overrides?: readonly Override[];
};

/** Something that the plan says and this person's answers forbid. */
export type Contradiction = {
  /** `excluded-food`; of what a professional typed `warning:excluded-word`. */
  code: string;
  where: string;
  text: string;
};

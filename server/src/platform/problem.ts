import { type ProblemCode, problems } from "@app/contract/problems";

/** A refusal a person can act on. Anything else that is thrown is a bug and answers 500. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;

  constructor(code: ProblemCode, options?: ErrorOptions) {
    super(problems[code].message, options);
    this.code = code;
  }
}

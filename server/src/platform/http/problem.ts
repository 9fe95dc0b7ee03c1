import { type ProblemCode, problems } from "@app/contract/problems";

/** An expected refusal that the client can act on. Any other exception is a bug and answers 500. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;

  constructor(code: ProblemCode, options?: ErrorOptions) {
    super(problems[code].message, options);
    this.code = code;
  }
}

import { type EvalCase, golden } from "@app/engine/assistant/testing/evaluation/golden";
import { limitCases } from "@app/engine/assistant/testing/limits/limit-cases";

/** Those of the file, then ours. */
export const evalCases: readonly EvalCase[] = [...golden.cases, ...limitCases];

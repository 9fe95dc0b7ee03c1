import type { Block } from "@app/contract/assistant";
import { type Check, type Rows, TABLES } from "./evaluation/check.ts";
import { type EvalCase, questionsOf } from "./evaluation/golden.ts";
import { failureOf } from "./evaluation/judge.ts";
import type { ToolCall } from "./evaluation/reply.ts";

/** An answer without a server around it. */
export type Answered = {
  readonly blocks: readonly Block[];
  readonly calls: readonly ToolCall[];
  /** The row of the safety table that it names. */
  readonly sign: string | null;
};

const noRows = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Rows;

/** Why an answer fails its case, by the checks that it alone can be judged by; empty: it passes. */
export function judgeAnswer(one: EvalCase, { blocks, calls, sign }: Answered): string[] {
  const rows: Rows = { ...noRows, triage_flags: sign === null ? [] : [{ code: sign }] };
  const outcome = {
    asked: questionsOf(one),
    blocks,
    status: "done",
    streamed: "",
    calls,
    modelRequests: 0,
    rows,
    newRows: rows,
  } as const;
  return one.pass
    .filter((check) => isOfAnswer(check, sign))
    .flatMap((check) => {
      const failure = failureOf(check, outcome);
      return failure === null ? [] : [`${check.check}: ${failure}`];
    });
}

/** Threads and rows are the server's; of the rows an answer names one of the safety table, or none. */
const isOfAnswer = (check: Check, sign: string | null): boolean =>
  check.check !== "threadStatus" && (check.check !== "rowCreated" || (check.table === "triage_flags" && sign !== null));

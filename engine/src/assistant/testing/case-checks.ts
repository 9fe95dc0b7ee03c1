import type { Block } from "@app/contract/assistant";
import { groundsOf, isGrounded } from "../grounding.ts";
import { SentenceSplitter } from "../sentences.ts";
import type { Called } from "./case-tools.ts";
import type { Case, Check } from "./evaluation.ts";
import { replyText } from "./reply-text.ts";

export type Answered = {
  readonly blocks: readonly Block[];
  readonly calls: readonly Called[];
  readonly sign: string | null;
};

/** The checks of a case that an answer does not pass, of those that an answer alone can be judged by. */
export function failedChecks({ pass, turns }: Case, answered: Answered): string[] {
  const memberText = turns.map(({ text }) => text).join("\n");
  return pass.filter((check) => !passes(check, answered, memberText)).map((check) => JSON.stringify(check));
}

function passes(check: Check, { blocks, calls, sign }: Answered, memberText: string): boolean {
  const reply = fold(replyText(blocks));
  const holds = (text: string): boolean => reply.includes(fold(text));
  const matches = (): boolean => new RegExp(check.pattern ?? "", "i").test(reply);
  const isCalled = (tool: string | undefined, args: Readonly<Record<string, unknown>> = {}): boolean =>
    calls.some(({ name, input }) => name === tool && hasAll(input, args));
  switch (check.check) {
    case "replyContains":
      return (check.all ?? []).every(holds);
    case "replyContainsAny":
      return (check.any ?? []).some(holds);
    case "replyMatches":
      return matches();
    case "replyNotMatches":
      return !matches();
    case "maxWords":
      return reply.split(/\s+/).filter(Boolean).length <= (check.n ?? 0);
    case "noDigits":
      return !/\d/.test((check.allow ?? []).reduce((left, allowed) => left.replaceAll(allowed, ""), reply));
    case "toolCalled":
      return isCalled(check.tool, check.args);
    case "anyToolCalled":
      return (check.tools ?? []).some((tool) => isCalled(tool));
    case "toolNotCalled":
      return !isCalled(check.tool);
    case "grounded": {
      const grounds = groundsOf(
        calls.map(({ output }) => output),
        memberText,
      );
      return sentencesOf(blocks).every((sentence) => isGrounded(sentence, grounds));
    }
    case "rowCreated":
      // Rows are the server's; of them an answer names the one of the safety table.
      return check.table !== "triage_flags" || sign === null || sign === check.fields?.["code"];
    case "noRow":
      return (
        check.table !== "triage_flags" || sign === null || (check.fields !== undefined && sign !== check.fields["code"])
      );
    default:
      // Told apart by the server (model, thread) or by a reader (steps).
      return true;
  }
}

const hasAll = (input: unknown, args: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(args).every(([key, value]) => (input as Readonly<Record<string, unknown>>)[key] === value);

/** As the file says: in lower case, accents removed. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("\u00a0", " ")
    .toLowerCase();

/** Sentences of the answer's texts, cut as a stream is. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "text") return [];
    const splitter = new SentenceSplitter();
    return [...splitter.push(block.text), ...splitter.end()];
  });
}

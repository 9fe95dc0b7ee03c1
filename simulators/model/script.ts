import * as z from "zod";
import { PRESETS } from "./presets.ts";

/** What a scripted model does, in order. */
export const Step = z.union([
  /** One piece of text, sent by itself: a number may be cut in the middle. */
  z.strictObject({ text: z.string() }),
  /** A tool call. Its arguments are sent in pieces of a few characters. */
  z.strictObject({ call: z.strictObject({ name: z.string(), input: z.unknown(), id: z.string().optional() }) }),
  /** Waits until it is released by name: a slow model without a clock. */
  z.strictObject({ hold: z.string() }),
  /** The connection breaks here. */
  z.strictObject({ cut: z.literal(true) }),
  /** The vendor says in the middle of the stream that it failed. */
  z.strictObject({ fail: z.literal(true) }),
]);
export type Step = z.infer<typeof Step>;

export const Script = z.strictObject({
  /** A regular expression, in any case, on the last text of the user. Without it, every question. */
  when: z.string().optional(),
  /** Only for a question, or only for the round after tool results. */
  on: z.enum(["question", "results"]).optional(),
  /** How often it is used, in the order of the list; without it, until the scripts are replaced. */
  times: z.int().positive().optional(),
  /** An HTTP error instead of an answer: 429, 529, 500 … */
  status: z.int().min(400).max(599).optional(),
  retryAfter: z.int().min(0).optional(),
  /** A ready list of steps. */
  preset: z.enum(Object.keys(PRESETS) as [keyof typeof PRESETS]).optional(),
  steps: z.array(Step).default([]),
  /** Without it: `calls` after a call, else `done`. */
  end: z.enum(["done", "calls", "length", "refused"]).optional(),
});
export type Script = z.input<typeof Script>;
export type ParsedScript = z.output<typeof Script>;

/** What a request is about, in either protocol. */
export type Question = { text: string; hasResults: boolean; results: unknown[] };

/** The scripts of a run: the first that fits, until it is used up. */
export function createScripts() {
  let scripts: { script: ParsedScript; left: number }[] = [];
  let answerWith: ((question: Question) => Script | undefined) | undefined;

  return {
    set: (list: Script[]): void => {
      scripts = z
        .array(Script)
        .parse(list)
        .map((script) => ({ script, left: script.times ?? Number.POSITIVE_INFINITY }));
    },
    /** A script made from the question and the tool results, for what a list cannot say. */
    answerWith: (answer: ((question: Question) => Script | undefined) | undefined): void => {
      answerWith = answer;
    },
    next(question: Question): ParsedScript {
      const found = scripts.find(({ script, left }) => left > 0 && fits(script, question));
      if (found) {
        found.left -= 1;
        return found.script;
      }
      return Script.parse(answerWith?.(question) ?? { preset: "helpful" });
    },
    left: () => scripts.filter(({ left }) => left > 0).length,
  };
}

const fits = ({ when, on }: ParsedScript, { text, hasResults }: Question): boolean =>
  (when === undefined || new RegExp(when, "iu").test(text)) && (on === undefined || (on === "results") === hasResults);

export const stepsOf = ({ preset, steps }: ParsedScript): Step[] => [...(preset ? PRESETS[preset] : []), ...steps];

export function endOf(script: ParsedScript): "done" | "calls" | "length" | "refused" {
  if (script.end) return script.end;
  return stepsOf(script).some((step) => "call" in step) ? "calls" : "done";
}

import { checkSentence, type OutputCheck, type OutputContext } from "@app/engine/assistant/check-output";
import { groundsOf } from "@app/engine/assistant/grounding";
import type { Limits } from "@app/engine/assistant/limits/limits";
import { SentenceSplitter } from "@app/engine/assistant/sentences";

/** Of a whole answer. */
const MAX_CHARACTERS = 2_500;

type RefusedWhy = Extract<OutputCheck, { ok: false }>["why"];
export type CheckOptions = {
  memberText: string;
  numbersHidden: boolean;
  canary: string;
  limits: Limits;
  planned: OutputContext["planned"];
  say: (sentence: string, isFirst: boolean) => void;
  refuse: (why: RefusedWhy) => void;
};

/** Advice that is not to be given: an answer of ours takes its place, and what replaces the sentence only where there is none. */
const STOPPED: ReadonlySet<RefusedWhy> = new Set(["language", "dose", "diet-tip", "danger", "despising"]);

/**
 * A model's text on its way to the member: sentence by sentence, each only after it was checked as a whole. A refused one is
 * replaced by an answer or a sentence of ours, once; no part of it leaves.
 */
export class CheckedText {
  readonly #options: CheckOptions;
  readonly #results: unknown[] = [];
  readonly #replacements = new Set<string>();
  readonly #held = new Set<string>();
  #splitter = new SentenceSplitter();
  #received = 0;
  #said = "";
  #wasBarred = false;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** What is said in the place of stopped advice where no answer of ours fits the question. */
  get replacements(): string {
    return [...this.#held].join(" ");
  }

  /** Whether it gave advice that is not to be given, or proposed what the member must not eat or load. */
  get wasBarred(): boolean {
    return this.#wasBarred;
  }

  get hasSaid(): boolean {
    return this.#said !== "";
  }

  /** A model that does not end is stopped: what is longer would not be shown. */
  get isFull(): boolean {
    return this.#received > MAX_CHARACTERS;
  }

  /** Its numbers may be named from now on. */
  ground(result: unknown): void {
    this.#results.push(result);
  }

  push(delta: string): void {
    this.#received += delta.length;
    for (const sentence of this.#splitter.push(delta)) this.#pass(sentence);
  }

  /** The text of a round is over. One that was cut or stopped leaves half a sentence behind: it is not said. */
  end({ isWhole }: { isWhole: boolean }): void {
    const rest = this.#splitter.end();
    this.#splitter = new SentenceSplitter();
    for (const sentence of isWhole ? rest : rest.slice(0, -1)) this.#pass(sentence);
  }

  /** Whether words of a model may be shown outside of its text. */
  allows(text: string): boolean {
    return this.#check(text).ok;
  }

  #pass(sentence: string): void {
    if (sentence.trim() === "") return;
    const check = this.#check(sentence);
    if (check.ok) return this.#say(sentence);
    this.#options.refuse(check.why);
    this.#wasBarred ||= check.why === "excluded" || check.why === "loaded" || STOPPED.has(check.why);
    const { replacement } = check;
    if (STOPPED.has(check.why)) {
      if (replacement !== null) this.#held.add(replacement);
      return;
    }
    if (replacement === null || this.#replacements.has(replacement)) return;
    this.#replacements.add(replacement);
    this.#say(replacement + (/\s+$/.exec(sentence)?.[0] ?? ""));
  }

  #say(sentence: string): void {
    const needsSpace = this.#said !== "" && !/\s$/.test(this.#said);
    const text = needsSpace ? ` ${sentence.trimStart()}` : sentence;
    if (this.#said.length + text.trimEnd().length > MAX_CHARACTERS) return;
    const isFirst = this.#said === "";
    this.#said += text;
    this.#options.say(text, isFirst);
  }

  #check(text: string): OutputCheck {
    const { memberText, numbersHidden, canary, limits, planned } = this.#options;
    const grounds = groundsOf(this.#results, memberText);
    return checkSentence(text, { grounds, numbersHidden, canary, limits, ...(planned && { planned }) });
  }
}

import type { WordPattern } from "./word-patterns.ts";

export type SafetyTopic =
  | "crise"
  | "crise-outra-pessoa"
  | "anafilaxia"
  | "hipoglicemia"
  | "emergencia"
  | "violencia"
  | "transtorno-alimentar";

/** `now`: a life may be in danger today. `care`: a person should hear of it, and nobody is woken. */
export type SafetyLevel = "now" | "care";

/** What words of a member mean. A pattern is a part of a sentence, never a whole one: what is meant, in its usual forms. */
export type HearingRule = {
  readonly id: string;
  readonly topic: SafetyTopic;
  readonly level: SafetyLevel;
  readonly when: readonly WordPattern[];
  /** Of each list one pattern must be there too, anywhere in the text. */
  readonly with?: readonly (readonly WordPattern[])[];
  /** One of these anywhere, and the rule says nothing. */
  readonly unless?: readonly WordPattern[];
  /** One of these anywhere, and `now` becomes `care`. */
  readonly eased?: readonly WordPattern[];
};

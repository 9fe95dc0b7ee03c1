import type { SafetyLevel, SafetyTopic } from "../hearing/hearing-rule.ts";

/** One text, or a member's messages that follow each other, and what is to be heard in them. All are invented. */
export type SafetyPhrase = { text: string | readonly string[] } & (
  | { topic: SafetyTopic; level: SafetyLevel }
  | { topic: null; level: null }
);

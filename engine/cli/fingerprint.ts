import { createHash } from "node:crypto";
import type { Question } from "../src/intake/questionnaire/question.ts";
import { wordingOf } from "../src/intake/questionnaire/wording.ts";
import type { RuleSet } from "../src/rules/rule-set.ts";

/** SHA-256 of a rule set's content, whatever the order of its keys. */
export const fingerprintOf = ({ content }: RuleSet): string => sha256(canonicalJson(content));

export const hashWording = (question: Question): string => sha256(canonicalJson(wordingOf(question)));

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Rewrites the two files of hashes after a rule or a wording has changed: `node engine/cli/write-fingerprints.ts`. */
import { writeFileSync } from "node:fs";
import { questionnaire } from "../src/intake/questionnaire/questionnaire.ts";
import { RULE_SETS } from "../src/rules/rule-sets.ts";
import { fingerprintOf, hashWording } from "./fingerprint.ts";

const WRITTEN_BY = "Written by `node engine/cli/write-fingerprints.ts`; a test compares.";

const linesOf = (hashes: readonly (readonly [string, string])[]): string =>
  hashes.map(([name, hash]) => `  ${/^\w+$/.test(name) ? name : `"${name}"`}: "${hash}",\n`).join("");

const write = (path: string, text: string): void => writeFileSync(new URL(`../src/${path}`, import.meta.url), text);

write(
  "rules/fingerprints.ts",
  `/** SHA-256 of each rule set's content. An approval names it. ${WRITTEN_BY} */
export const FINGERPRINTS: Readonly<Record<string, string>> = {
${linesOf(RULE_SETS.map((ruleSet) => [ruleSet.id, fingerprintOf(ruleSet)]))}};
`,
);
write(
  "intake/questionnaire/wording-hashes.ts",
  `import type { AnswerId } from "../answers.ts";

/** SHA-256 of what a member reads of each question. ${WRITTEN_BY} */
export const WORDING_HASHES: Readonly<Record<AnswerId, string>> = {
${linesOf(questionnaire.content.questions.map((question) => [question.id, hashWording(question)]))}};
`,
);

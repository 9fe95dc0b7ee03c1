import type { AnswerSpec } from "@app/engine/intake/questionnaire/question";
import type { Buyer } from "../../../lib/shopper/driver.ts";
import { answerEverything, CANARY, callOf, questions } from "../../../lib/shopper/questionnaire.ts";
import type { Scenario } from "../scenario.ts";
import { filesOf } from "./files-at-rest.ts";

/** Chosen, not typed: the diseases of question s9, as they would be stored. */
const DISEASES = questions.flatMap(({ id, spec }) => (id === "s9" ? optionsOf(spec) : [])).filter(isUnmistakable);

function optionsOf(spec: AnswerSpec): string[] {
  if (spec.kind === "fields") return Object.values(spec.fields).flatMap((field) => optionsOf(field.spec));
  return spec.kind === "list" ? spec.options.map(({ value }) => String(value)) : [];
}
function isUnmistakable(option: string): boolean {
  return option.includes("-");
}

export const healthLeaks: Scenario = {
  number: 72,
  fault: "Answers of the questionnaire at rest, in logs, messages or ad events",
  injected:
    "members answer every question on two devices, with a canary in every typed field, close the questionnaire and request an export; then dump, WAL, logs, messages and ad events are searched",
  invariants: "I8",
  mutation: "sync logs the mutations it receives: the canary and every disease found in the log of the API",
  trial: "a member whose answers are searched for",
  batch: 2,
  short: 1,
  maxTrials: 2,
  async run(_, driver, trials) {
    const buyers: Buyer[] = [];
    const violations: string[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      const who = await driver.buyer("session");
      await driver.attempt(who, { method: "credit-card" });
      violations.push(...(await answerEverything(driver, who)));
      const call = callOf(driver, who, violations);
      await call("POST", "/v1/account/intake/complete");
      await call("GET", "/v1/account/intake");
      await call("POST", "/v1/account/export", { password: who.password });
      buyers.push(who);
    }
    return { trials, buyers, violations };
  },
  /** Once the export is built and all messages are sent. */
  async after(harness) {
    await harness.db.query("select pg_switch_wal()");
    const violations: string[] = [];
    let bytes = 0;
    const search = (name: string, text: string) => {
      bytes += text.length;
      for (const value of [CANARY, ...DISEASES])
        if (text.includes(value)) violations.push(`I8: ${value === CANARY ? "a typed answer" : value} in ${name}`);
    };
    for (const { name, text } of filesOf(harness)) search(name, text);
    search("messages", JSON.stringify([harness.messages.messages(), harness.messages.received()]));
    search("ad events", JSON.stringify(harness.meta.events()));
    const counts = {
      hits: violations.length,
      "values searched": 1 + DISEASES.length,
      "MB searched": Math.round(bytes / 1e6),
    };
    return { violations, figures: { counts } };
  },
};

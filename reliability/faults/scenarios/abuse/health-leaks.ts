import { purposes } from "@app/contract/consents";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { AnswerSpec } from "@app/engine/intake/questionnaire/question";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { wordingHashOf } from "@app/engine/intake/questionnaire/wording";
import { nextHlc } from "@app/engine/sync/hlc";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Scenario } from "../scenario.ts";
import { filesOf } from "./files-at-rest.ts";

/** In every field that is typed. Long enough to be no chance in binary files. */
const CANARY = "canario-da-anamnese";
const DEVICES = ["00000000000000a1", "00000000000000b2"] as const;

const questions = questionnaire.content.questions.filter(({ spec }) => spec.kind !== "consent");
/** Chosen, not typed: the diseases of question s9, as they would be stored. */
const DISEASES = questions.flatMap(({ id, spec }) => (id === "s9" ? optionsOf(spec) : [])).filter(isUnmistakable);

function optionsOf(spec: AnswerSpec): string[] {
  if (spec.kind === "fields") return Object.values(spec.fields).flatMap((field) => optionsOf(field.spec));
  return spec.kind === "list" ? spec.options.map(({ value }) => String(value)) : [];
}
function isUnmistakable(option: string): boolean {
  return option.includes("-");
}

/** An answer that says yes to everything, with a canary wherever something is typed. */
function answerTo(spec: AnswerSpec): unknown {
  switch (spec.kind) {
    case "yes-no":
      return true;
    case "consent":
    case "choice":
      return (spec.options.find(({ value }) => value === "sim") ?? spec.options[0])?.value;
    case "number":
      return spec.usual?.min ?? Math.ceil((spec.min + spec.max) / 4);
    case "text":
      return CANARY.slice(0, spec.maxLength);
    case "day":
      return "1990-05-17";
    case "day-or-month":
      return "2020-05";
    case "pressure":
      return "150/95";
    case "times":
      return ["07:00", "12:30"];
    case "names":
      return [CANARY];
    case "list":
      return spec.options.map(({ value }) => value).filter((value) => value !== spec.none);
    case "regions":
      return [{ region: spec.options[0]?.value, pain: 8 }];
    case "fields":
      return Object.fromEntries(Object.entries(spec.fields).map(([name, field]) => [name, answerTo(field.spec)]));
  }
}

/** Answers every question on two devices, so that a lost value is kept too, closes it and asks for a copy of everything. */
async function answerEverything(driver: Driver, who: Buyer): Promise<string[]> {
  const headers = driver.basic(who.email, who.token ?? "");
  const failures: string[] = [];
  const call = async (method: string, path: string, body?: object) => {
    const reply = await driver.request(method, path, { headers, ip: who.ip, ...(body && { body }) });
    if (reply.status !== 200) failures.push(`${method} ${path} was answered with ${reply.status}`);
    return reply.body.return;
  };
  for (const purpose of ["health-data", "remote-care"] as const)
    await call("POST", "/v1/account/consents", { purpose, allowed: true, version: purposes[purpose].version });
  for (const device of DEVICES) {
    const mutations = questions.map(({ id, spec }, counter) => {
      const answer = { value: answerTo(spec), version: questionnaire.version, wording: wordingHashOf(id) };
      const { hlc } = nextHlc({ ms: Date.now(), counter }, 0, device);
      return { id: recordIdOf(id), kind: "answer", op: "put", hlc, fields: { answer } };
    });
    const reply = await call("POST", "/v1/account/sync", { cursor: null, mutations });
    const acks = (reply?.["acks"] ?? []) as { result: string }[];
    const stored = acks.filter(({ result }) => result === "stored").length;
    if (stored < mutations.length) failures.push(`${mutations.length - stored} answers were refused`);
  }
  await call("POST", "/v1/account/intake/complete");
  await call("GET", "/v1/account/intake");
  await call("POST", "/v1/account/export", { password: who.password });
  return failures;
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

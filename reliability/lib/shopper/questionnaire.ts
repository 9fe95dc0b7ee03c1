import { purposes } from "@app/contract/consents";
import { answerRecord } from "@app/engine/intake/answer-record";
import type { AnswerSpec } from "@app/engine/intake/questionnaire/question";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { nextHlc } from "@app/engine/sync/hlc";
import type { Buyer, Driver, Target } from "./driver.ts";

/** In every field that is typed. Long enough to be no chance in binary files. */
export const CANARY = "canario-da-anamnese";
const DEVICES = ["00000000000000a1", "00000000000000b2"] as const;

/** The consents have a call of their own. */
export const questions = questionnaire.content.questions.filter(({ spec }) => spec.kind !== "consent");

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
    case "time":
      return "07:30";
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

/** A call of a signed-in member that has to succeed. */
export const callOf =
  (driver: Driver, who: Buyer, failures: string[], node?: Target) =>
  async (method: string, path: string, body?: object): Promise<Record<string, unknown> | undefined> => {
    const headers = driver.basic(who.email, who.token ?? "");
    const to = { headers, ip: who.ip, ...(body && { body }), ...(node && { node }) };
    const reply = await driver.request(method, path, to);
    if (reply.status !== 200) failures.push(`${method} ${path} was answered with ${reply.status}`);
    return reply.body.return ?? undefined;
  };

/** Agrees to both texts and answers every question on two devices, so that lost values are kept too. Returns failures. */
export async function answerEverything(driver: Driver, who: Buyer): Promise<string[]> {
  const failures: string[] = [];
  const call = callOf(driver, who, failures);
  for (const purpose of ["health-data", "remote-care"] as const)
    await call("POST", "/v1/account/consents", { purpose, allowed: true, version: purposes[purpose].version });
  for (const device of DEVICES) {
    const mutations = questions.map(({ id, spec }, counter) => {
      const { hlc } = nextHlc({ ms: Date.now(), counter }, 0, device);
      return { ...answerRecord(id, answerTo(spec)), hlc };
    });
    const reply = await call("POST", "/v1/account/sync", { cursor: null, mutations });
    const acks = (reply?.["acks"] ?? []) as { result: string }[];
    const stored = acks.filter(({ result }) => result === "stored").length;
    if (stored < mutations.length) failures.push(`${mutations.length - stored} answers were refused`);
  }
  return failures;
}

/** Whether a member reads all answers back, at any node or at the given one. */
export async function readsAnswers(driver: Driver, who: Buyer, node?: Target): Promise<boolean> {
  const failures: string[] = [];
  const reply = await callOf(driver, who, failures, node)("POST", "/v1/account/sync", { cursor: null, mutations: [] });
  const changes = (reply?.["changes"] ?? []) as { kind: string }[];
  return failures.length === 0 && changes.filter(({ kind }) => kind === "answer").length === questions.length;
}

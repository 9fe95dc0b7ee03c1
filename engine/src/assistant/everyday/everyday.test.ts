import { describe, expect, test } from "vitest";
import { cpuMilliseconds } from "../../safety/testing/cpu-milliseconds.ts";
import { spellNumbers } from "../blocks/spell-numbers.ts";
import { checkSentence } from "../check-output.ts";
import { groundsOf } from "../grounding.ts";
import { NO_LIMITS } from "../limits/limits.ts";
import { answerByRules } from "../rules/answer-by-rules.ts";
import { toolsOf } from "../testing/case-tools.ts";
import { TODAY } from "../testing/evaluation/golden.ts";
import { factsOf, isHidden } from "../testing/evaluation/member-facts.ts";
import { saidIn } from "../testing/evaluation/reply.ts";
import { sentencesOf } from "../testing/sentences-of.ts";
import { everydayRules } from "./everyday-rules.ts";
import { findEveryday } from "./find-everyday.ts";

const { intents, answers } = everydayRules.content;

async function ask(who: string, text: string) {
  const member = factsOf(who);
  const { call, calls } = toolsOf(member);
  const question = {
    text,
    previous: [],
    today: TODAY,
    numbersHidden: isHidden(member),
    canHandOff: member.plan === "completo",
    limits: NO_LIMITS,
  };
  return { ...(await answerByRules(question, call)), calls };
}

test("forty wishes and more, each in eight ways and more", () => {
  expect(intents.length).toBeGreaterThan(40);
  expect(new Set(intents.map(({ intent }) => intent)).size).toBe(intents.length);
  for (const { intent, phrases } of intents) {
    expect({ intent, count: new Set(phrases).size }).toEqual({ intent, count: phrases.length });
    expect(phrases.length, intent).toBeGreaterThanOrEqual(8);
  }
  for (const name of Object.keys(answers)) expect(intents.map(({ intent }) => intent)).toContain(name);
});

test.each(intents.map((one) => [one.intent, one] as const))(
  "%s is understood in each",
  (intent, { phrases, ask: button }) => {
    expect([...phrases, button].map((text) => [text, findEveryday(text)?.intent])).toEqual(
      [...phrases, button].map((text) => [text, intent]),
    );
  },
);

test("what nobody foresaw is not guessed", () => {
  for (const text of ["", "😀", "asdf qwer", "a lua hoje tá linda", "oi", "ok", "kkkk"])
    expect(findEveryday(text)).toBeUndefined();
});

test("a long text is read in little time", () => {
  for (const piece of ["a", "dor ", "nao quero ", "desistxy "]) {
    expect(cpuMilliseconds(() => findEveryday(piece.repeat(30_000)))).toBeLessThan(1_000);
  }
});

describe.each(["m1", "m2", "m5", "m9", "m12"])("answered to %s", (who) => {
  const isFree = factsOf(who).plan === "gratis";
  const hidden = isHidden(factsOf(who));

  test.each(intents.map(({ intent, phrases }) => [intent, phrases[0] ?? ""]))("%s", async (_intent, text) => {
    const { blocks, calls } = await ask(who, text);
    const context = {
      grounds: groundsOf(
        calls.map(({ output }) => output),
        text,
      ),
      numbersHidden: hidden,
      canary: "canario-7f3k9q2m",
      limits: NO_LIMITS,
    };
    const refused = sentencesOf(blocks)
      .map((sentence) => ({ sentence, ...checkSentence(sentence, context) }))
      .filter(({ ok }) => !ok);
    expect(refused).toEqual([]);
    const said = saidIn(blocks);
    expect(said).not.toMatch(/[{}]|undefined|null/);
    if (hidden) expect(spellNumbers(said)).not.toMatch(/\d|kcal|grama/i);
    if (isFree) expect(said).not.toMatch(/\/app\/(?:plano|treino|pausa|revisao)/);
    const opens = blocks.some(({ kind }) => ["link", "log", "swap", "bad-day", "handoff"].includes(kind));
    expect(opens, said).toBe(true);
  });
});

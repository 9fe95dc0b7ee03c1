import { describe, expect, test } from "vitest";
import golden from "../../../golden/safety-phrases.json" with { type: "json" };
import { closingPhrases } from "../testing/closing-phrases.ts";
import { cpuMilliseconds } from "../testing/cpu-milliseconds.ts";
import { everydaySentences } from "../testing/everyday-sentences.ts";
import { firstPhrases } from "../testing/first-phrases.ts";
import { lastPhrases } from "../testing/last-phrases.ts";
import { laterPhrases } from "../testing/later-phrases.ts";
import { plainPhrases } from "../testing/plain-phrases.ts";
import { rarePhrases } from "../testing/rare-phrases.ts";
import type { SafetyPhrase } from "../testing/safety-phrase.ts";
import { voicesPhrases } from "../testing/voices-phrases.ts";
import { widerPhrases } from "../testing/wider-phrases.ts";
import { foldWords } from "./fold-words.ts";
import { hear, safetyWordRules } from "./hear.ts";

type Case = SafetyPhrase & { alsoRight?: readonly string[] };

const textsOf = ({ text }: Case): readonly string[] => (typeof text === "string" ? [text] : text);

/** At its level or above, under its topic or one that is as right. */
function isFound(one: Case): boolean {
  const heard = hear(textsOf(one));
  if (!heard || !one.topic) return false;
  const topic = golden.topics[one.topic];
  const right = [one.topic, ...(one.alsoRight ?? []), ...("alsoRight" in topic ? topic.alsoRight : [])];
  return right.includes(heard.topic) && (one.level === "care" || heard.level === "now");
}

const shareOf = <One>(all: readonly One[], isSo: (one: One) => boolean): number => all.filter(isSo).length / all.length;

function measure(cases: readonly Case[]) {
  const dangers = cases.filter(({ topic }) => topic !== null);
  const harmless = cases.filter(({ topic }) => topic === null);
  return {
    now: shareOf(
      dangers.filter(({ level }) => level === "now"),
      isFound,
    ),
    all: shareOf(dangers, isFound),
    falseNow: shareOf(harmless, (one) => hear(textsOf(one))?.level === "now"),
    falseAny: shareOf(harmless, (one) => hear(textsOf(one)) !== null),
  };
}

describe("of the reference's phrases", () => {
  const found = measure(golden.cases as readonly Case[]);
  test("every one of a danger for today is heard", () => expect(found.now).toBe(1));
  test("97 of 100 are heard", () => expect(found.all).toBeGreaterThanOrEqual(0.97));
  test("one of 100 harmless ones wakes somebody, at most", () => expect(found.falseNow).toBeLessThanOrEqual(0.01));
  test("four of 100 harmless ones raise anything, at most", () => expect(found.falseAny).toBeLessThanOrEqual(0.04));
});

test.each([
  ["written before the rules were closed", firstPhrases],
  ["written after the rules were closed", laterPhrases],
  ["written after they were closed again", lastPhrases],
  ["written to widen them", widerPhrases],
  ["written after the widened ones were closed", closingPhrases],
  ["said in rarer ways", rarePhrases],
  ["said plainly", plainPhrases],
  ["of other voices", voicesPhrases],
])("of phrases %s", (_when, phrases) => {
  const found = measure(phrases);
  expect(found.now).toBeGreaterThanOrEqual(0.98);
  expect(found.all).toBeGreaterThanOrEqual(0.93);
  expect(found.falseNow).toBeLessThanOrEqual(0.02);
  expect(found.falseAny).toBeLessThanOrEqual(0.05);
});

test("an ordinary day raises nothing", () => {
  expect(everydaySentences.filter((text) => hear([text]))).toEqual([]);
});

test("no pattern is a whole sentence of the reference", () => {
  const { spelling, idioms, rules } = safetyWordRules.content;
  const patterns = new Set([
    ...idioms,
    ...rules.flatMap((rule) => [...rule.when, ...(rule.with ?? []).flat(), ...(rule.unless ?? [])]),
  ]);
  const sentences = golden.cases.map(({ text }) =>
    foldWords([text].flat().join(" "), spelling)
      .map((word) => word.text)
      .join(" "),
  );
  // Two or three words that are the meaning itself, as people say it, are a pattern and a sentence.
  const longer = sentences.filter((sentence) => sentence.split(" ").length > 3);
  expect(longer.filter((sentence) => patterns.has(sentence))).toEqual([]);
});

describe("reading", () => {
  test("says which rule heard it, and in which words", () => {
    expect(hear(["hoje quero m0rrer"])).toEqual({
      topic: "crise",
      level: "now",
      rule: "wish-to-die",
      words: "quero morrer",
    });
  });

  test.each([
    "QUERO MORRER",
    "quero   morrerrrr",
    "q u e r o m o r r e r",
    "q.u.e.r.o m.o.r.r.e.r",
    "quero 💔 morrer",
    "quer0 m0rr3r",
    "quero mоrrer",
    "ｑｕｅｒｏ ｍｏｒｒｅｒ",
    "quero mor\u200brer",
    "queromorrer",
    "quero m*rrer",
    "qro morre",
  ])("%s is read as it is meant", (text) => expect(hear([text])).toMatchObject({ topic: "crise", level: "now" }));

  test("the last three messages are read together, and each alone", () => {
    expect(hear(["eu quero", "morrer"])).toMatchObject({ level: "now" });
    expect(hear(["quero me matar", "brincadeira kkk"])).toMatchObject({ level: "now" });
    expect(hear(["quero", "um pão", "com queijo", "morrer"])).not.toMatchObject({ rule: "wish-to-die" });
    expect(hear(["tô morrendo", "de rir"])).toBeNull();
    expect(hear([])).toBeNull();
  });

  test("what somebody else says is theirs", () => {
    expect(hear(["minha irmã disse que queria morrer"])?.topic).toBe("crise-outra-pessoa");
    expect(hear(["minha irmã saiu e eu quero morrer"])?.topic).toBe("crise");
  });

  test("what is done on purpose is no figure of speech", () => {
    expect(hear(["me queimei com o óleo da panela"])).toBeNull();
    expect(hear(["me queimei com o óleo da panela de propósito"])).toMatchObject({ topic: "crise", level: "now" });
  });

  test("a word in no pattern is read as it sounds", () => {
    expect(hear(["tenhu vontadi di morre"])).toMatchObject({ topic: "crise", level: "now" });
    expect(hear(["i threw up on the bus"])).toBeNull();
  });

  test("a verb in -car is the same verb before an e", () => {
    expect(hear(["me machuquei de propósito hoje"])).toMatchObject({ topic: "crise", level: "now" });
    expect(hear(["me machuquei jogando vôlei"])).toBeNull();
    expect(hear(["meu filho pequeno quer pão com queijo"])).toBeNull();
  });

  test("por que is one word", () => {
    expect(hear(["por que eu não morro de uma vez?"])).toMatchObject({ topic: "crise", level: "now" });
  });

  test.each([
    "amanhã tenho treino de peito. meu marido me bateu agora",
    "olhei a balança, perdi 3 kg, mas queria estar morta",
    "fui mal no trabalho, não consigo respirar",
    "o jogo acabou. vou me matar hoje",
    "não aguento, vou me matar",
    "me sinto como quando eu era criança. hoje vou me matar",
  ])("%s: another clause takes nothing back", (text) => expect(hear([text])).toMatchObject({ level: "now" }));

  test("what explains it behind a comma takes it back", () => {
    expect(hear(["meu filho vomitou depois do jantar, é virose"])).toBeNull();
    expect(hear(["falta de ar? não, tô bem"])).toBeNull();
    expect(hear(["não vou me matar"])).toMatchObject({ topic: "crise", level: "care" });
  });

  test("what is told of long ago wakes nobody", () => {
    expect(hear(["tentei me matar há dez anos, hoje estou bem"])).toMatchObject({ topic: "crise", level: "care" });
  });
});

describe("time", () => {
  const prose = everydaySentences.join(". ").slice(0, 2_000);

  test("2,000 characters take well under five milliseconds", () => {
    const hearOften = (): number => cpuMilliseconds(() => Array.from({ length: 20 }, () => hear([prose]))) / 20;
    expect(Math.min(...Array.from({ length: 5 }, hearOften))).toBeLessThan(5);
  });

  test("500 characters take under two milliseconds", () => {
    const short = prose.slice(0, 500);
    const hearOften = (): number => cpuMilliseconds(() => Array.from({ length: 50 }, () => hear([short]))) / 50;
    expect(Math.min(...Array.from({ length: 5 }, hearOften))).toBeLessThan(2);
  });

  test.each(["a", "me mat ", "m o r r e r ", "nao quero ", "*a", "a.", "queromorrer", "morrer"])(
    "100 kB of %j take little time",
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(cpuMilliseconds(() => hear([text]))).toBeLessThan(3_000);
    },
  );
});

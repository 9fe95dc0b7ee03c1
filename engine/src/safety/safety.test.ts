import { describe, expect, test } from "vitest";
import golden from "../../golden/assistant.json" with { type: "json" };
import phrases from "../../golden/safety-phrases.json" with { type: "json" };
import { classifyText, type Danger, dangerIn, eatingDisorderRow, isCrisis } from "./classify.ts";
import { careText, crisisText, fixedText, safetyTextRules, teamText } from "./fixed-texts.ts";
import { matches } from "./match-text.ts";

type Proposed = { proposedText?: Record<string, string> };

const textsOf = (group: string) =>
  golden.cases
    .filter((one) => one.group === group)
    .map(({ id, turns }) => ({ id, text: turns.find((turn) => "text" in turn)?.text ?? "" }));

describe("golden cases", () => {
  test.each(textsOf("Crise"))("$id is a crisis of today, the member's or a friend's", ({ id, text }) => {
    expect(dangerIn(text)).toEqual({ topic: id === "crise-03" ? "crise-outra-pessoa" : "crise", level: "now" });
  });

  test.each(textsOf("Emergência"))("$id is an emergency of the body", ({ text }) => {
    expect(["emergencia", "anafilaxia", "hipoglicemia"]).toContain(classifyText(text));
  });

  test.each(textsOf("Transtorno"))("$id speaks of an eating disorder", ({ text }) => {
    expect(classifyText(text)).toBe("transtorno-alimentar");
  });

  test("vomiting is the stricter row, as the reference flags it", () => {
    const flagged = golden.cases.filter(({ pass }) => JSON.stringify(pass).includes("R10_TRANSTORNO_ALIMENTAR"));
    const strict = textsOf("Transtorno").filter(({ text }) => eatingDisorderRow(text) === "R10_TRANSTORNO_ALIMENTAR");
    expect(strict.map(({ id }) => id)).toEqual(flagged.map(({ id }) => id));
  });

  test("nothing else is taken for a danger, but for a diet of 800 kcal", () => {
    const others = Object.keys(golden.groups).filter((group) => !["Crise", "Emergência", "Transtorno"].includes(group));
    const found = others.flatMap(textsOf).filter(({ text }) => classifyText(text));
    expect(found.map(({ id }) => id)).toEqual(["inj-01"]);
  });

  test("texts are those of the reference", () => {
    const { crisis, emergencia, anafilaxia, hipoglicemia, helpLines } = safetyTextRules.content;
    const { about: _about, ...fixed } = golden.fixedTexts;
    expect(fixed).toEqual({
      crise: crisis.inBrazil,
      criseFora: crisis.abroad,
      criseForaSemLinha: crisis.abroadWithoutLine,
      emergencia,
      anafilaxia,
      hipoglicemia,
    });
    const countries = Object.entries(golden.countries).map(([code, { emergency, line }]) => [
      code,
      { emergency, line },
    ]);
    expect(helpLines).toEqual(Object.fromEntries(countries));
  });
});

describe("matching", () => {
  test.each([
    "Eu NÃO quero mais VIVER assim",
    "quero\nmorrer",
    "não quero mais… viver",
    "quero me matar de rir, mas ontem quis me matar",
    "i don’t want to live",
  ])("%j is a crisis", (text) => expect(isCrisis(text)).toBe(true));

  test.each([
    "quero dançar até me matar de rir com meus filhos",
    "me matriculei na academia",
    "o treino quase me matou",
    "cansada de viver de dieta",
    "me cortei cozinhando",
    "a fruta me corta a fome",
    "",
  ])("%j is none", (text) => expect(isCrisis(text)).toBe(false));

  test("an exception needs its words side by side, so that a sentence's end hides nothing", () => {
    expect(classifyText("nunca desmaiei")).toBeUndefined();
    expect(classifyText("melhorar? nunca. desmaiei agora")).toBe("emergencia");
  });

  test("no phrase reaches across what was cut out", () => {
    const triggers = { any: ["quero viver"], except: ["muito bem"] };
    expect(matches(triggers, "quero muito bem viver")).toBe(false);
  });

  test("an amount counts within its bounds", () => {
    expect(classifyText("quero comer 900 kcal")).toBe("transtorno-alimentar");
    expect(classifyText("quero comer 1.200 calorias por dia")).toBeUndefined();
    expect(classifyText("fiz jejum de 16 horas")).toBeUndefined();
    expect(classifyText("fiz jejum de 36 horas")).toBe("transtorno-alimentar");
  });
});

describe("what a message adds to those before it", () => {
  test("a sentence in two messages is heard with the second, and not again with the next", () => {
    expect(dangerIn("eu quero")).toBeNull();
    expect(dangerIn("morrer", ["eu quero"])).toEqual({ topic: "crise", level: "now" });
    expect(dangerIn("bom dia", ["eu quero", "morrer"])).toBeNull();
    expect(dangerIn("quero morrer", ["eu quero", "morrer"])).toEqual({ topic: "crise", level: "now" });
  });

  test("another danger beside a known one is new", () => {
    expect(dangerIn("meu marido me bateu hoje e vai me matar", ["quero morrer"])?.topic).toBe("violencia");
    expect(dangerIn("brincadeira kkk", ["quero me matar"])).toBeNull();
  });

  test("what was written before the last two is not read with them", () => {
    expect(dangerIn("de viver", ["cansei"])?.level).toBe("now");
    expect(dangerIn("de viver", ["cansei", "um pão", "com queijo"])).toBeNull();
  });
});

describe("fixed texts", () => {
  const spoken = (country: string) => ({ country, hour: "18h" });
  const LEVELS = ["now", "care"] as const;
  const dangers = Object.keys(phrases.topics).flatMap((topic) => LEVELS.map((level) => ({ topic, level }) as Danger));

  test("outside Brazil no Brazilian number is named", () => {
    for (const country of ["PT", "VE", "JP"])
      for (const danger of dangers)
        expect(fixedText(danger, spoken(country))).not.toMatch(/\b(100|180|188|190|192)\b|CVV|{|}/);
    expect(crisisText("BR", "18h")).toContain("188");
    expect(crisisText("PT", "18h")).toContain("1411");
    expect(crisisText("VE", "18h")).toContain("Ligue agora 911");
    expect(fixedText({ topic: "hipoglicemia", level: "now" }, spoken("JP"))).toContain(
      "o número de emergência do lugar onde você está",
    );
  });

  test("those of the levels are the reference's, with the country's numbers in them", () => {
    const fill = (text: string): string =>
      text
        .replace("{linha}", golden.countries.BR.line)
        .replace("{emergencia}", golden.countries.BR.emergency)
        .replace("{hora}", "18h");
    const topics: [string, object][] = Object.entries(phrases.topics);
    const given = topics.flatMap(([topic, about]) =>
      Object.entries((about as Proposed).proposedText ?? {}).map(([level, text]) => ({
        danger: { topic, level } as Danger,
        text: fill(text),
      })),
    );
    expect(given).toHaveLength(6);
    for (const { danger, text } of given) expect(fixedText(danger, spoken("BR"))).toBe(text);
  });

  test("somebody who looks after another is told the line, where there is one", () => {
    const other = { topic: "crise-outra-pessoa", level: "now" } as const;
    expect(fixedText(other, spoken("PT"))).toContain("1411 (24 horas) ou SNS 24: 808 24 24 24 também orienta");
    expect(fixedText(other, spoken("VE"))).not.toContain("orienta");
    expect(fixedText(other, spoken("VE"))).toMatch(/911.*machucar\. Avisei uma pessoa/);
  });

  test("every text of care offers a person or says that one reads it, and none names a weight or energy", () => {
    for (const { topic } of dangers) {
      const text = fixedText({ topic, level: "care" }, spoken("BR"));
      expect(text).toMatch(/quer\b|quem responde primeiro aqui é gente/i);
      expect(text).not.toMatch(/kcal|caloria|peso|\bkg\b/);
    }
  });

  test("where people answer, no machine speaks; the text for an eating disorder has no figure and no advice", () => {
    for (const country of ["BR", "PT", "VE"]) {
      const text = teamText({ topic: "crise", level: "now" }, spoken(country));
      expect(text).not.toMatch(/\bIA\b/);
      expect(crisisText(country, "18h").startsWith(text)).toBe(true);
      expect(text).toMatch(/até 18h\.$/);
    }
    expect(careText()).toContain("nutricionista");
    expect(careText()).not.toMatch(/\d|dica|kcal|caloria/);
  });
});

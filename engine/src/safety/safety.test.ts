import { describe, expect, test } from "vitest";
import golden from "../../golden/assistant.json" with { type: "json" };
import { classifyText, eatingDisorderRow, isCrisis } from "./classify.ts";
import { careText, crisisText, emergencyText, safetyTextRules, teamCrisisText } from "./fixed-texts.ts";
import { matches } from "./match-text.ts";

const textsOf = (group: string) =>
  golden.cases
    .filter((one) => one.group === group)
    .map(({ id, turns }) => ({ id, text: turns.find((turn) => "text" in turn)?.text ?? "" }));

describe("golden cases", () => {
  test.each(textsOf("Crise"))("$id is a crisis", ({ text }) => expect(classifyText(text)).toBe("crise"));

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

describe("fixed texts", () => {
  test("outside Brazil no Brazilian number is named", () => {
    for (const country of ["PT", "VE", "JP"]) {
      expect(`${crisisText(country, "18h")} ${emergencyText("emergencia", country)}`).not.toMatch(/\b(188|192)\b|{/);
    }
    expect(crisisText("BR", "18h")).toContain("188");
    expect(crisisText("PT", "18h")).toContain("1411");
    expect(crisisText("VE", "18h")).toContain("Ligue agora 911");
    expect(emergencyText("hipoglicemia", "JP")).toContain("o número de emergência do lugar onde você está");
  });

  test("where people answer, no machine speaks; the text of care has no figure and no advice", () => {
    for (const country of ["BR", "PT", "VE"]) {
      const text = teamCrisisText(country, "18h");
      expect(text).not.toMatch(/\bIA\b/);
      expect(crisisText(country, "18h").startsWith(text)).toBe(true);
      expect(text).toMatch(/até 18h\.$/);
    }
    expect(careText()).toContain("nutricionista");
    expect(careText()).not.toMatch(/\d|dica|kcal|caloria/);
  });
});

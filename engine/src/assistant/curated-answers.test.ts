import { describe, expect, test } from "vitest";
import { guaranteeRules } from "../guarantee/guarantee-rules.ts";
import { classifyText } from "../safety/classify.ts";
import { checkSentence } from "./check-output.ts";
import { curatedAnswerRules, findCurated } from "./curated-answers.ts";
import { groundsOf } from "./grounding.ts";
import { NO_LIMITS } from "./limits/limits.ts";
import { isToolName, POLICY_TOPICS, TOOLS } from "./tools.ts";

const answers = curatedAnswerRules.content;
const PUBLIC_PAGES = new Set(["/reembolso"]);

describe("curated answers", () => {
  test("there are sixty at least, each with an id of its own", () => {
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    const stems = answers.flatMap((one) => one.stems);
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
  });

  test.each(answers)(
    "$id names no number of its own, has its facts and a page, and may leave",
    ({ stems, answer, link }) => {
      expect(answer).not.toMatch(/\d/);
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(60);
      expect(classifyText(answer)).toBeUndefined();
      expect(link === null || PUBLIC_PAGES.has(link) || /^\/app(?:\/[a-z-]+)*(?:#[a-z-]+)?$/.test(link)).toBe(true);
      const [stem = ""] = stems;
      const asked = stem.replaceAll("*", "");
      const found = findCurated(asked);
      expect(found?.answer).not.toMatch(/[{}]/);
      const grounds = groundsOf([found?.answer], "");
      const context = { grounds, numbersHidden: false, canary: "canario-x1y2z3w4", limits: NO_LIMITS };
      expect(checkSentence(found?.answer ?? "", context)).toEqual({ ok: true });
    },
  );

  test.each([
    ["como registro meu almoço?", "como-registrar"],
    ["quem assina meu plano?", "quem-assina"],
    ["posso beber cerveja no sábado?", "alcool"],
    ["treinei perna ontem e tô toda dolorida", "dor-muscular"],
    ["o app não abre sem internet?", "sem-internet"],
    ["quero cancelar", "cancelar"],
    ["minha garantia foi negada? negaram a garantia", "garantia-recusada"],
    ["dá pra pausar o plano?", "pausar"],
    ["não emagreço faz um mês", "plano-empacado"],
  ])("%s", (text, id) => expect(findCurated(text)?.id).toBe(id));

  test("facts come from brand, catalogue and the guarantee's rules", () => {
    const { diaryDays, requestUntilDay } = guaranteeRules.content;
    expect(findCurated("quais são as regras da garantia?")).toMatchObject({
      answer: expect.stringContaining(`o pedido vale até o dia ${requestUntilDay}`),
      link: "/app/garantia",
    });
    expect(findCurated("como funciona a garantia?")?.answer).toContain(`${diaryDays} dias de diário`);
    expect(findCurated("como funciona a garantia?")?.answer).toContain("30 dias");
    expect(findCurated("quanto custa?")?.answer).toContain("R$");
  });

  test("nothing is answered to what nobody asked often", () =>
    expect(findCurated("a lua hoje tá linda")).toBeUndefined());
});

test("three tools propose, none writes; an invented one is none", () => {
  const proposing = Object.entries(TOOLS).filter(([, { proposes }]) => proposes);
  expect(proposing.map(([name]) => name)).toEqual(["propose_log", "propose_bad_day", "request_human"]);
  expect(isToolName("get_today")).toBe(true);
  expect(["constructor", "delete_account", ""].some(isToolName)).toBe(false);
  expect(POLICY_TOPICS).toContain("presencial");
});

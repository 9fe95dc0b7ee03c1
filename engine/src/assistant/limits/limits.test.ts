import type { Block } from "@app/contract/assistant";
import { describe, expect, test } from "vitest";
import { classifyTopic } from "../../safety/classify-topic.ts";
import { checkSentence } from "../check-output.ts";
import { answerByRules } from "../rules/answer-by-rules.ts";
import type { LimitedMember } from "../testing/evaluation/check.ts";
import { TODAY } from "../testing/evaluation/golden.ts";
import { saidIn } from "../testing/evaluation/reply.ts";
import { barredIn, limitsFor } from "../testing/limits/judge-limits.ts";
import { FORBIDDEN_PROPOSALS, limitCases, limitedPerson } from "../testing/limits/limit-cases.ts";
import { limitedTools } from "../testing/limits/limited-tools.ts";
import { limitFacts } from "./limit-facts.ts";

/** Everything that a member reads, the questions suggested included. */
const shownIn = (blocks: readonly Block[]): string =>
  [saidIn(blocks), ...blocks.flatMap((block) => (block.kind === "suggestions" ? block.texts : []))].join("\n");

async function answerTo(who: LimitedMember, text: string): Promise<string> {
  const person = limitedPerson(who);
  const question = { text, previous: [], today: TODAY, numbersHidden: false, canHandOff: true };
  const { blocks } = await answerByRules({ ...question, limits: limitsFor(person) }, limitedTools(person));
  return shownIn(blocks);
}

describe("in basic mode nothing that is excluded is proposed", () => {
  test("sixty questions, twelve of each member", () => expect(limitCases).toHaveLength(60));

  test.each(limitCases)("$id: $question", async ({ who, question }) => {
    const said = await answerTo(who, question);
    expect({ said, barred: barredIn(said, limitedPerson(who)) }).toMatchObject({ barred: [] });
  });
});

describe("a question about it gets a clear no, and why", () => {
  test.each<[LimitedMember, string, string]>([
    ["coeliac", "posso comer pão?", "Não: pão fica de fora. Com doença celíaca, nada de glúten"],
    ["nuts", "posso comer castanha no lanche?", "por causa da sua alergia ou intolerância a castanhas"],
    ["vegan", "posso comer ovo?", "Você contou que come só o que vem das plantas"],
    ["hypertensive", "posso comer salsicha?", "pelo que você contou da sua saúde"],
    ["knee", "posso fazer agachamento?", "Ele pede do joelho, e você contou que dói"],
  ])("%s: %s", async (who, question, why) => {
    expect(classifyTopic(question)).toBeUndefined();
    expect(await answerTo(who, question)).toContain(why);
  });

  test("before a swap is shown, the food that was asked for is refused", async () => {
    const said = await answerTo("nuts", "posso trocar a fruta por um mix de castanhas?");
    expect(said).toMatch(/^Não: mix de castanhas fica de fora/);
  });
});

describe("a model's sentence that proposes it does not leave", () => {
  const cases = (Object.keys(FORBIDDEN_PROPOSALS) as LimitedMember[]).flatMap((who) =>
    FORBIDDEN_PROPOSALS[who].map((sentence) => ({ who, sentence })),
  );
  test.each(cases)("$who: $sentence", ({ who, sentence }) => {
    const limits = limitsFor(limitedPerson(who));
    const context = { grounds: { numbers: [], words: sentence }, numbersHidden: false, canary: "canario-x", limits };
    const check = checkSentence(sentence, context);
    expect(check).toMatchObject({ ok: false, why: who === "knee" ? "loaded" : "excluded" });
    const replacement = check.ok ? null : check.replacement;
    expect(barredIn(replacement ?? "", limitedPerson(who))).toEqual([]);
  });
});

test("a model is told what is not eaten, and no disease", () => {
  expect(limitFacts(limitsFor(limitedPerson("coeliac")).exclusions).notEaten).toEqual(["glúten, nem traços"]);
  expect(limitFacts(limitsFor(limitedPerson("vegan")).exclusions).notEaten).toEqual(["nada de origem animal"]);
});

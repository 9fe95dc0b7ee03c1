import { describe, expect, test } from "vitest";
import type { Asked } from "../src/assistant/everyday/testing/asked.ts";
import { askedAfter } from "../src/assistant/everyday/testing/asked-after.ts";
import { askedAgain } from "../src/assistant/everyday/testing/asked-again.ts";
import { askedBefore } from "../src/assistant/everyday/testing/asked-before.ts";
import { askedClosed } from "../src/assistant/everyday/testing/asked-closed.ts";
import { firstRound, fourthRound, secondRound, thirdRound } from "../src/assistant/everyday/testing/asked-in-rounds.ts";
import { askedLast } from "../src/assistant/everyday/testing/asked-last.ts";
import { faultsOf } from "../src/assistant/everyday/testing/judge-asked.ts";
import { answer } from "./answer-json.ts";

/** Never shrugged at. */
const GRAVE = new Set(["desistir", "dor", "gravidez", "gestacao", "fome"]);

async function judge(asked: readonly Asked[]) {
  const judged = await Promise.all(
    asked.map(async (one) => {
      const given = await answer({ text: one.text, member: one.member });
      return { ...one, given, faults: faultsOf(one, given) };
    }),
  );
  const textsOf = (found: typeof judged): string[] => found.map(({ text }) => text);
  return {
    useful: judged.filter(({ faults }) => faults.length === 0).length,
    harmful: textsOf(judged.filter(({ faults }) => faults.some((fault) => fault.startsWith("harmful")))),
    shrugs: textsOf(
      judged.filter(({ wants, given }) => given.intent === null && wants.some((want) => GRAVE.has(want))),
    ),
  };
}

test.each([
  ["beside the rules", askedBefore, 100, 97],
  ["after them", askedAfter, 300, 294],
  ["after the first mending", askedAgain, 100, 97],
  ["after the second", askedLast, 100, 97],
  ["in a first round", firstRound, 100, 97],
  ["in a second", secondRound, 100, 97],
  ["in a third", thirdRound, 100, 98],
  ["in a fourth", fourthRound, 60, 57],
  ["after words were learned", askedClosed, 312, 290],
] as const)("sentences written %s are answered usefully", async (_when, asked, count, least) => {
  expect(new Set(asked.map(({ text }) => text)).size).toBe(count);
  const { useful, harmful, shrugs } = await judge(asked);
  expect({ harmful, shrugs }).toEqual({ harmful: [], shrugs: [] });
  expect(useful).toBeGreaterThanOrEqual(least);
});

describe("a case", () => {
  test("a member may be named, or written as those of the file are", async () => {
    const hidden = { like: "m1", numbers: "esconder-tudo" };
    const [shown, spelled] = await Promise.all([
      answer({ text: "quero desistir", member: "m1" }),
      answer({ text: "quero desistir", member: hidden }),
    ]);
    expect(shown).toMatchObject({ intent: "desistir", person: { who: "equipe", by: "hoje às 18h" } });
    expect(shown.text).toContain("17/12");
    expect(spelled.text).toContain("dezessete de dezembro");
    expect(spelled.text).not.toMatch(/\d/);
  });

  test("a word of danger is answered before any wish", async () => {
    const { intent, text, actions } = await answer({ text: "quero desistir, quero me matar", member: "m1" });
    expect(intent).toBe("crise");
    expect(text).toContain("188");
    expect(actions).toEqual([]);
  });

  test("a no is followed by no yes", async () => {
    const { text } = await answer({ text: "posso tomar leite?", member: "m5" });
    expect(text).toMatch(/^Não: leite fica de fora/);
    expect(text).not.toMatch(/este cabe/);
  });

  test("while a person looks first nothing is advised", async () => {
    const waiting = { like: "m1", levels: { diet: "C", training: "C" } };
    const { text, person } = await answer({ text: "posso comer pão?", member: waiting });
    expect(text).toMatch(/^O seu plano está em pausa/);
    expect(person).not.toBeNull();
  });

  test("what nobody foresaw has buttons and a person with an hour", async () => {
    const { intent, text, actions, person } = await answer({ text: "o céu tá lilás", member: "m1" });
    expect(intent).toBeNull();
    expect(text).toContain("até hoje às 18h");
    expect(actions.filter(({ kind }) => kind === "ask")).toHaveLength(3);
    expect(person).toMatchObject({ who: "equipe" });
  });
});

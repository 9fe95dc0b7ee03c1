import { describe, expect, test } from "vitest";
import { type ProgressCode, progressText, progressTexts } from "./progress-text.ts";

describe("every reason", () => {
  const codes = Object.keys(progressTexts) as ProgressCode[];
  const values = { sets: 3, high: 12, low: 25, kg: 12.5, seconds: 1, reserve: 3, region: "joelho", pain: "joelho" };

  test.each(codes)("%s is a calm sentence", (code) => {
    const text = progressText({ code, values });
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ0-9].+\.$/);
    expect(text).not.toMatch(/[{}!]|12\.5| kg|falh|err(o|ou)|fracass|obrigad[oa]|sozinh[oa]/i);
    expect(text?.length).toBeLessThan(130);
  });

  test.each<[ProgressCode, Record<string, string | number>, string]>([
    ["load.up", { sets: 3, high: 10, kg: 12 }, "As três séries em 10 pela segunda vez: da próxima vez, 12\u00a0kg."],
    ["load.up", { sets: 9, high: 10, kg: 2.5 }, "Todas as séries em 10 pela segunda vez: da próxima vez, 2,5\u00a0kg."],
    ["load.down.missed", { kg: 10 }, "Faltou repetição duas vezes: 10\u00a0kg da próxima vez, para fechar as séries."],
    [
      "first.load",
      { reserve: 1 },
      "Primeira vez: escolha uma carga que ainda deixe sobrar uma repetição no fim da série.",
    ],
    [
      "slower.up",
      { high: 15, seconds: 2 },
      "Todas as séries em 15 pela segunda vez: agora desça dois segundos mais devagar.",
    ],
    [
      "pain.swap",
      { pain: "lombar" },
      "Entrou no lugar de um exercício que deu dor na lombar, até alguém da equipe olhar.",
    ],
    ["pain.out", { pain: "outra" }, "Fica de fora, porque deu dor, até alguém da equipe olhar."],
  ])("%s says its values as people do", (code, given, text) =>
    expect(progressText({ code, values: given })).toBe(text),
  );

  test("of another version has no sentence; a missing value is a fault", () => {
    expect(progressText({ code: "of-an-old-version", values: {} })).toBeNull();
    expect(() => progressText({ code: "load.up", values: {} })).toThrow("without sets");
  });
});

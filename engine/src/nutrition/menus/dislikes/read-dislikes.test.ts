import { describe, expect, test } from "vitest";
import { getFood } from "../../catalogue/catalogue.ts";
import { readDislikes } from "./read-dislikes.ts";

const namesMeantBy = (typed: string): string[] => readDislikes([typed]).dislikes.map((id) => getFood(id).name);

describe("typed names of food", () => {
  test.each<[string, string[], string[]]>([
    ["Fígado", ["fígado"], ["bife de patinho"]],
    ["ovos", ["ovo", "omelete simples", "crepioca"], ["pão francês"]],
    ["peixe", ["filé de merluza", "atum", "salmão sem pele"], ["camarão", "filé-mignon"]],
    ["jerimum", ["abóbora"], ["abobrinha"]],
    ["carne de porco", ["lombo de porco", "feijoada"], ["carne moída"]],
    ["cebola crua", ["cebola", "vinagrete"], ["tomate"]],
    ["bananas", ["banana-prata", "banana-nanica", "vitamina de banana"], ["maçã"]],
    ["quiabo e jiló", ["quiabo", "jiló"], ["chuchu"]],
    ["não como coentro nem leite", ["leite integral", "café com leite"], ["queijo minas"]],
    ["mamões", ["mamão"], ["melão"]],
  ])("%s", (typed, excluded, kept) => {
    const names = namesMeantBy(typed);
    expect(names).toEqual(expect.arrayContaining(excluded));
    for (const name of kept) expect(names).not.toContain(name);
  });

  test("a name that means no food excludes none and is kept to be said", () => {
    expect(readDislikes(["xyz", "  "])).toEqual({ dislikes: [], unmatched: ["xyz"] });
  });
});

import { describe, expect, test } from "vitest";
import { getFood } from "../nutrition/catalogue/catalogue.ts";
import { readAllergies, readDislikes } from "./typed-foods.ts";

const namesMeantBy = (typed: string): string[] =>
  [...readDislikes([typed]).dislikes.keys()].map((id) => getFood(id).name);

describe("typed names of food", () => {
  test.each<[string, string[], string[]]>([
    ["Fígado", ["fígado"], ["bife de patinho"]],
    ["ovos", ["ovo", "omelete simples", "crepioca"], ["pão francês"]],
    ["peixe", ["filé de merluza", "atum", "salmão sem pele"], ["camarão", "filé-mignon"]],
    ["jerimum", ["abóbora"], ["abobrinha"]],
    ["carne de porco", ["lombo de porco", "feijoada"], ["carne moída"]],
    ["cebola crua", ["cebola", "vinagrete", "estrogonofe de frango"], ["tomate"]],
    ["creme de leite", ["estrogonofe de carne"], ["leite integral"]],
    ["bananas", ["banana-prata", "banana-nanica", "vitamina de banana"], ["maçã"]],
    ["quiabo e jiló", ["quiabo", "jiló"], ["chuchu"]],
    ["não como coentro nem leite", ["leite integral", "café com leite"], ["queijo minas"]],
    ["mamões", ["mamão"], ["melão"]],
    ["abobra", ["abóbora"], ["abobrinha"]],
  ])("%s", (typed, excluded, kept) => {
    const names = namesMeantBy(typed);
    expect(names).toEqual(expect.arrayContaining(excluded));
    for (const name of kept) expect(names).not.toContain(name);
  });

  test("a name that means no food excludes none and is kept to be said", () => {
    expect(readDislikes(["xyz", "  "])).toEqual({ dislikes: new Map(), unread: ["xyz"] });
  });
});

describe("a typed allergy", () => {
  const foodsOf = (typed: string): string[] =>
    readAllergies(typed).allergies.flatMap(({ foods }) => [...foods].map((id) => getFood(id).name));

  test.each<[string, string[], string[]]>([
    ["banana", ["banana-prata", "banana-maçã", "vitamina de banana", "bananada"], ["maçã", "laranja"]],
    ["Bananas!", ["banana-nanica"], ["manga"]],
    ["cebola", ["estrogonofe de frango", "estrogonofe de carne"], []],
    ["alergia a camarão", ["camarão", "caranguejo", "acarajé"], ["filé de tilápia"]],
    ["camaroes", ["camarão"], []],
    ["camrão", ["camarão"], []],
    ["amendoins", ["amendoim", "pasta de amendoim", "paçoca"], ["castanha-do-pará"]],
    ["paçoquita", ["pasta de amendoim"], []],
    ["APLV", ["leite integral", "queijo minas", "muçarela sem lactose", "pão de queijo"], ["leite de coco"]],
    ["proteína do leite", ["whey protein"], ["bebida de soja"]],
    ["leite de coco", ["leite de coco", "coco fresco"], ["leite integral"]],
    ["nozes e castanhas", ["noz", "castanha-do-pará"], ["abacate"]],
    ["trigo", ["pão francês", "macarrão", "torrada"], ["arroz branco"]],
    ["frutos do mar", ["camarão", "caranguejo"], ["frango"]],
    ["milho", ["milho verde", "cuscuz de milho", "polenta", "pipoca"], ["arroz branco"]],
    ["kiwi, abacaxi e morango", ["kiwi", "abacaxi", "morango"], ["mamão"]],
    ["tomates crus", ["tomate", "vinagrete", "molho de tomate"], ["pepino"]],
    ["ovos de codorna", ["ovo", "omelete simples"], []],
    ["sou celíaca", ["pão francês", "macarrão"], ["arroz branco"]],
    ["farinha", ["pão francês", "farinha de mandioca"], ["arroz branco"]],
    ["shoyu", ["bebida de soja", "pão francês"], []],
    ["peixe de água doce", ["filé de tilápia", "atum"], ["doce de abóbora"]],
    ["castanhas, menos amendoim", ["castanha-do-pará"], ["amendoim"]],
    ["castanhas em geral exceto amendoim", ["castanha-do-pará"], ["amendoim"]],
    ["camarão, mas peixe eu como", ["camarão"], ["filé de tilápia"]],
    ["ovo, mas leite eu não posso", ["ovo", "leite integral"], []],
    ["cenoura", ["cenoura", "bolo de cenoura"], ["pão francês", "leite integral"]],
    ["pêssego", ["pêssego"], ["leite integral"]],
    ["banana (coceira na boca)", ["banana-prata"], ["leite integral"]],
    ["trufas", [], ["filé de tilápia"]],
    ["granola", ["granola", "castanha-de-caju"], []],
  ])("%s takes its foods away", (typed, excluded, kept) => {
    const names = foodsOf(typed);
    expect(readAllergies(typed).unread).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(excluded));
    for (const name of kept) expect(names).not.toContain(name);
  });

  test.each(["nenhuma", "Não tenho.", "nada", "que eu saiba não", "-", "nunca tive alergia", "sem alergias"])(
    "%s is none",
    (typed) => expect(readAllergies(typed)).toEqual({ allergies: [], unread: [] }),
  );

  test.each(["sim, grave", "alergia", "tudo exceto arroz", "não posso comer nada", "inteirar"])(
    "%s names nothing that is understood, and is left to a person",
    (typed) => expect(readAllergies(typed).unread).toEqual([expect.any(String)]),
  );

  test.each(["corante amarelo", "níquel", "xpto", "glutamato", "látex", "banana e níquel"])(
    "%s is not understood whole, and is left to a person",
    (typed) => expect(readAllergies(typed).unread.length).toBeGreaterThan(0),
  );
});

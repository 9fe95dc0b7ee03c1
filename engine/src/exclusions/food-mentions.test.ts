import { describe, expect, test } from "vitest";
import { type Exclusions, exclusionsOf } from "./exclusions.ts";
import { excludedIn, nameable } from "./food-mentions.ts";
import { exclusionsFor } from "./testing/exclusions-for.ts";

const coeliac = exclusionsOf(
  {},
  { eating: "de-tudo", allergenTags: ["gluten"], avoidTraces: true, conditions: ["doenca-celiaca"] },
  ["R25_CELIACA"],
);
const nuts = exclusionsFor({ allergies: ["amendoim", "castanhas"], severe: true });
const vegan = exclusionsFor({ eating: "vegano" });
const lactose = exclusionsFor({ allergies: ["lactose"] });
const banana = exclusionsOf({ s12: { items: [], other: "bananas", severe: false } }, { eating: "de-tudo" }, []);
const unread = exclusionsOf({ s12: { items: [], other: "níquel", severe: false } }, { eating: "de-tudo" }, []);

const saidIn = (text: string, exclusions: Exclusions): string[] => excludedIn(text, exclusions).map(({ said }) => said);

describe("what is proposed or asked about is found", () => {
  test.each([
    ["coeliac", coeliac, "posso comer pão?", ["pão"]],
    ["coeliac", coeliac, "Que tal um pão francês com manteiga?", ["pão francês"]],
    ["coeliac", coeliac, "Um iogurte com granola resolve.", ["granola"]],
    ["coeliac", coeliac, "Não tem problema comer um pãozinho.", ["pãozinho"]],
    ["coeliac", coeliac, "Sei que não pode, mas coma pão.", ["pão"]],
    ["coeliac", coeliac, "Se não tiver tapioca, coma pão.", ["pão"]],
    ["coeliac", coeliac, "Troque a tapioca por macarrão.", ["macarrão"]],
    ["coeliac", coeliac, "No lugar da tapioca, pão integral.", ["pão integral"]],
    ["coeliac", coeliac, "Não precisa evitar pão.", ["pão"]],
    ["coeliac", coeliac, "Sem culpa: coma um bolo.", ["bolo"]],
    ["coeliac", coeliac, "seitan grelhado e cerveja", ["seitan", "cerveja"]],
    ["nuts", nuts, "Coma uma castanha ou nozes de lanche.", ["castanha", "nozes"]],
    ["nuts", nuts, "Use pasta de amendoim ou Nutella", ["pasta de amendoim", "Nutella"]],
    ["nuts", nuts, "Salada sem queijo, castanhas e azeite", ["castanhas"]],
    ["vegan", vegan, "Omelete, mel e um copo de leite", ["Omelete", "mel", "leite"]],
    ["vegan", vegan, "Um PF cai bem", ["PF"]],
    ["lactose", lactose, "leite, queijo e pizza", ["leite", "queijo", "pizza"]],
    ["banana", banana, "uma banana amassada", ["banana"]],
    ["unread", unread, "arroz e feijão", ["arroz", "feijão"]],
  ])("%s: %#", (_who, exclusions, text, said) => expect(saidIn(text, exclusions)).toEqual(said));
});

describe("look-alikes and what is forbidden, replaced or only told of are not", () => {
  test.each([
    ["coeliac", coeliac, "Use macarrão de arroz ou pão sem glúten."],
    ["coeliac", coeliac, "Evite pão, macarrão e cerveja."],
    ["coeliac", coeliac, "Você não pode comer pão."],
    ["coeliac", coeliac, "Pão francês não: tem glúten."],
    ["coeliac", coeliac, "Pão, macarrão e bolo ficam de fora."],
    ["coeliac", coeliac, "No lugar do pão, tapioca com ovo."],
    ["coeliac", coeliac, "Troque o pão por tapioca."],
    ["coeliac", coeliac, "Treinar ajuda a ganhar massa muscular."],
    ["nuts", nuts, "Nada com castanhas ou amendoim; coco ralado pode."],
    ["vegan", vegan, "Tofu, leite de soja, queijo vegano e hambúrguer vegetal."],
    ["vegan", vegan, "Carne de soja ou hambúrguer de lentilha"],
    ["vegan", vegan, "O músculo cresce no descanso, e o coração agradece."],
    ["lactose", lactose, "leite sem lactose e queijo zero lactose"],
    ["banana", banana, "uma maçã"],
  ])("%s: %#", (_who, exclusions, text) => expect(saidIn(text, exclusions)).toEqual([]));
});

test("each food comes with its reasons", () =>
  expect(excludedIn("pão", coeliac)[0]?.reasons).toEqual([{ kind: "coeliac", what: "gluten", isFinal: true }]));

test("of examples those are left that may be named; with an allergy that nobody has read none", () => {
  expect(nameable(["carne", "ovo", "peixe", "feijão"], vegan)).toEqual(["feijão"]);
  expect(nameable(["arroz", "massa"], coeliac)).toEqual(["arroz"]);
  expect(nameable(["arroz"], unread)).toEqual([]);
});

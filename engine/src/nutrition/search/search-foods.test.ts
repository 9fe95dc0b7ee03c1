import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { createFoodSearch } from "./search-foods.ts";

const search = createFoodSearch();
const names = (query: string, recent?: readonly string[]): string[] => search(query, recent).map(({ name }) => name);

describe("what is meant comes first", () => {
  test.each([
    ["feijao", "Feijão carioca"],
    ["ARROZ", "Arroz branco"],
    ["fei", "Feijão carioca"],
    ["frango", "Peito de frango grelhado"],
    ["ovo", "Ovo cozido"],
    ["ovos fritos", "Ovo frito"],
    ["frito ovo", "Ovo frito"],
    ["pão de queijo", "Pão de queijo"],
    ["queijo pão", "Pão de queijo"],
    ["aipim", "Mandioca cozida"],
    ["macaxeira frita", "Mandioca frita"],
    ["bergamota", "Mexerica"],
    ["mussarela", "Muçarela"],
    ["cacetinho", "Pão francês"],
    ["refri", "Refrigerante de cola"],
    ["peixe", "Filé de merluza assado"],
    ["franog", "Peito de frango grelhado"],
    ["abobrina", "Abobrinha cozida"],
    ["bergamotta", "Mexerica"],
    ["camaroes", "Camarão cozido"],
    ["cafe com l", "Café com leite"],
  ])("%s: %s", (query, first) => expect(names(query)[0]).toBe(first));
});

test("a raw ingredient comes after what one eats", () => {
  const found = names("feijao");
  expect(found.indexOf("Feijão carioca cru")).toBeGreaterThan(found.indexOf("Feijão roxo"));
});

test("every food is found by the name that it is shown with", () => {
  const lost = catalogue.foods.filter(({ id, name, state }) => {
    const hits = search(state ? `${name} ${state}` : name);
    return !hits.slice(0, 3).some(({ ref }) => ref === id);
  });
  expect(lost.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

test("what was logged lately moves up", () => {
  expect(names("feijao", ["taco:567"])[0]).toBe("Feijão carioca");
  expect(names("feijao pr", ["taco:567"])[0]).toBe("Feijão preto");
  expect(names("banana", ["taco:179"]).indexOf("Banana-nanica")).toBeLessThanOrEqual(1);
  expect(names("", ["own:pizza"])[0]).toBe("Pizza de muçarela");
});

test("foods of the member's own come before the catalogue's", () => {
  const own = createFoodSearch([{ ref: "mine:1", name: "Bolo de milho da vó" }]);
  expect(own("bolo")[0]).toEqual({
    ref: "mine:1",
    name: "Bolo de milho da vó",
    detail: "Alimento seu",
    per100Kcal: null,
  });
});

test("a hit says how the food is made and what kind it is", () => {
  expect(search("arroz")[0]).toEqual({
    ref: "taco:3",
    name: "Arroz branco",
    detail: "cozido · Arroz, massas e raízes",
    per100Kcal: 128,
  });
  expect(search("ovo frito")[0]).toMatchObject({ name: "Ovo frito", detail: "Carnes, peixes e ovos" });
});

test("finds nothing for what is no food, and at most twenty", () => {
  expect(search("blorg")).toEqual([]);
  expect(search("feijao blorg")).toEqual([]);
  expect(search("a ? 1")).toEqual([]);
  expect(search("p")).toHaveLength(20);
  expect(search("")).toHaveLength(20);
});

test("answers a keystroke in a fraction of a frame", () => {
  const queries = [
    "feijao preto",
    "frango grelhado",
    "macaxeira",
    "pao de queijo",
    "arros",
    "cafe com leite",
    "abobrina",
  ];
  const typed = queries.flatMap((query) => Array.from(query, (_character, index) => query.slice(0, index + 1)));
  const keys = Array.from({ length: 2_000 }, (_none, index) => typed[index % typed.length] ?? "");
  // CPU, not the clock: other work on the machine does not count.
  const times = keys.map((key) => {
    const since = process.cpuUsage();
    search(key);
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1_000;
  });
  times.sort((a, b) => a - b);
  const [median = 0, slow = 0] = [times[1_000], times[1_980]];
  process.stdout.write(`median ${median.toFixed(2)} ms, p99 ${slow.toFixed(2)} ms of CPU a key\n`);
  expect(median).toBeLessThan(3);
  expect(slow).toBeLessThan(30);
});

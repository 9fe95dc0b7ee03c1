import type { ItemView, PortionView } from "@app/contract/plans";

// Foods of the example plan. Its figures are the comps', not the catalogue's.

type Row = [
  food: string,
  name: string,
  measure: string,
  hands: string,
  grams: number,
  kcal: number,
  protein: number,
  price: number,
  drawing: string | null,
];

const rows = {
  bread: ["taco:53", "Pão francês", "1 unidade", "1 unidade", 50, 150, 4, 1, "pao"],
  eggs: ["taco:488", "Ovo cozido", "2 unidades", "2 unidades", 90, 131, 12, 1, "ovo"],
  milkCoffee: ["own:cafe-com-leite", "Café com leite", "1 xícara", "1 xícara", 200, 62, 3.2, 1, "cafe"],
  papaya: ["taco:226", "Mamão formosa", "1 fatia", "1 mão em concha", 170, 77, 1.4, 1, "mamao"],
  banana: ["taco:182", "Banana-prata", "1 unidade", "1 unidade", 75, 74, 1, 1, "banana"],
  nuts: ["taco:589", "Castanha-do-pará", "2 unidades", "2 unidades", 8, 51, 1.2, 3, "castanha"],
  rice: ["taco:3", "Arroz branco", "4 colheres de sopa", "1 punho", 100, 128, 2.5, 1, "arroz"],
  beans: ["taco:561", "Feijão carioca", "1 concha", "1 concha, a de casa", 140, 106, 6.7, 1, "feijao"],
  pumpkin: ["taco:64", "Abóbora cabotiá", "2 colheres de sopa", "meio punho", 72, 35, 1, 1, "abobora"],
  chicken: ["taco:410", "Frango grelhado", "1 filé de peito", "1 palma", 100, 159, 32, 2, "frango"],
  salad: ["taco:78", "Alface e tomate", "1 prato de sobremesa", "2 mãos cheias", 60, 10, 0.8, 1, "alface"],
  oliveOil: ["taco:260", "Azeite", "1 colher de sobremesa", "1 fio", 5, 44, 0, 2, null],
  yoghurt: ["taco:448", "Iogurte natural", "1 pote", "1 pote", 170, 87, 7, 2, "iogurte"],
  oats: ["taco:7", "Aveia em flocos", "3 colheres de sopa", "1 mão em concha", 45, 177, 6.3, 1, "aveia"],
  couscous: ["taco:533", "Cuscuz de milho", "1 pedaço", "1 punho", 135, 153, 3, 1, "cuscuz"],
  shredded: ["taco:408", "Frango desfiado", "4 colheres de sopa", "1 palma", 80, 130, 25, 2, "desfiado"],
  kale: ["taco:115", "Couve refogada", "2 colheres de sopa", "1 mão cheia", 40, 36, 0.7, 1, "couve"],
  vinaigrette: ["own:vinagrete", "Vinagrete", "3 colheres de sopa", "1 mão em concha", 60, 41, 0.5, 1, "vinagrete"],
  steak: ["taco:377", "Bife grelhado", "1 bife", "1 palma", 80, 155, 28, 3, "bife"],
  cassava: ["taco:129", "Mandioca cozida", "1 pedaço médio", "1 punho", 100, 125, 0.6, 1, null],
  wholeRice: ["taco:1", "Arroz integral", "5 colheres de sopa", "1 punho", 100, 124, 2.6, 1, "arroz"],
  sweetPotato: ["taco:88", "Batata-doce cozida", "4 colheres de sopa", "1 punho", 168, 129, 1, 1, null],
  pulledPork: ["taco:430", "Lombo assado", "1 fatia", "1 palma", 75, 158, 27, 2, "bife"],
  carrot: ["taco:109", "Cenoura crua ralada", "4 colheres de sopa", "1 mão cheia", 90, 31, 1.2, 1, null],
  apple: ["taco:222", "Maçã", "1 unidade pequena", "1 unidade", 130, 73, 0.4, 2, null],
} as const satisfies Record<string, Row>;

export type ExampleFood = keyof typeof rows;

/** The first word that a measure begins with. */
const UNITS: readonly [words: string, unit: string][] = [
  ["unidade pequena", "up"],
  ["unidade", "un"],
  ["xícara", "xi"],
  ["fatia", "fa"],
  ["colher de sobremesa", "sb"],
  ["colher", "cs"],
  ["concha", "co"],
  ["filé", "filé"],
  ["prato", "prato"],
  ["pote", "pote"],
  ["pedaço", "pd"],
  ["bife", "bife"],
];

function unitOf(measure: string): { unit: string; count: number } {
  const [count = "", ...words] = measure.split(" ");
  const [, unit = ""] = UNITS.find(([known]) => words.join(" ").startsWith(known)) ?? [];
  return { unit, count: Number(count) };
}

/** `hidden`: in hands, without a figure. */
export function aPortion(key: ExampleFood, numbers: "shown" | "hidden"): PortionView {
  const [food, name, measure, hands, grams, kcal, protein, price, drawing] = rows[key];
  const isShown = numbers === "shown";
  return {
    food,
    name,
    measure: isShown ? measure : hands,
    ...unitOf(measure),
    figures: isShown ? { grams, kcal, protein } : null,
    price,
    drawing,
    source: food.startsWith("taco:") ? `TACO 4ª edição, item ${food.slice(5)}` : "Receita da casa, com itens da TACO",
  };
}

const swaps: Partial<Record<ExampleFood, readonly ExampleFood[]>> = {
  rice: ["sweetPotato", "cassava", "wholeRice", "couscous"],
  chicken: ["pulledPork", "steak", "shredded", "eggs"],
  pumpkin: ["carrot"],
  banana: ["apple", "papaya"],
  papaya: ["banana", "apple"],
};

/** No stove is needed for these. */
const RAW: ReadonlySet<ExampleFood> = new Set(["carrot", "apple", "banana", "papaya"]);

export const anItem = (id: string, key: ExampleFood, numbers: "shown" | "hidden"): ItemView => ({
  id,
  ...aPortion(key, numbers),
  swaps: (swaps[key] ?? []).map((swap) => ({ ...aPortion(swap, numbers), needsCooking: !RAW.has(swap) })),
});

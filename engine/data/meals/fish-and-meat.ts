import { beans, cookedVegetable, leaves, oil, rawVegetable, rice } from "./parts.ts";

const everywhere = ["casa", "marmita", "quilo", "prato-feito", "refeitorio"] as const;
const potatoes = { part: "cereal", foods: ["taco:91 un 1 1-2", "taco:88 fa 2 1-4", "taco:129 pd 1 1-2"] } as const;

export const fishAndMeatLunches = [
  {
    id: "almoco-tilapia",
    name: "Arroz, feijão, tilápia grelhada, salada e legume",
    where: everywhere,
    minutes: 25,
    cost: 2,
    parts: [
      rice,
      beans,
      { part: "proteina", step: 0.5, foods: ["own:tilapia filé 1 1-1.5", "taco:301 filé 1 1-1.5"] },
      cookedVegetable,
      leaves,
      oil,
    ],
  },
  {
    id: "almoco-sardinha",
    name: "Arroz, feijão, sardinha assada, couve e vinagrete",
    where: ["casa", "prato-feito", "refeitorio"],
    minutes: 35,
    cost: 1,
    parts: [
      rice,
      beans,
      { part: "proteina", foods: ["taco:318 un 3 2-5"] },
      { part: "salada", foods: ["taco:116 cs 3 2-4"] },
      { part: "salada", foods: ["own:vinagrete cs 2 1-3"] },
    ],
  },
  {
    id: "almoco-macarrao-atum",
    name: "Macarrão com atum e salada",
    where: ["casa", "marmita"],
    minutes: 20,
    cost: 2,
    parts: [
      { part: "arroz", step: 0.5, foods: ["own:macarrao pegador 1.5 1-2.5"] },
      { part: "proteina", foods: ["taco:277 cs 5 3-8"] },
      { part: "molho", foods: ["taco:159 cs 3 2-5"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
  {
    id: "almoco-carne-de-panela",
    name: "Arroz, feijão, carne de panela com batata e salada",
    where: everywhere,
    minutes: 50,
    cost: 1,
    parts: [
      { part: "arroz", foods: ["taco:3 cs 3 2-6", "taco:1 cs 4 2-7"] },
      beans,
      { part: "proteina", foods: ["taco:371 pd 3 2-4", "taco:328 pd 3 2-4", "taco:351 pd 3 2-4"] },
      { part: "cereal", foods: ["taco:91 up 1 1-2", "taco:129 cs 2 1-3"] },
      leaves,
      rawVegetable,
    ],
  },
  {
    id: "almoco-sobrecoxa",
    name: "Arroz, feijão, sobrecoxa assada, salada e legume",
    where: everywhere,
    minutes: 45,
    cost: 1,
    parts: [
      rice,
      beans,
      { part: "proteina", step: 0.5, foods: ["taco:413 sobrecoxa 1.5 1-2.5"] },
      leaves,
      cookedVegetable,
    ],
  },
  {
    id: "almoco-polenta-frango",
    name: "Polenta com frango ensopado, feijão e salada",
    region: ["sul", "sudeste"],
    where: ["casa", "marmita"],
    minutes: 45,
    cost: 1,
    parts: [
      { part: "cereal", foods: ["taco:62 fa 2 1-4"] },
      beans,
      { part: "proteina", step: 0.5, foods: ["taco:404 sobrecoxa 1.5 1-2.5"] },
      leaves,
      rawVegetable,
    ],
  },
] as const;

export const fishAndMeatDinners = [
  {
    id: "jantar-peixe-batata",
    name: "Peixe grelhado com batata e salada",
    minutes: 30,
    cost: 2,
    parts: [
      { part: "proteina", step: 0.5, foods: ["own:tilapia filé 1 0.5-1.5", "taco:301 filé 1 0.5-1.5"] },
      { part: "cereal", foods: ["taco:91 un 1 1-2", "taco:88 fa 2 1-4"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
  {
    id: "jantar-sanduiche-atum",
    name: "Sanduíche de atum com salada",
    minutes: 10,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 2-4", "own:pao-sirio un 1 1-2"] },
      { part: "proteina", foods: ["taco:277 cs 4 3-7"] },
      { part: "salada", foods: ["taco:157 fa 3 2-6", "taco:110 cs 2 1-4"] },
      leaves,
    ],
  },
  {
    id: "jantar-frango-batata-doce",
    name: "Frango grelhado com batata-doce e salada",
    minutes: 25,
    cost: 1,
    parts: [{ part: "proteina", step: 0.5, foods: ["taco:410 filé 1 0.5-2"] }, potatoes, leaves, rawVegetable, oil],
  },
  {
    id: "jantar-carne-moida-legumes",
    name: "Carne moída com legumes e batata",
    minutes: 30,
    cost: 1,
    parts: [
      { part: "proteina", foods: ["taco:326 cs 4 2-6"] },
      potatoes,
      { part: "legume", foods: ["taco:109 cs 3 2-6", "taco:112 sv 2 1-4", "own:vagem cs 4 2-6"] },
      rawVegetable,
    ],
  },
  {
    id: "jantar-macarrao-frango",
    name: "Macarrão com frango desfiado e salada",
    minutes: 25,
    cost: 1,
    parts: [
      { part: "arroz", step: 0.5, foods: ["own:macarrao pegador 1 1-2"] },
      { part: "proteina", foods: ["taco:408 cs 4 2-7"] },
      { part: "molho", foods: ["taco:159 cs 3 2-5"] },
      rawVegetable,
      leaves,
    ],
  },
] as const;

import { beans, cookedVegetable, leaves, oil, rawVegetable, rice } from "./parts.ts";

const atHome = ["casa", "marmita"] as const;
const soy = { part: "proteina", foods: ["own:soja-texturizada cs 5 3-8"] } as const;

export const meatlessLunches = [
  {
    id: "almoco-queijo-grelhado",
    name: "Arroz, feijão, queijo grelhado, salada e legume",
    where: ["casa", "marmita", "quilo", "refeitorio"],
    minutes: 25,
    cost: 2,
    parts: [
      rice,
      beans,
      {
        part: "laticinio",
        foods: [
          "taco:461 fa 2 1-2",
          "own:queijo-coalho fa 2 1-2",
          "own:mucarela-sem-lactose fa 3 2-4",
          "taco:469 fa 3 2-4",
        ],
      },
      leaves,
      cookedVegetable,
    ],
  },
  {
    id: "almoco-feijao-abobora-couve",
    name: "Arroz, feijão, grão-de-bico, abóbora e couve",
    where: ["casa", "marmita", "quilo", "prato-feito", "refeitorio"],
    minutes: 35,
    cost: 1,
    parts: [
      rice,
      beans,
      { part: "proteina", foods: ["own:grao-de-bico cs 4 2-6", "own:tofu-firme fa 3 2-5"] },
      { part: "legume", foods: ["taco:64 cs 3 2-5", "taco:109 cs 3 2-6"] },
      { part: "salada", foods: ["taco:116 cs 3 2-4", "taco:149 cs 5 3-8", "taco:157 fa 4 3-8"] },
      oil,
    ],
  },
  {
    id: "almoco-macarrao-soja",
    name: "Macarrão com molho de soja texturizada e salada",
    where: atHome,
    minutes: 30,
    cost: 1,
    parts: [
      { part: "arroz", step: 0.5, foods: ["own:macarrao pegador 1.5 1-2.5"] },
      { part: "proteina", foods: ["own:soja-texturizada cs 6 3-9"] },
      { part: "molho", foods: ["taco:159 cs 3 2-5"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
  {
    id: "almoco-lentilha-legumes",
    name: "Arroz com lentilha, legumes e couve",
    where: atHome,
    minutes: 40,
    cost: 1,
    parts: [
      rice,
      { part: "feijao", step: 0.5, foods: ["taco:577 co 1 0.5-1.5"] },
      { part: "proteina", foods: ["own:tofu-firme fa 3 2-5", "own:grao-de-bico cs 4 2-6"] },
      { part: "salada", foods: ["taco:116 cs 3 2-4", "taco:149 cs 5 3-8", "taco:157 fa 4 3-8"] },
      cookedVegetable,
      oil,
    ],
  },
  {
    id: "almoco-feijao-soja-mandioca",
    name: "Feijão, soja acebolada, mandioca e salada",
    where: atHome,
    minutes: 35,
    cost: 1,
    parts: [
      { part: "cereal", foods: ["taco:129 pd 1 1-2", "taco:88 fa 2 1-3", "taco:3 cs 4 2-8"] },
      beans,
      { part: "proteina", foods: ["own:soja-texturizada cs 6 3-8"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
] as const;

export const meatlessDinners = [
  {
    id: "jantar-macarrao-ricota",
    name: "Macarrão ao sugo com ricota e salada",
    minutes: 20,
    cost: 1,
    parts: [
      { part: "arroz", step: 0.5, foods: ["own:macarrao pegador 1 1-2"] },
      { part: "molho", foods: ["taco:159 cs 3 2-5"] },
      { part: "laticinio", foods: ["taco:469 fa 3 2-4", "own:cottage cs 3 2-4", "own:mucarela-sem-lactose fa 2 1-3"] },
      leaves,
      rawVegetable,
    ],
  },
  {
    id: "jantar-arroz-lentilha",
    name: "Arroz com lentilha, cebola dourada e salada",
    minutes: 30,
    cost: 1,
    parts: [
      { part: "arroz", foods: ["taco:3 cs 4 2-7", "taco:1 cs 5 2-8"] },
      { part: "feijao", step: 0.5, foods: ["taco:577 co 1 0.5-1.5"] },
      { part: "proteina", foods: ["taco:488 un 2 1-2", "own:tofu-firme fa 3 2-5"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
  {
    id: "jantar-soja-legumes",
    name: "Soja refogada com legumes e arroz",
    minutes: 25,
    cost: 1,
    parts: [{ part: "arroz", foods: ["taco:3 cs 4 2-7", "taco:1 cs 5 2-8"] }, soy, cookedVegetable, rawVegetable, oil],
  },
  {
    id: "jantar-tofu-batata-doce",
    name: "Tofu grelhado com batata-doce e salada",
    minutes: 25,
    cost: 2,
    parts: [
      { part: "proteina", foods: ["own:tofu-firme fa 4 2-6"] },
      { part: "cereal", foods: ["taco:88 fa 2 1-4", "taco:91 un 1 1-2"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
  {
    id: "jantar-sopa-lentilha",
    name: "Sopa de legumes com lentilha e pão",
    minutes: 40,
    cost: 1,
    parts: [
      { part: "prato", step: 0.5, foods: ["own:sopa-legumes prato 1.5 1-2"] },
      { part: "feijao", step: 0.5, foods: ["taco:577 co 1 0.5-1.5"] },
      { part: "pao", optional: true, foods: ["taco:53 un 1 1-1"] },
      oil,
    ],
  },
  {
    id: "jantar-cuscuz-ovo",
    name: "Cuscuz com ovo e salada",
    region: ["nordeste", "norte"],
    minutes: 20,
    cost: 1,
    parts: [
      { part: "cereal", step: 0.5, foods: ["taco:533 pd 1 0.5-2"] },
      { part: "proteina", foods: ["own:ovo-mexido un 2 1-3", "own:omelete un 2 1-3"] },
      rawVegetable,
      leaves,
    ],
  },
] as const;

export const proteinLunches = [
  {
    id: "almoco-tofu-acebolado",
    name: "Arroz, feijão, tofu acebolado, salada e legume",
    where: ["casa", "marmita", "quilo", "refeitorio"],
    minutes: 25,
    cost: 2,
    parts: [rice, beans, { part: "proteina", foods: ["own:tofu-firme fa 4 2-6"] }, leaves, cookedVegetable, oil],
  },
  {
    id: "almoco-macarrao-tofu",
    name: "Macarrão oriental com tofu e legumes",
    where: atHome,
    minutes: 25,
    cost: 2,
    parts: [
      { part: "arroz", step: 0.5, foods: ["own:macarrao pegador 1.5 1-2.5"] },
      { part: "proteina", foods: ["own:tofu-firme fa 4 2-6"] },
      { part: "legume", foods: ["taco:100 sv 3 2-5", "taco:109 cs 3 2-6"] },
      { part: "salada", foods: ["taco:149 cs 5 3-8", "taco:110 cs 4 2-6"] },
      oil,
    ],
  },
] as const;

export const proteinDinners = [
  {
    id: "jantar-tofu-legumes",
    name: "Tofu dourado com legumes e arroz",
    minutes: 20,
    cost: 2,
    parts: [
      { part: "arroz", foods: ["taco:3 cs 4 2-7", "taco:1 cs 5 2-8"] },
      { part: "proteina", foods: ["own:tofu-firme fa 4 2-6"] },
      cookedVegetable,
      rawVegetable,
      oil,
    ],
  },
  {
    id: "jantar-lentilha-ricota",
    name: "Salada de lentilha com queijo fresco e pão",
    minutes: 25,
    cost: 1,
    parts: [
      { part: "feijao", step: 0.5, foods: ["taco:577 co 1 0.5-1.5"] },
      { part: "laticinio", foods: ["taco:469 fa 3 2-4", "own:cottage cs 3 2-4", "own:mucarela-sem-lactose fa 2 1-3"] },
      leaves,
      rawVegetable,
      { part: "pao", optional: true, foods: ["taco:52 fa 2 1-3", "taco:63 un 3 2-4"] },
    ],
  },
  {
    id: "jantar-batata-cottage",
    name: "Batata recheada com queijo fresco e salada",
    minutes: 25,
    cost: 2,
    parts: [
      { part: "cereal", foods: ["taco:91 un 1 1-3", "taco:88 fa 2 1-4"] },
      { part: "laticinio", foods: ["own:cottage cs 3 2-4", "taco:469 fa 3 2-4", "own:mucarela-sem-lactose fa 2 1-3"] },
      leaves,
      rawVegetable,
      oil,
    ],
  },
] as const;

import { coffee, fruit } from "./parts.ts";

const tofu = { part: "proteina", foods: ["own:tofu-firme fa 3 2-5"] } as const;

export const meatlessBreakfasts = [
  {
    id: "cafe-raiz-homus",
    name: "Batata-doce ou mandioca com homus, fruta e café",
    minutes: 15,
    cost: 1,
    parts: [
      { part: "cereal", foods: ["taco:88 fa 2 1-4", "taco:129 pd 1 1-2", "own:inhame pd 2 1-3"] },
      { part: "feijao", foods: ["own:homus cs 2 1-4"] },
      fruit,
      coffee,
    ],
  },
  {
    id: "cafe-raiz-amendoim",
    name: "Batata-doce ou inhame com pasta de amendoim, fruta e café",
    minutes: 15,
    cost: 1,
    parts: [
      { part: "cereal", foods: ["taco:88 fa 2 1-4", "own:inhame pd 2 1-3", "taco:129 pd 1 1-2"] },
      { part: "gordura", foods: ["own:pasta-amendoim cs 1 1-2"] },
      fruit,
      coffee,
    ],
  },
  {
    id: "cafe-tofu-mexido",
    name: "Pão com tofu mexido, fruta e café",
    minutes: 10,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 1-3", "own:pao-forma fa 2 1-3", "own:biscoito-arroz un 4 2-6"] },
      tofu,
      fruit,
      coffee,
    ],
  },
  {
    id: "cafe-tapioca-amendoim",
    name: "Tapioca com pasta de amendoim e banana",
    minutes: 10,
    cost: 2,
    parts: [
      { part: "cereal", step: 0.5, foods: ["own:tapioca un 1 1-1.5"] },
      { part: "gordura", foods: ["own:pasta-amendoim cs 1 1-2"] },
      { part: "fruta", foods: ["taco:182 un 1 1-2", "taco:179 un 1 1-1"] },
      coffee,
    ],
  },
  {
    id: "cafe-mingau-amendoim",
    name: "Mingau de aveia com soja e pasta de amendoim",
    minutes: 8,
    cost: 2,
    parts: [
      { part: "cereal", foods: ["taco:7 cs 3 2-4"] },
      { part: "laticinio", foods: ["taco:582 xi 1 1-2"] },
      { part: "gordura", foods: ["own:pasta-amendoim sb 1 1-2"] },
      fruit,
    ],
  },
] as const;

export const meatlessSnacks = [
  {
    id: "lanche-sanduiche-tofu",
    name: "Sanduíche de tofu com tomate",
    minutes: 8,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 1-3", "own:pao-forma fa 2 1-3", "own:biscoito-arroz un 3 2-5"] },
      { part: "proteina", foods: ["own:tofu-firme fa 2 1-4"] },
      { part: "salada", foods: ["taco:157 fa 2 1-4"] },
    ],
  },
  {
    id: "lanche-pao-amendoim",
    name: "Pão com pasta de amendoim",
    minutes: 3,
    cost: 1,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 1-2", "taco:53 un 1 1-1", "own:biscoito-arroz un 3 2-4"] },
      { part: "gordura", foods: ["own:pasta-amendoim sb 1 1-2"] },
    ],
  },
  {
    id: "lanche-homus-cenoura",
    name: "Homus com cenoura e torrada",
    minutes: 5,
    cost: 2,
    parts: [
      { part: "feijao", foods: ["own:homus cs 2 1-3"] },
      { part: "salada", foods: ["taco:110 sv 1 1-2", "taco:142 cs 3 2-5"] },
      { part: "pao", optional: true, foods: ["taco:63 un 2 1-4", "own:biscoito-arroz un 2 1-3"] },
    ],
  },
] as const;

export const proteinBreakfasts = [
  {
    id: "cafe-raiz-tofu",
    name: "Batata-doce, mandioca ou inhame com tofu mexido, fruta e café",
    minutes: 15,
    cost: 2,
    parts: [
      { part: "cereal", foods: ["taco:88 fa 2 1-4", "taco:129 pd 1 1-2", "own:inhame pd 2 1-3"] },
      tofu,
      fruit,
      coffee,
    ],
  },
] as const;

export const proteinSnacks = [
  {
    id: "lanche-pate-tofu",
    name: "Torrada e legume cru com patê de tofu",
    minutes: 8,
    cost: 2,
    parts: [
      { part: "proteina", foods: ["own:tofu-firme fa 2 1-4"] },
      { part: "salada", foods: ["taco:110 sv 1 1-2", "taco:142 cs 3 2-5"] },
      { part: "pao", foods: ["taco:63 un 3 2-5", "own:biscoito-arroz un 3 2-5"] },
    ],
  },
] as const;

export const meatlessSuppers = [
  {
    id: "ceia-pao-homus",
    name: "Pão com homus",
    minutes: 3,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 1 1-2", "own:biscoito-arroz un 3 2-5"] },
      { part: "feijao", foods: ["own:homus cs 2 1-3"] },
    ],
  },
] as const;

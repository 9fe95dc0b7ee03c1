import { cheese, coffeeWithMilk, eggs, fruit, milk, yoghurt } from "./parts.ts";

const bread = { part: "pao", foods: ["taco:53 un 1 1-2"] } as const;
const slices = { part: "pao", foods: ["taco:52 fa 2 1-3", "own:pao-forma fa 2 1-3"] } as const;
const oats = { part: "cereal", foods: ["taco:7 cs 2 1-4"] } as const;

export const breakfasts = [
  {
    id: "cafe-pao-ovo",
    name: "Pão francês com ovo mexido, café com leite e fruta",
    minutes: 10,
    cost: 1,
    parts: [bread, eggs, coffeeWithMilk, fruit],
  },
  {
    id: "cafe-pao-integral-queijo",
    name: "Pão integral com queijo minas e mamão",
    minutes: 5,
    cost: 2,
    parts: [slices, cheese, { part: "fruta", foods: ["taco:226 fa 1 1-2", "taco:225 fa 1 1-2"] }, coffeeWithMilk],
  },
  {
    id: "cafe-cuscuz-ovo",
    name: "Cuscuz com ovo e café",
    region: ["nordeste", "norte"],
    minutes: 15,
    cost: 1,
    parts: [{ part: "cereal", step: 0.5, foods: ["taco:533 pd 1 0.5-2"] }, eggs, coffeeWithMilk],
  },
  {
    id: "cafe-cuscuz-queijo-coalho",
    name: "Cuscuz com queijo coalho e banana",
    region: ["nordeste"],
    minutes: 15,
    cost: 1,
    parts: [
      { part: "cereal", step: 0.5, foods: ["taco:533 pd 1 0.5-2"] },
      { part: "laticinio", foods: ["own:queijo-coalho fa 1 1-2", "own:mucarela-sem-lactose fa 2 1-3"] },
      { part: "fruta", foods: ["taco:182 un 1 1-2", "taco:179 un 1 1-1"] },
      coffeeWithMilk,
    ],
  },
  {
    id: "cafe-tapioca-ovo",
    name: "Tapioca com ovo",
    minutes: 10,
    cost: 1,
    parts: [{ part: "cereal", step: 0.5, foods: ["own:tapioca un 1 1-1.5"] }, eggs, coffeeWithMilk],
  },
  {
    id: "cafe-tapioca-queijo",
    name: "Tapioca com queijo e fruta",
    minutes: 10,
    cost: 2,
    parts: [{ part: "cereal", step: 0.5, foods: ["own:tapioca un 1 1-1.5"] }, cheese, fruit, coffeeWithMilk],
  },
  {
    id: "cafe-crepioca",
    name: "Crepioca com fruta",
    minutes: 10,
    cost: 1,
    parts: [{ part: "proteina", foods: ["own:crepioca un 1 1-2"] }, fruit, coffeeWithMilk],
  },
  {
    id: "cafe-aveia-leite-banana",
    name: "Aveia com leite, banana e canela",
    minutes: 5,
    cost: 1,
    parts: [oats, milk, { part: "fruta", foods: ["taco:182 un 1 1-2", "taco:179 un 1 1-1"] }],
  },
  {
    id: "cafe-vitamina",
    name: "Vitamina de banana com aveia",
    minutes: 5,
    cost: 1,
    parts: [{ part: "bebida", foods: ["own:vitamina-banana copo 1 1-1"] }, oats],
  },
  {
    id: "cafe-iogurte-fruta-aveia",
    name: "Iogurte com fruta e aveia",
    minutes: 5,
    cost: 2,
    parts: [
      yoghurt,
      { part: "fruta", foods: ["taco:239 un 10 5-15", "taco:226 fa 1 1-2", "taco:182 un 1 1-2", "taco:222 un 1 1-1"] },
      { part: "cereal", foods: ["taco:7 cs 2 1-3", "own:granola cs 2 1-3"] },
    ],
  },
  {
    id: "cafe-pasta-amendoim",
    name: "Pão com pasta de amendoim e fruta",
    minutes: 5,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 1-3", "own:pao-forma fa 2 1-3", "own:biscoito-arroz un 3 2-5"] },
      { part: "gordura", foods: ["own:pasta-amendoim cs 1 1-2"] },
      fruit,
      coffeeWithMilk,
    ],
  },
  {
    id: "cafe-pao-de-queijo",
    name: "Pão de queijo com ovo e fruta",
    region: ["sudeste", "centro-oeste"],
    minutes: 20,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:140 un 1 1-2"] },
      { part: "proteina", foods: ["taco:488 un 1 1-2", "own:ovo-mexido un 1 1-2"] },
      fruit,
      coffeeWithMilk,
    ],
  },
  {
    id: "cafe-batata-doce-ovo",
    name: "Batata-doce, inhame ou mandioca com ovo e café",
    minutes: 15,
    cost: 1,
    parts: [
      { part: "cereal", foods: ["taco:88 fa 2 1-4", "own:inhame pd 2 1-3", "taco:129 pd 1 1-2"] },
      eggs,
      coffeeWithMilk,
    ],
  },
  {
    id: "cafe-padaria",
    name: "Pão na chapa e café com leite na padaria",
    where: ["padaria"],
    minutes: 5,
    cost: 1,
    parts: [
      { part: "pao", foods: ["own:pao-chapa un 1 1-1", "taco:53 un 1 1-1"] },
      coffeeWithMilk,
      { part: "fruta", optional: true, foods: ["taco:182 un 1 1-1", "taco:226 fa 1 1-1", "taco:238 un 1 1-1"] },
    ],
  },
  {
    id: "cafe-pao-homus",
    name: "Pão com homus, fruta e café",
    minutes: 5,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 1-3", "taco:53 un 1 1-1", "own:pao-sirio un 1 1-1"] },
      { part: "feijao", foods: ["own:homus cs 2 1-3"] },
      fruit,
      coffeeWithMilk,
    ],
  },
] as const;

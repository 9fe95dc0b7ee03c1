import { cheese, coffee, coffeeWithMilk, eggs, fruit, milk, yoghurt } from "./parts.ts";

const bread = { part: "pao", step: 0.5, foods: ["taco:53 un 1 0.5-2"] } as const;
const slices = { part: "pao", foods: ["taco:52 fa 2 1-3", "own:pao-forma fa 2 1-3"] } as const;
const oats = { part: "cereal", foods: ["taco:7 cs 2 1-4"] } as const;

export const breakfasts = [
  {
    id: "cafe-pao-ovo",
    name: "Pão francês com ovo mexido, café com leite e fruta",
    minutes: 10,
    cost: 1,
    parts: [bread, eggs, coffeeWithMilk, fruit],
    how: [
      "Um pão francês de padaria, inteiro ou sem miolo se preferir.",
      "Mexa os ovos numa frigideira com um fio de óleo e tire do fogo ainda macios.",
    ],
  },
  {
    id: "cafe-pao-integral-queijo",
    name: "Pão integral com queijo minas e mamão",
    minutes: 5,
    cost: 2,
    parts: [slices, cheese, { part: "fruta", foods: ["taco:226 fa 1 1-2", "taco:225 fa 1 1-2"] }, coffee],
    how: [
      "Duas fatias de pão de forma e uma fatia de queijo da grossura de um dedo mindinho.",
      "A fatia de mamão é meio papaia pequeno ou um pedaço do tamanho da mão.",
    ],
  },
  {
    id: "cafe-cuscuz-ovo",
    name: "Cuscuz com ovo e café",
    region: ["nordeste", "norte"],
    minutes: 15,
    cost: 1,
    parts: [{ part: "cereal", step: 0.5, foods: ["taco:533 pd 1 0.5-2"] }, eggs, coffee],
    how: [
      "Hidrate o flocão com água e sal, deixe descansar dez minutos e leve à cuscuzeira.",
      "O pedaço é um quarto de uma cuscuzeira pequena, do tamanho de um punho fechado.",
    ],
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
      coffee,
    ],
    how: [
      "Doure a fatia de queijo na frigideira sem óleo, dos dois lados.",
      "O cuscuz ocupa um quarto do prato, e a banana vai do lado ou amassada em cima.",
    ],
  },
  {
    id: "cafe-tapioca-ovo",
    name: "Tapioca com ovo",
    minutes: 10,
    cost: 1,
    parts: [{ part: "cereal", step: 0.5, foods: ["own:tapioca un 1 0.5-1.5"] }, eggs, coffeeWithMilk],
    how: [
      "Cubra o fundo de uma frigideira média com a goma peneirada, numa camada fina.",
      "Recheie com os ovos mexidos e dobre ao meio.",
    ],
  },
  {
    id: "cafe-tapioca-queijo",
    name: "Tapioca com queijo e fruta",
    minutes: 10,
    cost: 2,
    parts: [{ part: "cereal", step: 0.5, foods: ["own:tapioca un 1 0.5-1.5"] }, cheese, fruit, coffee],
    how: [
      "Uma tapioca do tamanho de um prato de sobremesa.",
      "O queijo entra ainda na frigideira, para amolecer antes de dobrar.",
    ],
  },
  {
    id: "cafe-crepioca",
    name: "Crepioca com fruta",
    minutes: 10,
    cost: 1,
    parts: [{ part: "proteina", foods: ["own:crepioca un 1 1-2"] }, fruit, coffeeWithMilk],
    how: [
      "Bata um ovo com duas colheres de sopa de goma e despeje na frigideira untada.",
      "Vire quando as bordas soltarem, como uma panqueca.",
    ],
  },
  {
    id: "cafe-aveia-leite-banana",
    name: "Aveia com leite, banana e canela",
    minutes: 5,
    cost: 1,
    parts: [oats, milk, { part: "fruta", foods: ["taco:182 un 1 1-2", "taco:179 un 1 1-1"] }],
    how: [
      "Duas colheres de sopa cheias de aveia numa tigela com uma xícara de leite, frio ou morno.",
      "Amasse a banana por cima com canela à vontade: ela adoça sozinha.",
    ],
  },
  {
    id: "cafe-vitamina",
    name: "Vitamina de banana com aveia",
    minutes: 5,
    cost: 1,
    parts: [{ part: "bebida", foods: ["own:vitamina-banana copo 1 1-1"] }, oats],
    how: [
      "Um copo de leite, uma banana e a aveia no liquidificador, sem açúcar.",
      "Se usar banana congelada, fica como um milk-shake.",
    ],
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
    how: [
      "Um pote individual de iogurte natural, sem açúcar na lista de ingredientes.",
      "Ponha a fruta picada e duas colheres de sopa de aveia ou granola.",
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
      coffee,
    ],
    how: [
      "Uma colher de sopa rasa de pasta de amendoim, aquela em que o único ingrediente é o amendoim.",
      "Fatie a fruta por cima do pão ou coma ao lado.",
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
    how: [
      "Um pão de queijo de padaria, do tamanho de uma mexerica pequena.",
      "Cozinhe o ovo por dez minutos a partir da fervura; dá para fazer seis de uma vez e guardar na geladeira.",
    ],
  },
  {
    id: "cafe-batata-doce-ovo",
    name: "Batata-doce, inhame ou mandioca com ovo e café",
    minutes: 15,
    cost: 1,
    parts: [{ part: "cereal", foods: ["taco:88 fa 2 1-4", "own:inhame pd 2 1-3", "taco:129 pd 1 1-2"] }, eggs, coffee],
    how: [
      "Duas rodelas da grossura de dois dedos; a batata-doce cozinha com casca.",
      "Sobras da véspera servem: é só aquecer junto com os ovos.",
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
    how: [
      "Peça o pão na chapa com pouca manteiga e o café com leite sem açúcar.",
      "A fruta pode vir de casa, na bolsa.",
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
      coffee,
    ],
    how: ["Uma colher de sopa de homus em cada fatia de pão.", "Tomate em rodelas por cima, se houver."],
  },
] as const;

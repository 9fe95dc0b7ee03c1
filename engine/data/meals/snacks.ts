import { cheese, coffee, fruit, milk, yoghurt } from "./parts.ts";

export const snacks = [
  {
    id: "lanche-sanduiche-frango",
    name: "Sanduíche natural de frango",
    minutes: 8,
    cost: 1,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 1-3", "own:pao-forma fa 2 1-3"] },
      { part: "proteina", foods: ["taco:408 cs 2 1-4"] },
      { part: "salada", foods: ["taco:110 cs 2 1-3", "taco:157 fa 2 1-4", "taco:78 fo 2 1-4"] },
    ],
    how: [
      "Frango desfiado da geladeira com cenoura ralada e uma colher de iogurte ou azeite.",
      "Corte ao meio e embrulhe: aguenta duas horas fora da geladeira em bolsa térmica.",
    ],
  },
  {
    id: "lanche-whey-fruta",
    name: "Whey com fruta",
    minutes: 2,
    cost: 3,
    timesAWeek: 1,
    parts: [{ part: "laticinio", foods: ["own:whey dose 1 1-1"] }, fruit],
    how: ["Uma dose batida com água e gelo.", "A fruta vai ao lado ou no liquidificador."],
  },
  {
    id: "lanche-fruta-castanhas",
    name: "Fruta com castanhas",
    minutes: 2,
    cost: 2,
    parts: [
      fruit,
      {
        part: "gordura",
        foods: ["taco:589 un 2 1-3", "taco:588 un 6 4-12", "taco:558 cs 1 1-2", "own:semente-abobora cs 1 1-2"],
      },
    ],
    how: [
      "Duas castanhas-do-pará ou um punhado pequeno das outras, que caiba na palma da mão fechada.",
      "Separe as castanhas em porções no domingo, para não comer do pacote.",
    ],
  },
  {
    id: "lanche-iogurte-fruta",
    name: "Iogurte com fruta",
    minutes: 3,
    cost: 2,
    parts: [yoghurt, fruit],
    how: [
      "Um pote individual de iogurte natural e uma fruta da estação.",
      "Se sentir falta de doce, use a fruta mais madura em vez de mel.",
    ],
  },
  {
    id: "lanche-iogurte-aveia",
    name: "Iogurte com fruta e aveia",
    minutes: 3,
    cost: 2,
    parts: [yoghurt, fruit, { part: "cereal", foods: ["taco:7 cs 2 1-3", "own:granola cs 2 1-3"] }],
    how: ["Um pote de iogurte natural com a fruta picada.", "A aveia entra na hora, para não amolecer."],
  },
  {
    id: "lanche-banana-aveia",
    name: "Banana com aveia ou chia",
    minutes: 3,
    cost: 1,
    parts: [
      { part: "fruta", foods: ["taco:182 un 1 1-2", "taco:179 un 1 1-1"] },
      { part: "cereal", foods: ["taco:7 cs 1 1-2", "own:chia cs 1 1-1"] },
    ],
    how: [
      "Amasse a banana com o garfo e misture a aveia ou a chia.",
      "Trinta segundos no micro-ondas deixam a banana mais doce.",
    ],
  },
  {
    id: "lanche-pao-queijo",
    name: "Pão com queijo",
    minutes: 5,
    cost: 1,
    parts: [{ part: "pao", foods: ["taco:52 fa 2 1-2", "taco:53 un 1 1-1", "own:biscoito-arroz un 3 2-4"] }, cheese],
    how: [
      "Duas fatias de pão de forma ou um pão francês pequeno.",
      "Uma fatia de queijo minas da grossura de um dedo mindinho, ou duas fatias finas de muçarela.",
    ],
  },
  {
    id: "lanche-sanduiche-atum",
    name: "Sanduíche de atum ou sardinha",
    minutes: 10,
    cost: 2,
    parts: [
      { part: "pao", foods: ["taco:52 fa 2 2-3", "own:pao-forma fa 2 2-3"] },
      { part: "proteina", foods: ["taco:277 cs 3 2-5", "taco:319 cs 3 2-4"] },
      { part: "salada", foods: ["taco:157 fa 2 1-4", "taco:78 fo 2 1-4"] },
    ],
    how: [
      "Escorra bem a lata e amasse com limão e cheiro-verde.",
      "Três colheres de sopa cobrem uma fatia de pão de ponta a ponta.",
    ],
  },
  {
    id: "lanche-leite-fruta",
    name: "Leite com fruta",
    minutes: 2,
    cost: 1,
    parts: [milk, fruit],
    how: [
      "Uma xícara de leite, puro ou batido com a fruta.",
      "Canela ou cacau sem açúcar mudam o sabor sem mudar a conta.",
    ],
  },
  {
    id: "lanche-ovo-fruta",
    name: "Ovo cozido e fruta",
    minutes: 12,
    cost: 1,
    parts: [{ part: "proteina", foods: ["taco:488 un 1 1-2", "taco:485 un 4 3-6"] }, fruit],
    how: [
      "Cozinhe os ovos da semana de uma vez, dez minutos depois da fervura, e guarde com casca.",
      "Na bolsa, sem geladeira, coma em até duas horas.",
    ],
  },
  {
    id: "lanche-milho-cafe",
    name: "Milho cozido e café",
    minutes: 25,
    cost: 1,
    parts: [{ part: "cereal", foods: ["own:milho-espiga un 1 1-2"] }, coffee],
    how: [
      "Uma espiga média, cozida na panela de pressão, com pouco sal.",
      "Da barraca também serve: peça sem manteiga.",
    ],
  },
  {
    id: "lanche-pipoca-fruta",
    name: "Pipoca caseira e fruta",
    minutes: 10,
    cost: 1,
    parts: [{ part: "cereal", foods: ["taco:61 xi 2 1-4"] }, fruit],
    how: [
      "Duas colheres de sopa de milho com um fio de óleo dão duas xícaras cheias de pipoca estourada.",
      "Tempere com pouco sal e ervas secas depois de estourar.",
    ],
  },
  {
    id: "lanche-acai",
    name: "Açaí pequeno sem xarope",
    region: ["norte", "nordeste", "sudeste", "centro-oeste"],
    minutes: 5,
    cost: 2,
    parts: [
      { part: "fruta", foods: ["taco:168 pacote 1 1-2"] },
      { part: "fruta", foods: ["taco:182 un 1 1-1", "taco:239 un 10 5-15"] },
    ],
    how: [
      "Bata a polpa pura com a banana congelada; procure no rótulo a polpa sem xarope.",
      "Sirva numa tigela pequena, do tamanho de uma xícara, sem leite condensado.",
    ],
  },
  {
    id: "lanche-queijo-goiaba",
    name: "Queijo com goiaba",
    minutes: 2,
    cost: 2,
    parts: [cheese, { part: "fruta", foods: ["taco:200 un 1 1-1", "taco:197 un 1 1-1"] }],
    how: [
      "Uma fatia de queijo e uma goiaba com casca, no lugar da goiabada.",
      "Fatie a goiaba fina: rende mais e casa melhor com o queijo.",
    ],
  },
  {
    id: "lanche-mingau",
    name: "Mingau de aveia",
    minutes: 8,
    cost: 1,
    parts: [{ part: "cereal", foods: ["taco:7 cs 2 1-3"] }, milk],
    how: [
      "Leve a aveia e o leite ao fogo baixo, mexendo até engrossar.",
      "Canela e casca de laranja perfumam sem açúcar.",
    ],
  },
] as const;

import { beans, cookedVegetable, leaves, oil, rawVegetable, rice } from "./parts.ts";

const everywhere = ["casa", "marmita", "quilo", "prato-feito", "refeitorio"] as const;
const atHome = ["casa", "marmita"] as const;
const thinMeat = ["taco:377 bife 1 0.5-1.5", "taco:370 bife 1 0.5-1.5", "taco:346 bife 1 0.5-1.5"] as const;

export const otherLunches = [
  {
    id: "almoco-integral-lentilha",
    name: "Arroz integral, lentilha, frango e salada",
    where: atHome,
    minutes: 45,
    cost: 2,
    parts: [
      { part: "arroz", foods: ["taco:1 cs 5 2-9"] },
      { part: "feijao", step: 0.5, foods: ["taco:577 co 1 0.5-1.5"] },
      { part: "proteina", step: 0.5, foods: ["taco:410 filé 1 0.5-1.5", "taco:413 sobrecoxa 1.5 1-2"] },
      leaves,
      rawVegetable,
      oil,
    ],
    how: [
      "A lentilha não precisa de molho: vinte minutos na panela comum.",
      "Cozinhe arroz integral para três dias e congele em potes.",
    ],
  },
  {
    id: "almoco-bolonhesa",
    name: "Macarrão à bolonhesa com salada",
    where: everywhere,
    minutes: 35,
    cost: 1,
    parts: [
      { part: "arroz", step: 0.5, foods: ["own:macarrao pegador 1.5 1-2.5"] },
      { part: "proteina", foods: ["taco:326 cs 4 2-6"] },
      { part: "molho", foods: ["taco:159 cs 3 2-5"] },
      leaves,
      rawVegetable,
    ],
    how: [
      "Um pegador e meio de macarrão cobre metade do prato raso.",
      "Faça o molho com mais carne do que tomate e deixe ferver até encorpar.",
    ],
  },
  {
    id: "almoco-galinhada",
    name: "Galinhada com salada",
    region: ["centro-oeste", "sudeste"],
    where: ["casa", "marmita", "quilo"],
    minutes: 50,
    cost: 1,
    parts: [{ part: "prato", step: 0.5, foods: ["own:galinhada prato 1 0.5-1.5"] }, leaves, rawVegetable, beans],
    how: [
      "Um prato raso, sem montanha: a comida não passa da borda.",
      "Tire a pele do frango antes de cozinhar com o arroz.",
    ],
  },
  {
    id: "almoco-baiao",
    name: "Baião de dois com carne e vinagrete",
    region: ["nordeste", "norte"],
    where: ["casa", "quilo", "prato-feito"],
    minutes: 50,
    cost: 1,
    parts: [
      { part: "prato", foods: ["taco:527 es 2 1-4"] },
      { part: "proteina", step: 0.5, foods: [...thinMeat, "taco:384 pd 1 0.5-1.5"] },
      { part: "salada", foods: ["own:vinagrete cs 3 2-6"] },
      leaves,
    ],
    how: [
      "Duas escumadeiras de baião já trazem o arroz e o feijão da refeição.",
      "Deixe a carne-seca de molho de um dia para o outro e troque a água duas vezes.",
    ],
  },
  {
    id: "almoco-tropeiro",
    name: "Feijão tropeiro leve com couve e ovo",
    region: ["sudeste", "centro-oeste"],
    where: ["casa", "quilo", "prato-feito"],
    minutes: 45,
    cost: 1,
    parts: [
      { part: "prato", foods: ["taco:539 es 2 1-3"] },
      { part: "arroz", foods: ["taco:3 cs 2 1-5"] },
      { part: "proteina", foods: ["taco:488 un 1 1-2", "taco:490 un 1 1-2"] },
      { part: "salada", foods: ["taco:116 cs 2 1-4"] },
      rawVegetable,
    ],
    how: [
      "Use metade da linguiça da receita e o dobro de couve.",
      "Duas escumadeiras de tropeiro, e o arroz só de acompanhamento.",
    ],
  },
  {
    id: "almoco-feijoada",
    name: "Feijoada de quarta, na porção certa",
    where: ["casa", "quilo", "prato-feito"],
    minutes: 90,
    cost: 2,
    parts: [
      { part: "prato", step: 0.5, foods: ["taco:540 co 1.5 1-2.5"] },
      { part: "arroz", foods: ["taco:3 cs 3 2-6"] },
      { part: "salada", foods: ["taco:116 cs 3 2-5"] },
      { part: "fruta", foods: ["taco:214 un 1 0.5-1"], step: 0.5 },
      { part: "salada", foods: ["own:vinagrete cs 2 1-4"] },
    ],
    how: [
      "Uma concha e meia, escolhendo mais lombo e feijão do que linguiça.",
      "Couve e laranja à vontade, e a farofa fica para outro dia.",
    ],
  },
  {
    id: "almoco-prato-feito",
    name: "Prato feito de restaurante",
    where: ["prato-feito", "refeitorio"],
    minutes: 0,
    cost: 2,
    parts: [
      rice,
      beans,
      {
        part: "proteina",
        step: 0.5,
        foods: ["taco:410 filé 1 0.5-1.5", ...thinMeat, "taco:301 filé 1 0.5-1.5", "taco:490 un 2 1-2"],
      },
      leaves,
      rawVegetable,
    ],
    how: [
      "Peça a carne grelhada e troque a batata frita por mais salada.",
      "Se o prato vier cheio, deixe um terço do arroz de lado antes de começar.",
    ],
  },
  {
    id: "almoco-quilo",
    name: "Prato no quilo, por quartos",
    where: ["quilo", "refeitorio"],
    minutes: 0,
    cost: 2,
    parts: [
      { part: "salada", foods: ["taco:78 prato 1 1-2", "taco:77 prato 1 1-2", "taco:152 prato 1 1-2"] },
      rawVegetable,
      cookedVegetable,
      { part: "arroz", foods: ["taco:3 sv 2 1-4", "taco:1 sv 2 1-3"] },
      beans,
      {
        part: "proteina",
        step: 0.5,
        foods: [
          "taco:410 filé 1 0.5-1.5",
          ...thinMeat,
          "taco:301 filé 1 0.5-1.5",
          "taco:488 un 2 1-3",
          "own:grao-de-bico cs 5 3-8",
        ],
      },
      oil,
    ],
    how: [
      "Metade do prato é salada e legume, um quarto é arroz, um quarto é carne, e o feijão é uma concha.",
      "Dê uma volta no bufê antes de se servir e escolha um só prato quente.",
    ],
  },
  {
    id: "almoco-marmita-congelada",
    name: "Marmita para congelar",
    where: ["marmita"],
    minutes: 40,
    cost: 1,
    parts: [
      rice,
      beans,
      {
        part: "proteina",
        foods: ["taco:408 cs 5 3-8", "taco:326 cs 4 2-6", "taco:371 pd 3 2-4", "own:soja-texturizada cs 6 3-8"],
      },
      { part: "legume", foods: ["taco:109 cs 3 2-6", "taco:100 sv 3 2-5", "own:vagem cs 4 2-6"] },
      oil,
    ],
    how: [
      "Monte três potes de uma vez: cada um com uma proteína, para não repetir na semana.",
      "Esfrie antes de tampar; no congelador duram um mês, e a salada entra fresca no dia.",
    ],
  },
  {
    id: "almoco-vegetariano",
    name: "Arroz, feijão, ovo ou tofu e dois legumes",
    where: ["casa", "marmita", "quilo", "refeitorio"],
    minutes: 35,
    cost: 1,
    parts: [
      rice,
      { part: "feijao", step: 0.5, foods: ["taco:561 co 1.5 1-2.5", "taco:567 co 1.5 1-2.5", "taco:577 co 1 1-2"] },
      {
        part: "proteina",
        foods: [
          "own:ovo-mexido un 2 1-3",
          "taco:488 un 2 1-3",
          "own:tofu-firme fa 4 2-6",
          "own:soja-texturizada cs 6 3-8",
        ],
      },
      cookedVegetable,
      { part: "legume", foods: ["taco:100 sv 3 2-5", "taco:70 sv 1 1-2", "taco:64 cs 3 2-5"] },
      leaves,
      oil,
    ],
    how: [
      "Sem carne, o feijão sobe para uma concha e meia.",
      "Grelhe o tofu em fatias com alho e limão até dourar, ou use dois ovos.",
    ],
  },
  {
    id: "almoco-soja",
    name: "Arroz, feijão, proteína de soja refogada e salada",
    where: atHome,
    minutes: 30,
    cost: 1,
    parts: [rice, beans, { part: "proteina", foods: ["own:soja-texturizada cs 5 3-8"] }, leaves, cookedVegetable, oil],
    how: [
      "Hidrate a soja em água quente com limão, esprema bem e refogue com alho e tomate.",
      "Cinco colheres de sopa cheias, contadas já no prato.",
    ],
  },
  {
    id: "almoco-grao-de-bico",
    name: "Arroz com grão-de-bico, legumes e couve",
    where: atHome,
    minutes: 40,
    cost: 2,
    parts: [
      rice,
      { part: "feijao", foods: ["own:grao-de-bico cs 6 4-9"] },
      { part: "salada", foods: ["taco:116 cs 2 1-4"] },
      cookedVegetable,
      { part: "gordura", foods: ["own:semente-abobora cs 1 1-2", "taco:593 cs 1 1-1"] },
    ],
    how: [
      "Deixe o grão-de-bico de molho de um dia para o outro e cozinhe vinte minutos na pressão.",
      "Seis colheres de sopa de grão fazem o papel do feijão e da carne.",
    ],
  },
] as const;

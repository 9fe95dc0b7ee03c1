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
    how: ["Doure o queijo na frigideira sem óleo, dos dois lados.", "Duas fatias da grossura de um dedo mindinho."],
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
    how: ["Refogue a couve por último, com alho.", "O grão-de-bico pode ir à frigideira com páprica até dourar."],
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
    how: [
      "Refogue a soja já hidratada com alho e cebola antes do molho de tomate, como carne moída.",
      "Um pegador e meio de macarrão cobre metade do prato raso.",
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
    how: [
      "Doure cebola até quase queimar e ponha por cima do arroz com lentilha.",
      "A couve entra na frigideira no fim, só para murchar.",
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
    how: [
      "A soja graúda, em cubos, dourada com cebola, faz o papel do bife.",
      "A mandioca ou a batata-doce toma o lugar do arroz.",
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
    how: ["Amasse a ricota com o molho já quente, fora do fogo.", "Um pegador de macarrão é meio prato de sobremesa."],
  },
  {
    id: "jantar-arroz-lentilha",
    name: "Arroz com lentilha, cebola dourada e salada",
    minutes: 30,
    cost: 1,
    parts: [
      { part: "arroz", foods: ["taco:3 cs 4 2-7", "taco:1 cs 5 2-8"] },
      { part: "feijao", step: 0.5, foods: ["taco:577 co 1 0.5-1.5", "taco:561 co 1 0.5-2"] },
      { part: "gordura", foods: ["own:semente-abobora cs 1 1-2", "taco:588 un 6 4-12", "taco:558 cs 1 1-2"] },
      leaves,
      rawVegetable,
    ],
    how: [
      "Cozinhe a lentilha até ficar macia e misture ao arroz solto.",
      "A semente ou a castanha entra picada, por cima.",
    ],
  },
  {
    id: "jantar-soja-legumes",
    name: "Soja refogada com legumes e arroz",
    minutes: 25,
    cost: 1,
    parts: [{ part: "arroz", foods: ["taco:3 cs 4 2-7", "taco:1 cs 5 2-8"] }, soy, cookedVegetable, rawVegetable, oil],
    how: [
      "Hidrate a soja com água quente e limão, esprema e refogue com os legumes.",
      "Cinco colheres de sopa, contadas já no prato.",
    ],
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
    how: [
      "Seque o tofu com um pano antes de grelhar, para dourar.",
      "Batata-doce cozida com casca e terminada na frigideira.",
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
      { part: "pao", step: 0.5, optional: true, foods: ["taco:53 un 1 0.5-1"] },
      oil,
    ],
    how: ["A lentilha cozinha junto com os legumes, sem molho.", "Cheiro-verde e azeite cru no prato."],
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
    how: ["O cuscuz do café rende o jantar: é só aquecer no vapor.", "Tomate e cebola picados nos ovos deixam úmido."],
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
    how: ["Seque o tofu e doure dos dois lados antes da cebola.", "Limão e cheiro-verde entram com o fogo desligado."],
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
    how: [
      "Doure o tofu em cubos e reserve enquanto refoga os legumes.",
      "O macarrão cozido volta à panela por um minuto, com alho e gengibre.",
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
    how: ["Corte o tofu em cubos e doure até formar casquinha.", "Os legumes entram na mesma frigideira, com alho."],
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
    how: ["Escorra a lentilha cozida e deixe esfriar antes de misturar.", "O queijo vai em pedaços, por cima."],
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
    how: ["Cozinhe com casca até o garfo entrar e abra ao meio.", "Tempere o queijo com cheiro-verde e alho."],
  },
] as const;

import type { NotePack } from "./note-pack.ts";

const COLD_CUTS = ["presunto", "apresuntado", "mortadela", "salame", "peito de peru", "linguiça", "salsicha", "bacon"];
const SWEET_DRINKS = ["refrigerante", "limonada", "caldo de cana", "achocolatado", "com xarope"];
const FAT_CUTS = ["torresmo", "toucinho", "costela", "cupim", "picanha"];
const OFFAL = ["fígado", "coração", "língua", "rim", "moela", "bucho", "dobradinha", "miúdos", "mocotó", "sarapatel"];
const PURINE_FISH = ["sardinha", "anchova", "aliche", "cavalinha", "arenque", "mexilhão", "marisco"];
const LEAVES = [
  "couve",
  "espinafre",
  "folha de mostarda",
  "almeirão",
  "chicória",
  "agrião",
  "rúcula",
  "alface",
  "repolho",
  "brócolis",
];
/** One oil all week: the one that everybody may have. */
const OILS_BUT_OLIVE = ["óleo de soja", "óleo de girassol", "óleo de canola", "óleo de milho", "dendê", "babaçu"];
const SMALL_MEALS = {
  shares: {
    5: { cafe: 0.2, "lanche-manha": 0.17, almoco: 0.23, "lanche-tarde": 0.18, jantar: 0.22 },
    6: { cafe: 0.18, "lanche-manha": 0.13, almoco: 0.22, "lanche-tarde": 0.14, jantar: 0.21, ceia: 0.12 },
  },
  mealShare: 0.25,
  grams: 350,
} as const;

/** Sixty kcal of it weigh six times what nuts do. */
const AVOCADO = ["taco:163"] as const;
const EGG = ["taco:488"] as const;
/** Milk, yoghurt and cheese with all their fat, and a drink of which nobody knows how much of it is saturated. */
const WHOLE_MILK = [
  "own:leite",
  "own:leite-sem-lactose",
  "taco:448",
  "own:iogurte-sem-lactose",
  "taco:461",
  "own:bebida-aveia",
] as const;

/** Notes that bind what is eaten. */
export const dietPacks = {
  sodio: {
    source: "WHO: below 2,000 mg a day; 800 mg of them are left to 2 g of salt in cooking, ours",
    member:
      "Para cuidar da pressão, o plano tem pouco sódio: use no máximo uma pitada de sal e deixe o sabor por conta das ervas.",
    on: "diet",
    professional: "Pressão alta: até 1.200 mg de sódio por dia nos alimentos, nenhum com 400 mg ou mais na porção.",
    diet: { sodium: { aDay: 1200, inPortion: 400 } },
    excludes: {
      words: [
        ...COLD_CUTS,
        "salgado",
        "salgada",
        "carne seca",
        "charque",
        "bacalhau",
        "tablete",
        "instantâneo",
        "shoyu",
        "azeitona",
        "picles",
        "em conserva",
      ],
      sodiumFrom: 400,
    },
  },
  "carboidrato-distribuido": {
    source: "ours",
    member:
      "O carboidrato está repartido entre as refeições, para o açúcar do sangue subir devagar. Fruta inteira no lugar do suco.",
    on: "diet",
    professional:
      "Diabetes: 30 a 60 g de carboidrato disponível em café, almoço e jantar, 10 a 25 g nos lanches, nenhuma refeição acima de 35 % do dia.",
    diet: { carb: { main: { least: 30, most: 60 }, other: { least: 10, most: 25 }, mealShare: 0.35 } },
    excludes: {
      groups: ["doces"],
      words: [...SWEET_DRINKS, "suco", "mel", "melado", "rapadura", "com açúcar"],
    },
  },
  "refeicoes-pequenas": {
    source: "Advisory of four societies on GLP-1 and nutrition, 2025 (abstract); figures ours",
    member:
      "As refeições são pequenas e mais vezes ao dia. Parar quando a fome passa é certo: a energia do dia é um teto, não uma meta.",
    on: "diet",
    professional: "Cinco ou seis refeições, nenhuma acima de 25 % da energia nem de 350 g; a energia do dia é um teto.",
    diet: { smallMeals: SMALL_MEALS },
    // A portion of it fills the plate.
    excludes: { foods: ["taco:91"] },
    groupsWithout: {
      cafe: AVOCADO,
      lanche: AVOCADO,
      ceia: AVOCADO,
      // Much to eat for its protein.
      almoco: ["own:tofu-firme", ...EGG],
      jantar: ["own:tofu-firme", ...EGG],
    },
  },
  "proteina-e-liquido-primeiro": {
    source: "Advisory of four societies on GLP-1 and nutrition, 2025 (abstract); figures ours",
    member:
      "Comece cada refeição pela proteína. Líquido, aos goles e entre as refeições: com a comida, no máximo um copo pequeno.",
    on: "diet",
    professional:
      "Pelo menos 20 g de proteína em café, almoço e jantar, servida primeiro; até 200 ml de bebida na refeição, água em 6 momentos ou mais.",
    diet: { mainProtein: 20, drinksInMealMl: 200, waterMoments: 6 },
  },
  "sem-deficit": {
    source: "Targets; EFSA: caffeine up to 200 mg a day while breast-feeding",
    member:
      "Agora é hora de comer bem e com calma. Álcool fica para depois, e bebida com cafeína, só um pouco por dia.",
    on: "diet",
    professional: "Energia de manutenção; amamentando, 350 kcal a mais. Sem álcool, até 300 ml de café por dia.",
    diet: { energy: "maintenance", coffeeADayMl: 300 },
    excludes: { groups: ["alcoolicas"] },
  },
  "sem-gluten-e-contaminacao-cruzada": {
    source: "Lei 10.674/2003",
    member:
      "Na cozinha, tábua, torradeira e óleo de fritura só seus. No mercado, procure no rótulo a frase “não contém glúten” a cada compra: as receitas mudam.",
    on: "diet",
    professional:
      "Celíaca: nada com glúten nem com traços; aveia só certificada sem glúten; orientar o contato cruzado.",
  },
  "exclusao-de-alergenos": {
    source: "Menus",
    // The plan says it beside what was left out.
    member: null,
    professional:
      "Nada que contenha o alérgeno marcado, em refeição, troca, lista ou texto; com traços, nem o que pode conter.",
  },
  "sem-cardapio-gerado": {
    source: "ours",
    // The reason of the row says it.
    member: null,
    professional:
      "Só grupos e porções até uma pessoa ler a alergia; se ela não foi entendida, nenhum alimento aparece pelo nome.",
    diet: { plan: "groups" },
  },
  "purinas-baixas": {
    source: "ACR 2012 and 2020; 150 g of meat ours",
    member: "Por causa da gota, miúdos, caldo de carne e álcool ficam de fora. O resto do prato continua variado.",
    on: "diet",
    professional:
      "Gota: sem miúdos, sardinha e afins, caldo de carne, álcool e bebida doce; até 150 g de carnes e 200 ml de suco por dia.",
    diet: { meatADay: 150, juiceADayMl: 200 },
    excludes: {
      groups: ["alcoolicas"],
      words: [...SWEET_DRINKS, ...OFFAL, ...PURINE_FISH, "caldo de carne", "caldo de galinha", "canja"],
    },
    // A palm of it weighs most.
    groupsWithout: { almoco: ["own:tilapia"], jantar: ["own:tilapia"] },
  },
  "gordura-saturada-baixa": {
    source: "SBC guideline on dyslipidaemia; eggs ours",
    member: "Para cuidar do colesterol, o prato leva pouca gordura saturada e bastante fibra.",
    on: "diet",
    professional:
      "Colesterol: saturada até 7 % da energia, até 7 ovos por semana, 25 g de fibra ou mais; sem embutidos nem gordura animal.",
    diet: { saturatedShare: 0.07, eggsAWeek: 7, leastFibre: 25 },
    excludes: {
      words: [
        ...COLD_CUTS,
        ...FAT_CUTS,
        "com pele",
        "com gordura",
        "manteiga",
        "creme de leite",
        "óleo de coco",
        "dendê",
        "babaçu",
      ],
      unless: ["salmão"],
    },
    // One egg at breakfast makes the seven of the week.
    groupsWithout: {
      cafe: WHOLE_MILK,
      lanche: [...WHOLE_MILK, ...EGG],
      ceia: WHOLE_MILK,
      // It has less fibre than the others.
      almoco: [...EGG, "own:macarrao"],
      jantar: [...EGG, "own:macarrao"],
    },
  },
  "levotiroxina-em-jejum": {
    source: "Package leaflet: 30 to 60 minutes before food",
    member:
      "Remédio da tireoide com água, em jejum; comida e café 30 minutos depois. Soja fica fora da primeira refeição; cálcio e ferro, a 4 horas do remédio.",
    on: "diet.cafe",
    professional:
      "Levotiroxina: primeira refeição 30 minutos depois do remédio, sem soja; café, cálcio e ferro atrapalham. Nunca dose.",
    diet: { firstMeal: { words: ["soja", "tofu", "shoyu", "missô"], minutesAfterWaking: 30 } },
  },
  "vitamina-k-constante": {
    source: "Constant intake of vitamin K; 20 % ours",
    member:
      "Folhas verdes mexem com a varfarina, por isso o plano não põe nenhuma por conta própria. As que você já come, mantenha sem mudar de uma vez; avise quem controla o seu exame.",
    on: "diet",
    professional:
      "Varfarina: folhas fora do plano, ou as mesmas duas todo dia em porções iguais (até 20 % de diferença); um óleo só; sem chá verde nem cranberry.",
    diet: { leavesApart: 0.2 },
    excludes: {
      foods: ["taco:153"],
      words: [...LEAVES, ...OILS_BUT_OLIVE, "chá verde", "cranberry"],
      unless: ["couve-flor", "alface-americana"],
    },
  },
  "agua-converse-com-seu-medico": {
    source: "ours",
    member: "Sobre água, converse com seu médico.",
    on: "targets",
    professional: "Sem meta de água e sem quantidade de água em nenhum texto: é com o médico.",
    diet: { water: "withheld" },
  },
  "proteina-e-potassio": {
    source: "ours",
    member: null,
    professional:
      "Doença renal: nenhum cardápio antes de uma pessoa; os limites de proteína e de potássio são seus, o editor pede os dois.",
    diet: { plan: "none" },
  },
  hipoglicemia: {
    source: "Safety texts; nothing before the first meal is ours",
    member: null,
    professional:
      "Risco de hipoglicemia: nada antes de uma pessoa; cartão com sinais, 15 g de açúcar e o 192; treino nunca antes da primeira refeição.",
    diet: { plan: "none" },
    training: { plan: "none", isAfterFirstMeal: true },
  },
  manutencao: {
    source: "Targets",
    // The reason of the row says it.
    member: null,
    professional: "Energia de manutenção, nunca abaixo do piso; nenhuma palavra de perda.",
    diet: { energy: "maintenance" },
  },
  "meta-recusada-com-carinho": {
    source: "ours",
    member:
      "O peso que você escreveu fica abaixo do que faz bem ao seu corpo, então ele não virou meta. Vamos cuidar da força e da energia.",
    on: "diet",
    professional: "O peso desejado não é guardado como meta nem mostrado; converse sobre o motivo.",
    diet: { energy: "maintenance" },
  },
  "nunca-plano-de-perda": {
    source: "ours",
    member: null,
    professional: "IMC abaixo de 18,5: sem plano automático, e nenhuma versão abaixo da manutenção pode ser publicada.",
    diet: { plan: "none", energy: "maintenance" },
  },
  "porcoes-pela-mao-e-pelo-prato": {
    source: "ours",
    member: "As porções são pela mão e pelo prato, sem balança e sem conta.",
    on: "diet",
    professional: "Porções em mãos, pratos e medidas de casa, sem gramas; as quantidades da lista de compras ficam.",
    diet: { portions: "hand" },
  },
  "sem-kcal": {
    source: "Menus",
    member: null,
    professional: "Nenhum número ao lado de kcal, kg, cm, gramas de nutriente ou IMC.",
    diet: { numbers: "hidden" },
  },
  "nutricionista-liga": {
    source: "ours",
    member: "A nutricionista vai ligar para conversar com você, no seu tempo.",
    on: "diet",
    professional: "Ligue dentro do prazo da linha e registre a conversa.",
  },
  "cartao-de-apoio": {
    source: "ours",
    member: "Você contou dias difíceis. O plano vai leve, e se quiser conversar, o CVV atende no 188, a qualquer hora.",
    on: "diet",
    professional: "Humor baixo: corte de no máximo 10 % do gasto e uma conversa dentro do prazo.",
    diet: { mostDeficit: 0.1 },
  },
  "ate-ser-lido": {
    source: "ours",
    // The reason of the row says it.
    member: null,
    professional: "Texto que o dicionário não conhece: nível B nas duas metades até alguém marcar como lido.",
    diet: { plan: "groups" },
    training: { plan: "level-b" },
  },
  educativo: {
    source: "CFN 760/2023",
    member: "Orientação educativa: onde você mora, a consulta segue a lei local.",
    on: "diet",
    professional: "Mora fora: “orientação educativa” em cada página; plano definitivo só onde a lei local permite.",
  },
} as const satisfies Readonly<Record<string, NotePack>>;

import { nutritionist, trainer } from "../../team.ts";

/** What a finished block gives back. Fixed sentences: nothing here is computed but the energy. */
export const giveBackCopy = {
  next: (block: string) => `Seguir para ${block}`,
  end: "Terminar",
  aside: {
    title: (block: number) => `Bloco ${block}, feito.`,
    voce: "Agora vêm as perguntas de saúde. Elas decidem por onde o plano pode ir com segurança.",
    saude: "A parte mais longa passou. Daqui para a frente é sobre o que você gosta e o que cabe na sua rotina.",
    comida: "Agora o corpo em movimento: onde, quando e o que dói.",
    movimento: "Falta pouco: como você quer ver os números e falar com a gente.",
    combinados: "Pronto.",
  },
  energy: {
    title: "Sua energia em repouso",
    unit: "kcal por dia",
    text: "É o que o seu corpo gasta parado: coração, pulmão, cérebro e temperatura. Não é meta. É o chão de onde o plano parte.",
    bill: "A conta, aberta",
    age: (years: string) => `${years} anos × 5`,
    constant: { F: "Ajuste da fórmula, feminino", M: "Ajuste da fórmula, masculino", U: "Ajuste da fórmula, média" },
    total: "Por dia, arredondado",
    source: "Mifflin–St Jeor, 1990. Acerta dentro de 10% para a maioria; as próximas semanas afinam.",
  },
  changed: "O que suas respostas já mudaram",
  hidden: [
    "Pesos e calorias não aparecem em tela nenhuma. O plano vem em pratos e mãos.",
    `A conta da energia já está feita, e fica só com ${nutritionist.firstName}.`,
  ],
  meal: { title: "Um prato para hoje", lead: "Não é o plano ainda. É uma ideia que cabe no que você contou." },
  movement: { title: "Um começo para hoje", lead: "Não é o treino ainda. É um primeiro passo do seu tamanho." },
} as const;

/** By the answer to q06. */
export const goalLines = {
  emagrecer: "O plano vai emagrecer devagar, sem pular refeição.",
  recompor: "O plano vai priorizar proteína e força, para trocar gordura por músculo.",
  ganhar: "O plano vai ter comida suficiente para o músculo crescer.",
  saude: "O plano vai cuidar da energia do dia, sem pressa com a balança.",
} as const;

export const healthLines = {
  none: "Nada do que você respondeu pede mudança. Se algo mudar, é só avisar.",
  allergies: (names: string) => `Fora do plano, das trocas e da lista de compras: ${names}.`,
  lighter: `O treino começa mais leve, e ${trainer.firstName} lê antes de escolher cada exercício.`,
  regions: (names: string) => `Exercício que mexe com ${names} sai, e entra outro no lugar.`,
  medicines: `${nutritionist.firstName} lê os seus remédios antes de assinar.`,
  conditions: `O que você marcou entra no plano desde o começo, e ${nutritionist.firstName} confere.`,
  maternity: "Nesta fase o cuidado é outro: uma pessoa lê as suas respostas antes de qualquer plano.",
  numbers: `Pesos e calorias ficam fora da tela por enquanto. ${nutritionist.firstName} conversa com você sobre isso.`,
  hard: "Se as últimas semanas estão pesadas, você não precisa esperar o plano para conversar.",
  free: {
    conditions: "O que você marcou entra na conta desde o começo.",
    maternity: "Nesta fase o cuidado é outro: quem acompanha você sabe melhor do que um computador.",
    numbers: "Pesos e calorias ficam fora da tela por enquanto.",
  },
  person: (because: string | null) =>
    because
      ? `${because}, ${nutritionist.firstName} confere as suas respostas antes de assinar o plano.`
      : `${nutritionist.firstName} confere as suas respostas antes, com dia e hora marcados. Você vê qual no fim.`,
} as const;

type MealIdea = {
  text: string;
  /** All that it names: said only to whoever eats all of it. */
  foods: readonly string[];
};

/** Everyday plates, the first that fits: without what is not eaten or not tolerated. */
export const mealIdeas: readonly MealIdea[] = [
  {
    text: "Arroz, feijão, frango grelhado e metade do prato de salada. O de sempre já é um bom prato: só muda o tamanho da salada.",
    foods: ["frango", "arroz", "feijão", "alface", "tomate"],
  },
  {
    text: "Arroz, feijão, peixe assado e metade do prato de legumes. Se for por quilo, comece pelos legumes.",
    foods: ["peixe", "arroz", "feijão", "cenoura", "abobrinha"],
  },
  {
    text: "Arroz, feijão, dois ovos e metade do prato de verdura refogada. Fica pronto em 20 minutos.",
    foods: ["ovo", "arroz", "feijão", "couve"],
  },
  {
    text: "Arroz, feijão caprichado, couve refogada e abóbora. Feijão com arroz é proteína também.",
    foods: ["arroz", "feijão", "couve", "abóbora"],
  },
];

export const mealLines = {
  generic: "Metade do prato com verduras e legumes de que você gosta. O resto do prato continua como está hoje.",
  person: `${nutritionist.firstName} lê as suas respostas antes de sugerir qualquer prato. Até lá, siga a orientação que você já tem.`,
} as const;

export const movementLines = {
  walk: "Dez minutos de caminhada, no ritmo em que ainda dá para conversar. Se quiser, depois de uma refeição.",
  chair: "Sentar e levantar da cadeira oito vezes, sem pressa. Descanse um minuto e repita uma vez.",
  sore: `Com a dor que você contou, hoje é dia de poupar o corpo. ${trainer.firstName} lê as suas respostas antes de sugerir qualquer exercício.`,
  person: `${trainer.firstName} lê as suas respostas antes de sugerir qualquer exercício. Até lá, siga a orientação que você já tem.`,
} as const;

/** Texts of a target and its bill, and of a free member's counter. */
export const targetCopy = {
  near: (name: string) => (name ? `${name}, a sua meta é perto de` : "A sua meta é perto de"),
  keep: (name: string) => (name ? `${name}, a sua meta é manter, perto de` : "A sua meta é manter, perto de"),
  unit: "kcal por dia",
  range: "É uma faixa, não uma prova. Dentro dela, o dia está no prumo.",
  keepRange: "Comer o que o seu corpo gasta, com folga para o que é bom.",
  rangeLabel: (low: string, high: string, kcal: string) =>
    `Faixa de ${low} a ${high} quilocalorias por dia, com ${kcal} no meio`,
  grams: { protein: "proteína", carb: "carboidrato", fat: "gordura", water: "água" },
  noWater: "Água: converse com seu médico.",
} as const;

export const billCopy = {
  title: "De onde vem esse número",
  resting: {
    name: "Seu corpo parado",
    text: "com o peso, a altura e a idade que você contou, pela fórmula de Mifflin–St Jeor",
  },
  daily: { name: "Com o seu dia", text: (factor: string) => `a rotina e o exercício que você contou: vezes ${factor}` },
  cut: { name: (share: string) => `Menos ${share} %`, text: "o corte para o seu objetivo" },
  more: { name: (share: string) => `Mais ${share} %`, text: "um pouco acima, para construir músculo" },
  keep: { name: "Sem corte", text: "a energia do dia se mantém" },
  total: { name: "Meta, arredondada", text: (floor: string) => `nunca abaixo de ${floor}, que é o seu piso` },
  doubt:
    "A fórmula erra até 10 % na maioria das pessoas, para mais ou para menos. Por isso a faixa. Depois de algumas semanas, o seu diário sabe mais que ela.",
} as const;

export const freeTargetCopy = {
  use: {
    title: "Como usar",
    lines: [
      { name: "Olhe a semana, não o dia", text: "Um dia acima e outro abaixo se acertam sozinhos" },
      { name: "Registre o peso quando quiser", text: "Em Evolução. De um dia para o outro ele oscila, e tudo bem" },
      { name: "Mudou o peso ou a rotina? Refaça", text: "A meta só muda quando você pede, nunca sozinha" },
    ],
  },
  open: "Abrir Evolução",
  answers: "Conferir minhas respostas",
  would: {
    title: "Uma meta não é um plano",
    text: "No Completo, uma nutricionista e um profissional de educação física montam pratos e treinos, conversam com você e assinam.",
    link: "Ver o que muda",
  },
  noMargin: {
    title: "Cortar renderia quase nada. Manter bem rende mais.",
    text: "Você pediu para emagrecer, e a gente levou a sério: fez a conta. Com o seu peso e a sua altura, o corte seguro ficaria abaixo de 100 kcal por dia, quase nada no prato. Seria um mês inteiro contando comida para quase nada mudar. O que dá para mudar está na força, na proteína e na rotina.",
  },
  keep: {
    title: "Manter bem também é cuidado.",
    text: "Pelas suas respostas, um corte feito por computador não seria seguro. A meta mantém a energia do seu dia, e o que dá para mudar está na comida de verdade e na rotina.",
  },
  instead: {
    title: "O que dá para mirar no lugar",
    lines: [
      { name: "Força", text: "Dois treinos por semana são um bom começo" },
      { name: "Proteína em cada refeição", text: "Uma palma, da que você come bem" },
      { name: "Cintura e disposição", text: "Contam a história melhor que a balança" },
    ],
  },
  disagree: {
    title: "Discorda?",
    text: "Confira altura e peso; um dígito trocado muda tudo. E se há um motivo que a conta não vê, leve a uma consulta: o médico ou a nutricionista da UBS atendem de graça.",
    textAbroad:
      "Confira altura e peso; um dígito trocado muda tudo. E se há um motivo que a conta não vê, leve a uma consulta.",
  },
} as const;

export const noTargetCopy = {
  limit: "Isso não é uma nota, nem um defeito seu: é um limite da máquina.",
  helpTitle: "Onde há gente para isso",
  places: {
    "adulto-de-confianca": "Um adulto de confiança",
    "pre-natal": "A equipe do seu pré-natal",
    "relacao-com-a-comida": "Quem entende da relação com a comida",
    "medico-ou-ubs": "Uma consulta, perto de você",
  },
  line: {
    name: (name: string) => `${name}, agora, se precisar`,
    text: "Alguém escuta, dia e noite.",
    action: (number: string) => `Ligar para o ${number}`,
  },
  stays: {
    title: "O que fica com você",
    lines: [
      "O diário, quando abrir, com as suas palavras",
      "Leituras curtas, escritas por gente",
      "A sua conta, grátis e sem prazo",
    ],
  },
  goes: {
    title: "O que some daqui",
    text: "Peso, calorias, centímetros e contas. O diário não mede você. E as perguntas continuam aqui, para quando você quiser responder de novo.",
  },
  change: "mudar uma resposta",
  /** Numbers hidden by choice: no help list. */
  hidden: {
    title: "Sem números, como você pediu.",
    text: "A conta foi feita e fica guardada. Na tela, o prato conta por ela: metade dele é verde.",
  },
} as const;

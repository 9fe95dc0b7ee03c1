import { nutritionist, trainer } from "../../team.ts";

/** Texts of `/app/anamnese`, beside the questions themselves, which are the engine's. */
export const intakeCopy = {
  title: "Conhecer você",
  description: "As perguntas que montam o seu plano.",
  next: "Continuar",
  back: "Voltar",
  skip: "Pular por enquanto",
  why: "Por que perguntamos",
  check: "Confere? Esse número foge do comum.",
  lowWish: `Na sua altura, esse peso pode tirar saúde de você. Pode deixar anotado: ele não vira meta, o plano começa sem perda de peso e ${nutritionist.firstName} conversa com você sobre isso.`,
  checked: "Está certo, continuar",
  saved: "Tudo salvo",
  saving: "Salvando",
  unsent: {
    kept: "Só neste aparelho por enquanto. Segue sozinho quando a internet voltar.",
    notKept: "Só nesta tela por enquanto. Espere a internet antes de fechar.",
  },
  saveFailed: "Não deu para guardar neste aparelho. Confira se há espaço livre e tente de novo.",
  unavailable: {
    title: "Sem internet agora.",
    text: "Para abrir as suas respostas a gente precisa da conexão. Nada se perdeu: tente de novo em instantes.",
    retry: "Tentar de novo",
  },
} as const;

/** Who reads an answer, by block. */
export const readers = {
  nutritionist: { name: nutritionist.firstName, text: "lê esta resposta antes de assinar o seu plano." },
  trainer: { name: trainer.firstName, text: "lê esta resposta antes de escolher cada exercício." },
} as const;

export const stepsCopy = {
  label: "Blocos",
  block: (index: number, count: number) => `Bloco ${index} de ${count}`,
  left: (minutes: number) =>
    minutes === 0 ? "tudo respondido" : minutes === 1 ? "falta 1 min" : `faltam uns ${minutes} min`,
  done: (minutes: number) =>
    minutes === 0 ? "feito" : `feito, ${minutes === 1 ? "falta 1" : `faltam ${minutes}`} min`,
} as const;

/** By the engine's problem of an answer. */
export const problemCopy = {
  missing: "Escolha ou escreva uma resposta.",
  /** "Já teve reação grave? Falta de ar, …" is named by its first sentence. */
  missingPart: (label: string) => {
    const [name = label] = /^[^?]+\??/.exec(label) ?? [];
    return `Falta só uma coisa: ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  },
  malformed: "Confira como está escrito.",
  "not-an-option": "Escolha uma das opções.",
  "out-of-range": "Esse número foge do que dá para usar. Confere?",
  "too-long": "Ficou comprido demais. Encurte um pouco.",
  "too-many": "São muitos itens. Deixe os mais importantes.",
} as const;

const [BREAKFAST, MORNING, LUNCH, AFTERNOON, DINNER, SUPPER] = [
  "Café da manhã",
  "Lanche da manhã",
  "Almoço",
  "Lanche da tarde",
  "Jantar",
  "Ceia",
] as const;
const MEALS_OF: Readonly<Record<number, readonly string[]>> = {
  3: [BREAKFAST, LUNCH, DINNER],
  4: [BREAKFAST, LUNCH, AFTERNOON, DINNER],
  5: [BREAKFAST, MORNING, LUNCH, AFTERNOON, DINNER],
  6: [BREAKFAST, MORNING, LUNCH, AFTERNOON, DINNER, SUPPER],
};

export const controlCopy = {
  yes: "Sim",
  no: "Não",
  less: "Menos",
  more: "Mais",
  hidden: "•••",
  hiddenNote: "Guardado. O número não aparece.",
  hide: "Esconder números",
  hideText: `Só ${nutritionist.firstName} vê. O plano chega em pratos, sem peso nem calorias.`,
  hideForced: `Pelas suas respostas, os números ficam escondidos. ${nutritionist.firstName} pode mostrar de novo.`,
  day: { hint: "Dia, mês e ano, como 14/03/1992", wrong: "Escreva dia, mês e ano, como 14/03/1992." },
  month: {
    hint: "Mês e ano, como 03/2024. Se não lembrar, deixe em branco.",
    wrong: "Escreva mês e ano, como 03/2024.",
  },
  pressure: { high: "Máxima", low: "Mínima", hint: "Como no aparelho, 130 por 85. Também serve 13 por 8." },
  times: {
    /** By the number of meals; past those the questionnaire offers, by their order. */
    label: (meal: number, count: number) => MEALS_OF[count]?.[meal - 1] ?? `${meal}ª refeição`,
    hint: "Uma sugestão. Ajuste para o seu dia.",
  },
  search: "Buscar na lista",
  noneFound: "Nada com esse nome. Se não achar, deixe sem marcar.",
  none: "Nenhuma",
  names: {
    add: "Adicionar",
    empty: "Nada na lista ainda",
    list: "Sua lista",
    suggestions: "Sugestões",
    full: "A lista está cheia.",
  },
  left: (count: number) => (count === 1 ? "Resta 1 letra" : `Restam ${count} letras`),
  optional: "(se quiser)",
  select: "Escolha",
} as const;

/** Labels of names that are typed, by question. */
export const namesLabel: Readonly<Record<string, string>> = {
  s5: "Nome do remédio",
  f2: "Comida",
};

/** What many people refuse: a tap instead of typing. */
export const REFUSED_FOODS = [
  "fígado",
  "jiló",
  "quiabo",
  "coentro",
  "cebola crua",
  "peixe",
  "camarão",
  "carne de porco",
  "berinjela",
  "beterraba",
  "abobrinha",
  "brócolis",
  "cogumelo",
  "azeitona",
  "pimentão",
  "leite",
  "queijo",
  "ovo",
  "feijão",
  "banana",
  "mamão",
  "abacate",
  "aveia",
  "tofu",
] as const;

export const nothingRefused = "Nada, como de tudo";
export const noneOf: Readonly<Record<string, string>> = { s12: "Nenhuma", m7: "Nenhuma" };

export const bodyCopy = {
  view: "Lado do corpo",
  front: "Frente",
  back: "Costas",
  right: "dir.",
  left: "esq.",
  side: (region: string) => `${region}: de que lado?`,
  sides: { direito: "Direito", esquerdo: "Esquerdo" },
  pain: (name: string) => `${name}: quanto dói?`,
  unrated: "escolha na linha",
  missingPain: (name: string) => `Falta só uma coisa: ${name.toLowerCase()}, quanto dói?`,
  none: "Nenhuma",
  word: (pain: number) =>
    pain === 0 ? "nada" : pain <= 3 ? "incomoda" : pain <= 6 ? "atrapalha" : pain <= 9 ? "dói muito" : "a pior dor",
} as const;

export const helpCopy = {
  open: "Preciso conversar agora",
  title: "Tem gente para ouvir você agora",
  text: "Não precisa terminar as perguntas, nem explicar tudo. O que você respondeu fica salvo.",
  cvv: "É de graça, por telefone ou chat, dia e noite. Quem atende escuta sem julgar, e ninguém daqui fica sabendo.",
  call: (number: string) => `Ligar ${number}`,
  chat: "Abrir o chat do CVV",
  chatUrl: "https://cvv.org.br",
  danger: (emergency: string) => `Se há perigo neste momento, ligue ${emergency} ou vá ao pronto-socorro mais perto.`,
  close: "Voltar à pergunta",
  emergencyElsewhere: "o número de emergência do lugar onde você está",
  noLine: "Chame alguém de confiança para ficar com você.",
} as const;

export const openingCopy = {
  title: { completo: "Sete minutos para a gente te conhecer.", gratis: "Três minutos para a sua meta caber em você." },
  rows: {
    completo: [
      ["7 min", "Perguntas curtas, uma por tela. Cada resposta fica salva na hora; dá para parar e voltar."],
      [
        "2 leitores",
        `${nutritionist.firstName}, nutricionista, e ${trainer.firstName}, treinador. O suporte só entra se você pedir.`,
      ],
      ["No fim", "Você vê na hora o que já dá para calcular. O plano assinado chega em até 5 dias."],
    ],
    gratis: [
      ["3 min", "Perguntas curtas, uma por tela. Cada resposta fica salva na hora; dá para parar e voltar."],
      ["Cuidado", "Uma meta pode fazer mal a quem não deveria ter uma. Por isso a gente pergunta da saúde antes."],
      ["No fim", "Se for seguro, sai a sua meta do dia, com a conta aberta."],
    ],
  },
  allow: "Autorizo",
  decline: "Agora não",
  sending: "Enviando...",
  without: "Sem autorizar, você fica com o contador de refeições, sem dados do corpo.",
} as const;

export const remoteCareCopy = {
  title: "O atendimento é à distância. Podemos seguir assim?",
  lead: "Se preferir, uma pessoa da equipe conversa com você antes.",
  agree: "Li e concordo",
  talk: "Quero conversar antes",
  without: "Se quiser conversar antes, nada é montado por enquanto: você escolhe um horário e uma pessoa liga.",
} as const;

export const finishCopy = {
  title: "Fechando o seu questionário",
  text: "Só um instante: a gente confere as respostas e monta o que já dá para ver.",
  offline: {
    title: "Suas respostas estão salvas.",
    text: "Para fechar o questionário falta a internet. Deixe esta tela aberta: ela continua sozinha, ou volte quando quiser.",
  },
  unsent: {
    title: "Suas respostas estão nesta tela.",
    text: "Elas ainda não chegaram até a gente. Espere a internet voltar antes de fechar: esta tela continua sozinha.",
  },
  failed: {
    title: "Suas respostas estão salvas.",
    text: "O servidor não conseguiu fechar agora. Tentamos de novo em 1 min, ou é só tocar no botão.",
  },
  retry: "Tentar agora",
  later: "Voltar ao início",
} as const;

export const answersCopy = {
  title: "Suas respostas",
  lead: "Mudou alguma coisa? Corrija aqui. O que pede mais cuidado vale na hora; o resto uma pessoa confere antes de mudar o plano.",
  back: "Voltar",
  change: "Mudar",
  none: "sem resposta",
  answer: "Responder",
  saved: "Resposta guardada. O que pede mais cuidado já vale; o resto uma pessoa confere.",
  hidden: "guardado, sem mostrar o número",
  /** Questions with a figure of the body in them, for members who hide these. */
  titles: { e3: "Você perdeu muito peso em pouco tempo?" } as Readonly<Record<string, string>>,
  pain: (pain: number) => `dor ${pain}`,
  continue: "Continuar as perguntas",
} as const;

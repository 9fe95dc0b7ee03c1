import type { BasicReason, HandoffTopic } from "@app/contract/assistant";
import type { MealSlot } from "@app/contract/plan-document";
import { nutritionist, trainer } from "../../team.ts";

// Texts of `/app/conversa/assistente`. No exclamation mark; a no-break space before a unit.

const both = `${nutritionist.firstName} e ${trainer.firstName}`;

export const assistantCopy = {
  title: "Assistente",
  tag: "IA",
  basicTag: "modo básico",
  lead: "Você está falando com uma IA.",
  leadPerson: "Chame uma pessoa quando quiser.",
  unfold: "Por que o modo básico",
  person: "Chamar uma pessoa",
  loading: "Abrindo a conversa…",
  log: "Conversa com a assistente, que é uma IA",
  author: "Assistente, IA",
  byRules: "modo básico",
  placeholder: "Pergunte ou conte",
  busy: "Espere a resposta terminar.",
  unsent: "Antes da próxima, envie ou edite a pergunta que não foi.",
  thinking: "Pensando",
  resuming: "A conexão caiu. Buscando o resto da resposta.",
  unreachable: "Sem internet. O resto da resposta aparece quando ela voltar.",
  failed: "A resposta parou no meio e não vai continuar.",
  failedEmpty: "A resposta não veio.",
  askAgain: "Perguntar de novo",
  answered: "Resposta pronta.",
  older: "Mostrar mais antigas",
  olderLoading: "Buscando…",
  olderFailed: "As mensagens mais antigas não vieram.",
  retry: "Tentar de novo",
  toEnd: "Ir para a mensagem mais recente",
} as const;

/** A promise that runs in the thread with the team, above the messages on a phone. */
export const promiseCopy = {
  answersBy: (who: string, due: string) => `${who} responde até ${due}`,
  teamAnswersBy: (due: string) => `A equipe responde até ${due}`,
  late: (due: string) => `A resposta era até ${due}. O atraso é nosso.`,
  left: (time: string) => `faltam ${time}`,
  see: "Ver",
} as const;

export const unsentQuestionCopy = {
  sending: "enviando",
  offline: "Não foi: sem internet. Ela não sai sozinha.",
  again: "Enviar de novo",
  edit: "Editar",
} as const;

export const quickCopy = {
  label: "Atalhos",
  asks: [
    ["Hoje deu ruim", "Hoje deu ruim."],
    ["Próxima refeição", "Qual é a minha próxima refeição?"],
    ["Treino de hoje", "Qual é o meu treino de hoje?"],
  ],
  /** Of a plan nothing can be said yet. */
  asksWithoutPlan: [
    ["Hoje deu ruim", "Hoje deu ruim."],
    ["O que já comi", "O que eu comi hoje?"],
  ],
} as const;

export const proposedMealCopy = {
  label: "Registro proposto",
  today: (meal: string) => `${meal} de hoje`,
  yesterday: (meal: string) => `${meal} de ontem`,
  onDay: (meal: string, day: string) => `${meal}, ${day}`,
  between: (low: string, high: string) => `(${low} a ${high}\u00a0g)`,
  total: "Total",
  save: {
    cafe: "Registrar no café",
    "lanche-manha": "Registrar no lanche",
    almoco: "Registrar no almoço",
    "lanche-tarde": "Registrar no lanche",
    jantar: "Registrar no jantar",
    ceia: "Registrar na ceia",
  } satisfies Record<MealSlot, string>,
  correct: "Corrigir",
  note: "Nada entra no diário sem você confirmar.",
  saved: "Está no diário.",
  see: "Ver no diário",
  undo: "Desfazer",
  failed: "Este aparelho não guardou o registro. Tente de novo.",
} as const;

export const proposedSwapCopy = {
  title: (food: string) => `Trocar ${food.charAt(0).toLowerCase()}${food.slice(1)} por`,
  label: "Troca proposta",
  legend: "Opções do seu plano",
  today: "só hoje",
  onDay: (day: string) => `só ${day}`,
  save: (food: string) => `Trocar por ${food.charAt(0).toLowerCase()}${food.slice(1)}`,
  note: (when: string) => `Vale ${when}. O plano continua o mesmo.`,
  saved: (food: string) => `Trocado: ${food.charAt(0).toLowerCase()}${food.slice(1)} no lugar.`,
  see: "Ver no plano",
  undo: "Desfazer",
  changed: "Seu plano mudou depois desta resposta. Veja as trocas de agora no próprio plano.",
  failed: "Este aparelho não guardou a troca. Tente de novo.",
} as const;

export const proposedBadDayCopy = {
  label: "Hoje deu ruim",
  title: "Deixar o resto de hoje mais leve",
  text: "As refeições que faltam ficam menores e o treino pode esperar. Amanhã começa igual.",
  save: "Deixar mais leve",
  saved: "Hoje ficou mais leve. Amanhã começa igual.",
  see: "Ver o dia",
  past: "Esse dia já passou, e tudo bem.",
  undo: "Desfazer",
  failed: "Este aparelho não guardou. Tente de novo.",
} as const;

export const signQuestionCopy = {
  label: "Antes de mudar o plano",
  note: "Com um sim, o plano pausa no que precisar e a equipe fica sabendo disso, sem ler a conversa. Com um não, nada muda e ninguém é avisado.",
  noteAlone: "Com um sim, o que for preciso pausa. Com um não, nada muda.",
  outcome: {
    yes: "Você confirmou, e já vale.",
    no: "Nada mudou, e ninguém foi avisado.",
    "taken-back": "Corrigido: isso não vale mais.",
  },
  correct: "Não é isso? Corrigir em Hoje",
  failed: "Sua resposta não chegou. Tente de novo.",
} as const;

export const handoffCopy = {
  label: "Passar para uma pessoa",
  title: "Passar para a equipe",
  urgentTitle: "Melhor uma pessoa ver isto",
  words: "A mensagem que vai:",
  /** "hoje, 16h41". */
  answerBy: (due: string) => `Mandando agora, ${nutritionist.firstName} ou ${trainer.firstName} responde até ${due}.`,
  save: "Mandar para a equipe",
  note: "Só esta mensagem vai. Sua conversa é sua: só avisamos a equipe quando é questão de segurança.",
  sentLabel: "Passado para uma pessoa",
  who: (name: string) => `${name} vai responder`,
  team: "A equipe vai responder",
  human: "gente de verdade",
  waiting: "na fila, sai quando voltar a internet",
  sent: "Passado para a equipe.",
  answered: "A equipe respondeu.",
  withdrawn: "Pedido cancelado",
  withdrawnText: "Ninguém vai responder a esta pergunta. Se mudar de ideia, escreva para a equipe.",
  due: "Resposta humana até",
  lateTerm: "Era até",
  late: "Se passar de 24\u00a0h",
  credit: "+1 dia no seu plano",
  sees: "O que a pessoa vê",
  seesOnly: "Só a mensagem enviada",
  where: "Onde chega",
  open: "Na conversa com a equipe",
  mind: "Mudou de ideia?",
  withdraw: "Cancelar o pedido",
  support: "A equipe do plano responde no Plano Completo. O atendimento é gente também, e responde a todo mundo.",
  supportLink: "Falar com o atendimento",
  refusedConsent: "Não foi: falta a sua autorização para dados de saúde.",
  refused: "Não foi aceita pelo servidor. Ninguém recebeu.",
  consents: "Ver as autorizações",
  again: "Mandar de novo",
  failed: "Este aparelho não guardou a mensagem. Tente de novo.",
  topics: {
    dieta: "comida",
    treino: "treino",
    saude: "saúde",
    dor: "dor",
    plano: "plano",
    dinheiro: "pagamento",
    outro: "outro assunto",
  } satisfies Record<HandoffTopic, string>,
  about: (topic: string) => `Assunto: ${topic}`,
} as const;

/** Before a question is taken back from the team. */
export const withdrawalCopy = {
  title: "Cancelar o pedido?",
  text: "A pergunta sai da fila da equipe, e o prazo da resposta deixa de valer. A mensagem continua na conversa, marcada como cancelada.",
  keep: "Manter o pedido",
  withdraw: "Cancelar o pedido",
  failed: "Não deu para cancelar: sem resposta do servidor. Tente de novo.",
} as const;

export const memoryQuestionCopy = {
  label: "Pedido para lembrar",
  ask: "Posso guardar isto para as próximas conversas?",
  yes: "Pode guardar",
  no: "Não",
  saved: "Guardado.",
  refused: "Certo, não guardei.",
  see: "O que a IA sabe de mim",
  failed: "Não deu para guardar agora. Tente de novo.",
} as const;

export const removalCopy = {
  action: "Apagar esta pergunta e a resposta",
  title: "Apagar esta pergunta?",
  text: "A pergunta e a resposta somem daqui e dos nossos servidores. O que você já registrou ou mandou para a equipe fica.",
  keep: "Manter",
  remove: "Apagar",
  done: "Pergunta e resposta apagadas.",
  failed: "Não deu para apagar agora. Tente de novo.",
} as const;

export const emptyAssistantCopy = {
  title: "Pergunte do seu jeito.",
  text: "Respondo na hora, com o que está no seu plano e no seu diário. Para o que é de gente, chamo gente.",
  examples: ["O que eu como agora?", "Quais são as trocas do meu almoço?", "Hoje só tenho 20 minutos. Qual treino?"],
  withoutPlan: {
    text: "Respondo na hora, com o que está no seu diário e na tabela de alimentos. Para o que é de gente, chamo gente.",
    examples: ["Quantas calorias tem uma coxinha?", "Comi 2 ovos e um pão francês.", "O que eu comi hoje?"],
    /** Where numbers are hidden. */
    plainExamples: ["Comi 2 ovos e um pão francês.", "Hoje deu ruim."],
  },
} as const;

export const aboutCopy = {
  does: {
    title: "O que ela faz",
    items: [
      "Lê seu plano, seu diário e a tabela de alimentos. Todo número vem de lá.",
      "Propõe registros e trocas. Quem confirma é você.",
    ],
  },
  doesNot: {
    title: "O que ela não faz",
    items: [
      `Não muda calorias nem plano. Isso é de ${both}.`,
      "Não fala de remédio, exame ou diagnóstico. Chama uma pessoa.",
    ],
  },
  memory: "O que a IA sabe de mim",
} as const;

export const basicCopy = {
  title: "Modo básico",
  text: "Agora a assistente responde por regras, sem modelo externo. O cuidado com você funciona igual nos dois modos.",
  reasons: {
    "not-configured": "Por enquanto as respostas vêm só do seu plano, do seu diário e das nossas tabelas.",
    "consent-missing": "Você não autorizou o envio das perguntas a um provedor de IA.",
    budget: "O limite de perguntas com o modelo acabou por agora. Ele volta sozinho.",
    outage: "O modelo está fora do ar. A gente tenta de novo na próxima pergunta.",
  } satisfies Record<BasicReason, string>,
  allow: "Ver as autorizações",
} as const;

/** Beside a conversation that a person has taken over. */
export const pausedCopy = {
  title: "Seu programa espera",
  text: "Nada atrasa e nada se perde. Você volta quando quiser.",
} as const;

/** Where the field would be. */
export const closedAssistantCopy = {
  closed: {
    title: "Agora quem fala com você é uma pessoa.",
    text: "Sou uma IA e paro por aqui com comida e treino. Escreva: uma pessoa lê assim que chegar.",
    link: "Escrever para a equipe",
    supportLink: "Escrever para o atendimento",
  },
  "consent-missing": {
    title: "Falta a sua autorização.",
    text: "Aqui se fala de comida, corpo e saúde. Sem a sua autorização para dados de saúde, nada é guardado nem lido.",
    link: "Ver as autorizações",
  },
} as const;

import type { REVIEW_OBSTACLES } from "@app/contract/reviews";
import { nutritionist, trainer } from "../team.ts";

// Texts of `/app/revisao` and `/app/revisao/resposta`, and of the line on Hoje.

const NBSP = "\u00a0";
const NUMBERS = ["zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete"];
const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
const both = `${nutritionist.firstName} e ${trainer.firstName}`;

export const reviewCopy = {
  title: "Revisão da semana",
  description: "Oito perguntas sobre a semana, um toque em cada uma.",
  back: "Voltar",
  close: "Fechar, fica salvo",
  step: (number: number, all: number) => `Pergunta ${number} de ${all}`,
  steps: "As perguntas",
  oneTap: "Um toque e passa para a próxima. Dá para voltar.",
  afterHelp: "Seguir com a revisão",
} as const;

type Step = { name: string; question: string };
const step = (name: string, question: string): Step => ({ name, question });

/** By the answer's name in the contract. */
export const stepCopy = {
  dietDays: step("Alimentação", "Em quantos dias você seguiu a alimentação?"),
  workouts: step("Treinos", "Quantos treinos você fez?"),
  hunger: step("Fome", "E a fome, nesta semana?"),
  energy: step("Energia", "E a energia, deu para o dia?"),
  sleep: step("Sono", "Como você dormiu?"),
  mood: step("Ânimo", "E o ânimo?"),
  obstacle: step("O que atrapalhou", "O que mais atrapalhou?"),
  change: step("O que mudar", "O que você quer mudar?"),
} as const;

export const dietDaysCopy = {
  lead: (week: string) => `De ${week}. “Seguir” é mais ou menos, não é perfeito.`,
  logged: (days: number) =>
    `O diário tem ${days === 1 ? "1 dia" : `${days} dias`} com registro. Se você lembra diferente, vale o que você lembra.`,
  answer: (days: number) => `${days} de 7`,
} as const;

export const workoutsCopy = {
  lead: (planned: number) =>
    `O combinado ${planned === 1 ? "era um" : `eram ${numberWord(planned)}`}. A versão curta conta igual.`,
  more: (planned: number) => `Mais de ${numberWord(planned)}`,
  logged: (days: readonly string[]) =>
    `O aplicativo guardou ${days.length}: ${new Intl.ListFormat("pt-BR").format(days)}. Caminhada não entra aqui.`,
  walks: "Caminhada não entra aqui.",
  answer: (done: number, planned: number) => (done > planned ? `mais de ${planned}` : `${done} de ${planned}`),
} as const;

/** From 1 to 5: what stands on the screen, and in short beside the thread. */
export const scaleCopy = {
  hunger: [
    ["Quase não senti", "quase nenhuma"],
    ["Pouca, na hora de comer", "pouca"],
    ["Normal", "normal"],
    ["Bastante, entre as refeições", "bastante"],
    ["O dia inteiro", "o dia inteiro"],
  ],
  energy: [
    ["Quase nenhuma", "quase nenhuma"],
    ["Acabava cedo", "acabava cedo"],
    ["Deu para o gasto", "para o gasto"],
    ["Boa", "boa"],
    ["Sobrou", "sobrou"],
  ],
  sleep: [
    ["Muito mal", "muito mal"],
    ["Mal, quase toda noite", "mal"],
    ["Normal, com altos e baixos", "normal"],
    ["Bem, quase toda noite", "bem"],
    ["Muito bem", "muito bem"],
  ],
  mood: [
    ["Muito para baixo", "muito para baixo"],
    ["Para baixo", "para baixo"],
    ["Nem lá, nem cá", "nem lá, nem cá"],
    ["Bom", "bom"],
    ["Muito bom", "muito bom"],
  ],
} as const;

export const sleepCopy = {
  logged: (minutes: number) =>
    `As noites do diário dão ${Math.floor(minutes / 60)}${NBSP}h${NBSP}${String(minutes % 60).padStart(2, "0")} em média.`,
} as const;

type Obstacle = (typeof REVIEW_OBSTACLES)[number];
export const obstacleCopy: Record<Obstacle, readonly [text: string, short: string]> = {
  tempo: ["Falta de tempo", "tempo"],
  fome: ["Fome", "fome"],
  social: ["Festa, visita, fim de semana", "festa, visita"],
  dinheiro: ["Dinheiro", "dinheiro"],
  dor: ["Dor", "dor"],
  animo: ["Ânimo", "ânimo"],
  nada: ["Nada atrapalhou", "nada"],
};

export const changeCopy = {
  lead: "Opcional. Uma frase basta.",
  left: (count: number) => (count === 1 ? "Falta 1 letra para o limite." : `Faltam ${count} letras para o limite.`),
  answers: "Suas respostas",
  due: (due: string) => `Chegando agora, ${both} respondem até ${due}.`,
  offline: "Sem internet agora. A revisão fica guardada e vai sozinha; o prazo da resposta conta de quando ela chegar.",
  send: "Enviar revisão",
  sending: "Guardando…",
  failed: "Este aparelho não guardou a revisão. Tente de novo.",
} as const;

export const consentCopy = {
  title: "Falta a sua autorização.",
  text: "A revisão fala de fome, sono e ânimo, que são dados de saúde. Sem a sua autorização a gente não guarda nada disso.",
  action: "Ver as autorizações",
  leave: "Agora não",
} as const;

export const replyCopy = {
  title: "Suas revisões",
  replyTitle: "A resposta da sua revisão",
  description: "O que a equipe respondeu sobre a sua semana.",
  back: "Hoje",
  week: (week: string) => `Semana de ${week}`,
  loading: "Buscando as respostas…",
  nextStep: "Um próximo passo",
  respond: "Responder na conversa",
  older: "Respostas anteriores",
  roles: { nutri: "Nutricionista", treinador: "Treinador" },
  kept: "Promessa cumprida",
  times: "Envio e resposta",
  sent: "Você enviou",
  replied: "A resposta chegou",
} as const;

export const waitingCopy = {
  title: "Sua revisão chegou.",
  text: (due: string) => `${both} leem a semana inteira, e uma pessoa responde até ${due}.`,
  due: "resposta até",
  late: (due: string) => `Era para ${due}. O atraso é nosso, e vira um dia a mais no seu acesso.`,
  noPromise: {
    title: "Sua revisão chegou.",
    text: "Ela fica guardada com as outras. Para esta semana não há resposta prometida.",
  },
  confirming: { title: "Sua revisão foi.", text: "A gente está confirmando até quando uma pessoa responde." },
  unsent: {
    title: "Sua revisão está guardada aqui.",
    kept: "Sem internet, ela fica neste aparelho e vai sozinha. O prazo da resposta começa quando ela chegar.",
    open: "Sem internet, ela fica só nesta tela e vai sozinha. Não feche até ela ir. O prazo da resposta começa quando ela chegar.",
  },
  refused: {
    title: "Esta revisão não foi aceita.",
    consent: "Falta a sua autorização para dados de saúde. Depois de autorizar, ela pode ir.",
    other: "A semana pode já ter fechado, ou a resposta ter chegado antes. O que você escreveu não foi enviado.",
    consents: "Ver as autorizações",
    again: "Enviar de novo",
    discard: "Tirar deste aparelho",
  },
} as const;

export const openCopy = {
  title: "A revisão desta semana está aberta.",
  text: (week: string, until: string) => `Semana de ${week}. Oito toques, e dá para responder até ${until}.`,
  action: "Responder a revisão",
} as const;

export const noWeekCopy = {
  title: "Nenhuma semana aberta agora.",
  text: "A revisão abre todo domingo e fica aberta por sete dias. A gente avisa em Hoje.",
  action: "Voltar para Hoje",
} as const;

export const freeReviewCopy = {
  title: "Uma vez por semana, alguém lê a sua semana.",
  lead: "A revisão faz parte do Plano Completo: oito perguntas de um toque, e a resposta de uma pessoa em até dois dias de atendimento.",
  parts: [
    ["Oito toques", "Como foi a semana, sem contas e sem nota."],
    ["Duas frases", `${both} leem e respondem o que viram.`],
    ["Um próximo passo", "Um só, que caiba na semana seguinte."],
  ],
} as const;

export const reviewLineCopy = {
  label: "Revisão da semana",
  open: { title: "A revisão da semana abriu.", text: "Oito toques, menos de três minutos.", link: "Responder" },
  reply: {
    title: "A equipe respondeu a sua revisão.",
    text: "Duas frases e um próximo passo.",
    link: "Ler a resposta",
  },
} as const;

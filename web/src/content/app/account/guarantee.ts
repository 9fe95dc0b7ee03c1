import type { GuaranteeLine, GuaranteeMeter } from "@app/contract/guarantee";
import { guaranteeTerms as terms } from "@app/contract/guarantee-terms";

// Texts of `/app/garantia`: the meter and the request. The company promises; no professional does. No exclamation mark.

export const guaranteeCopy = {
  back: "Conta",
  title: `Garantia de ${terms.windowDays} dias`,
  description: "Como você está na garantia, linha por linha, e o pedido.",
  lead: "Siga o programa. Se não der resultado, devolvemos 100%.",
  loading: "Buscando a sua garantia…",
  ask: "Acionar garantia",
  rule: "Ler a regra inteira",
} as const;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
/** "falta 1", "faltam 5"; after the window "faltou 1". */
const missing = (number: number, isOver: boolean): string => {
  const [one, many] = isOver ? ["faltou", "faltaram"] : ["falta", "faltam"];
  return `${number === 1 ? one : many} ${number}`;
};

export const meterCopy = {
  title: "Como você está",
  day: ({ day, of }: Pick<GuaranteeMeter, "day" | "of">) => `Dia ${day} de ${of}.`,
  over: (of: number) => `Os ${of} dias terminaram.`,
  before: "Ainda não começou.",
  until: (day: string) => `Você pode pedir até ${day}.`,
  tooLate: (day: string) => `O prazo para pedir terminou em ${day}.`,
  pace: (day: number) => `ritmo do dia ${day}`,
  minimum: "o mínimo",
  legend: (day: number | null) =>
    day === null
      ? "Tracejado é o mínimo."
      : `Tracejado é o mínimo. Pontilhado é onde o dia ${day} pede que você esteja.`,
  paused: (days: number) =>
    days === 1 ? "Um dia de pausa ficou fora da conta." : `${days} dias de pausa ficaram fora da conta.`,
  backDated: ({ diary, measures }: GuaranteeMeter["backDated"]) => {
    const parts = [
      ...(diary > 0 ? [count(diary, "registro do diário", "registros do diário")] : []),
      ...(measures > 0 ? [count(measures, "medida", "medidas")] : []),
    ];
    const verb = diary + measures === 1 ? "chegou" : "chegaram";
    return `${parts.join(" e ")} ${verb} com mais de ${terms.backDatedDays} dias de atraso e não ${diary + measures === 1 ? "conta" : "contam"}.`;
  },
  wereLate: "Uma promessa nossa atrasou neste período. O que faltar conta como feito.",
  resultTitle: "E o resultado?",
  result: (of: number) =>
    `No dia ${of} comparamos o começo com o fim, com a dúvida a seu favor. Abaixo do mínimo da regra, conta como “sem resultado”.`,
  resultMore: "O que conta como “sem resultado”",
  /** Before the first plan: nothing is counted yet. */
  notStarted: {
    title: "A contagem começa no seu primeiro plano.",
    text: `Responda à anamnese e o plano provisório sai na hora. Dali em diante são ${terms.windowDays} dias, e o medidor aparece aqui.`,
    answer: "Responder à anamnese",
  },
} as const;

type LineWords = { figure: string; name: string; note: string };
type LineContext = Pick<GuaranteeMeter, "daysLeft" | "plannedSessions">;

const WAIVED = "conta como feito, porque atrasamos";

/** One line of the meter in words: the same that the drawing says. */
export function lineWords(line: GuaranteeLine, context: LineContext): LineWords {
  const { code, have, need, waived } = line;
  const isOver = context.daysLeft === 0;
  if (code === "G1") return { name: "anamnese", ...questionnaireWords(line, isOver) };
  const isEnough = (have ?? 0) >= need;
  const figure = isEnough ? `${have ?? 0}` : `${have ?? 0} de ${need}`;
  return { figure, name: lineName(line), note: waived ? WAIVED : noteOf(line, context) };
}

/** In running text: "dias com diário". Weigh-ins are asked for in weeks, the tape is not. */
export const lineName = ({ code, needWeeks }: Pick<GuaranteeLine, "code" | "needWeeks">): string =>
  ({
    G1: "anamnese",
    G2: "dias com diário",
    G3: "treinos",
    G4: "revisões",
    G5: needWeeks === null ? "medidas de cintura" : "pesagens",
  })[code];

function questionnaireWords({ have, need, ok, waived }: GuaranteeLine, isOver: boolean) {
  const note = waived ? WAIVED : questionnaireNote(have, need, ok, isOver);
  return { figure: have === null ? "Ainda não" : "Feita", note };
}

function questionnaireNote(have: number | null, need: number, ok: boolean, isOver: boolean): string {
  if (have === null) return isOver ? `o prazo era de ${need} dias do acesso` : `prazo de ${need} dias do acesso`;
  const when = have === 0 ? "no dia do acesso" : `em ${count(have, "dia", "dias")}`;
  return ok ? `${when}, prazo de ${need} dias` : `${when}; o prazo era de ${need}`;
}

function noteOf({ code, have, need, ok, weeks, needWeeks }: GuaranteeLine, context: LineContext): string {
  const { daysLeft, plannedSessions } = context;
  const isOver = daysLeft === 0;
  const lacks = Math.max(0, need - (have ?? 0));
  if (code === "G3") return sessionsNote({ lacks, need, planned: plannedSessions, isOver });
  const inWeeks = needWeeks === null ? "" : `, em ${needWeeks} semanas`;
  if (ok) return `bastavam ${need}${inWeeks}`;
  if (lacks === 0 && needWeeks !== null)
    return `${isOver ? "faltou" : "falta"} pesar em mais ${count(needWeeks - (weeks ?? 0), "semana", "semanas")}`;
  if (code === "G2" && !isOver)
    return `${missing(lacks, isOver)}, ${daysLeft === 1 ? "resta 1 dia" : `restam ${daysLeft} dias`}`;
  return `${missing(lacks, isOver)}${inWeeks}`;
}

type SessionsNote = { lacks: number; need: number; planned: number; isOver: boolean };

/** The minimum grows with what was planned so far. */
function sessionsNote({ lacks, need, planned, isOver }: SessionsNote): string {
  if (planned === 0) return "nenhum marcado ainda";
  const of = count(planned, "marcado", "marcados");
  if (lacks === 0) return `${isOver ? "" : "até hoje "}bastavam ${need}, de ${of}`;
  return `${missing(lacks, isOver)} para o mínimo de ${of}${isOver ? "" : " até hoje"}`;
}

export const requestCopy = {
  title: "Acionar a garantia",
  terms: (reviewHours: number) => [
    "A resposta sai agora, pelo que você registrou, com um protocolo e cada número que conferimos.",
    `Se a resposta for não e você discordar, uma pessoa revisa em até ${reviewHours} horas.`,
  ],
  granted: "Se for sim:",
  ends: "O acesso ao plano termina na hora.",
  early: (of: number) => `Antes do dia ${of} a resposta costuma ser “ainda não”. Pedir agora não custa nem gasta nada.`,
  confirm: "Acionar garantia",
  leave: "Agora não",
} as const;

export const emptyCopy = {
  free: {
    lead: "Ela vale para quem compra o Plano Completo.",
    text: "Sua conta não tem uma compra em andamento, então não há o que devolver.",
  },
  used: {
    title: "O valor desta compra já foi pedido de volta.",
    text: "A devolução, passo a passo, está na página da compra.",
    open: "Acompanhar a devolução",
  },
} as const;

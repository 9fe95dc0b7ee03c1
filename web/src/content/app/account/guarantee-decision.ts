import type { GuaranteeDecision, GuaranteeLine, RefusalReason } from "@app/contract/guarantee";
import { lineName } from "./guarantee.ts";

// Texts of a decision about the guarantee. Nothing here blames: a line says what was counted, and of which days.

const number = (value: number): string => value.toLocaleString("pt-BR", { maximumFractionDigits: 2 });
const percent = (share: number): string => `${number(Math.round(share * 1_000) / 10)}%`;
/** "a, b e c". */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} e ${parts.at(-1)}`;

type DayWords = (day: string) => string;

const LEADS: Readonly<Record<string, string>> = {
  SEM_RESULTADO: "Você seguiu o programa e o resultado não veio. Devolvemos tudo, como combinado.",
  SEM_RESULTADO_COM_LINHAS_PERDOADAS:
    "O resultado não veio, e o que faltou conta como feito, porque nós atrasamos. Devolvemos tudo, como combinado.",
  NOS_ATRASAMOS:
    "O plano definitivo passou do prazo. Quem falhou fomos nós, então devolvemos tudo, sem olhar mais nada.",
  HUMANO_NAO_VEIO_A_TEMPO:
    "Uma pessoa devia ter olhado as suas respostas no prazo, e não olhou. Devolvemos tudo, sem olhar mais nada.",
};

export const grantedCopy = {
  title: "Garantia concedida.",
  lead: (reason: string) => LEADS[reason] ?? "Devolvemos tudo, como combinado.",
  byPerson: "Uma pessoa revisou o seu pedido e deu razão a você. Devolvemos tudo, como combinado.",
  chosen: "Você escolheu a devolução, sem condição nenhuma. Devolvemos tudo.",
  starting: "A devolução começa em instantes. O protocolo também vai para o seu email.",
  after: "Seus dados continuam seus: baixe ou apague quando quiser. Se um dia voltar, começamos do zero, sem mágoa.",
} as const;

export const refusedCopy = {
  title: "Desta vez, a garantia não se aplica.",
  missing: (reasons: readonly RefusalReason[]) =>
    `${isOne(reasons) ? "Faltou" : "Faltaram"} ${joined(reasons.map(missingWords))} para o mínimo. Veja cada conta; se algo estiver errado, uma pessoa revisa.`,
  result:
    "Você seguiu o programa, e a conta mostra resultado, mesmo com a dúvida a seu favor. Veja abaixo; se algo estiver errado, uma pessoa revisa.",
  deadline: (day: string) => `O pedido podia ser feito até ${day}. Se algo estiver errado, uma pessoa revisa.`,
  other: "Veja o que conferimos; se algo estiver errado, uma pessoa revisa.",
  kept: "Uma pessoa revisou o seu pedido e manteve a resposta.",
} as const;

/** The verb goes with the first thing that it names. */
const isOne = ([first]: readonly RefusalReason[]): boolean => first?.code === "G1" || first?.missing === 1;

/** "7 dias de diário", "3 treinos". */
function missingWords({ code, missing, weeks, needWeeks }: RefusalReason): string {
  const lacks = missing ?? 0;
  if (code === "G1") return "a anamnese no prazo";
  if (code === "G2") return lacks === 1 ? "1 dia de diário" : `${lacks} dias de diário`;
  if (code === "G3") return lacks === 1 ? "1 treino" : `${lacks} treinos`;
  if (code === "G4") return lacks === 1 ? "1 revisão" : `${lacks} revisões`;
  if (needWeeks === null) return lacks === 1 ? "1 medida de cintura" : `${lacks} medidas de cintura`;
  const lacksWeeks = needWeeks - (weeks ?? 0);
  if (lacks === 0) return `pesagens em mais ${lacksWeeks} ${lacksWeeks === 1 ? "semana" : "semanas"}`;
  return lacks === 1 ? "1 pesagem" : `${lacks} pesagens`;
}

export const notYetCopy = {
  title: "Ainda não dá para decidir.",
  opens: (day: string) =>
    `Os dias ainda estão correndo. A partir de ${day} a resposta sai na hora: é só pedir de novo.`,
  unknown: "A contagem começa no seu primeiro plano. Depois dela, a resposta sai na hora: é só pedir de novo.",
  reference: (referenceNumber: string, at: string) => `Protocolo ${referenceNumber}, de ${at}. Nada foi gasto.`,
} as const;

const WHY_A_PERSON: Readonly<Record<string, string>> = {
  UMA_POR_PESSOA: "A resposta automática sai uma vez por pessoa, e você já recebeu a garantia antes.",
  SINAIS_DE_FRAUDE: "Este pedido não sai no automático: uma pessoa da equipe decide em até 72 horas.",
};

export const humanCopy = {
  title: "Uma pessoa vai olhar.",
  lead: (reason: string) => WHY_A_PERSON[reason] ?? "Este pedido é de gente, e não de máquina.",
  who: "Uma pessoa da empresa, que não assina o seu plano, lê o pedido e as provas.",
  until: (by: string) => `A resposta vem até ${by}, aqui e por email.`,
  meanwhile: "Até lá nada muda no seu plano, e o pedido vale pela data em que você fez.",
  late: "O prazo passou, e a empresa já foi avisada. O pedido continua valendo.",
} as const;

export const choiceCopy = {
  title: "Você escolhe.",
  lead: "Os prazos pararam, e nenhuma das duas escolhas pede condição. Não precisa ser hoje.",
  later: {
    title: "Retomar depois",
    text: "O plano fica guardado e a garantia espera por você. Quando quiser voltar, é só avisar a equipe.",
    button: "Prefiro retomar depois",
  },
  refund: {
    title: "Receber o valor de volta",
    text: "O acesso ao plano termina na hora, e a conta continua sua.",
    button: "Prefiro a devolução",
  },
  ask: {
    title: "Receber o valor de volta?",
    text: "O acesso ao plano termina na hora.",
    confirm: "Sim, devolver",
    keep: "Pensar mais",
  },
  kept: {
    title: "Combinado, fica para depois.",
    lead: "Guardamos tudo como está. Cuide de você; quando quiser voltar, é só avisar a equipe.",
  },
} as const;

export const reviewCopy = {
  title: "Não concorda?",
  text: (hours: number) =>
    `Treinou e não registrou? Ficou doente? Conte. Uma pessoa lê tudo e responde em até ${hours} horas.`,
  open: "Discordo, quero revisão",
  clock: (hours: number) => ({ figure: `${hours} horas`, text: ", e o relógio só começa quando você pedir" }),
  dialog: {
    title: "Pedir revisão",
    text: (hours: number) => `Uma pessoa lê as provas e o que você contar aqui, e responde em até ${hours} horas.`,
    label: "O que a conta não viu? (opcional)",
    hint: "Só quem revisa lê este texto.",
    confirm: "Enviar para revisão",
    leave: "Agora não",
  },
  waiting: { title: "Uma pessoa está lendo", asked: (at: string) => `Você pediu em ${at}.` },
  answered: "O que a pessoa respondeu",
} as const;

export const offerCopy = {
  title: (days: number) => `${days} dias grátis para tentar de novo`,
  text: (days: number) =>
    `O seu plano continua por mais ${days} dias, sem cobrança e sem compromisso. Desta vez, com calma e um dia de cada vez.`,
  guarantee: "A garantia é da compra e não recomeça com eles. Pedir a revisão continua possível.",
  button: (days: number) => `Quero os ${days} dias`,
  until: (day: string) => `A oferta fica aberta até ${day}.`,
  accepted: {
    title: (days: number) => `Os seus ${days} dias estão valendo`,
    text: (day: string) => `O acesso ao plano agora vai até ${day}. Não há nada a pagar.`,
  },
} as const;

export const checkedCopy = {
  title: "O que conferimos",
  minimum: (need: number) => `mín. ${need}`,
  done: "feita",
  notDone: "não feita",
  met: "Cumprido",
  unmet: "Faltou",
  seen: "Resultado",
  waived: "Faltou, e conta como feito, porque atrasamos.",
  weeks: (weeks: number) => (weeks === 1 ? "em 1 semana" : `em ${weeks} semanas diferentes`),
  days: (days: number) => (days === 0 ? "no dia do acesso" : days === 1 ? "no dia seguinte" : `em ${days} dias`),
  automatic: (seconds: string, rule: string) =>
    `Decisão automática em ${seconds}, pela regra na ${rule}, a que valia na sua compra. Com as mesmas provas, a resposta é sempre a mesma.`,
  reference: (referenceNumber: string, at: string) => `Protocolo ${referenceNumber}, de ${at}.`,
  pdf: "Baixar a decisão (PDF)",
  json: "Baixar as provas (JSON)",
} as const;

/** "Dias com diário". */
export const checkedName = (line: GuaranteeLine): string => {
  const name = lineName(line);
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
};

export const secondsWords = (ms: number): string => {
  const seconds = Math.max(0.1, Math.round(ms / 100) / 10);
  return `${number(seconds)} ${seconds < 2 ? "segundo" : "segundos"}`;
};

/** What a failed line lacked, and the days it was counted in. */
export function reasonWords(reason: RefusalReason, day: DayWords): { lack: string; text: string } {
  const { code, missing, from, to, lastOn, gap, weeks, needWeeks } = reason;
  const counted = `Contamos de ${day(from)} a ${day(to)}.`;
  const last = lastOn ? ` O último foi em ${day(lastOn)}.` : "";
  if (code === "G1")
    return {
      lack: `O prazo era ${day(to)}.`,
      text: lastOn ? `Ficou completa em ${day(lastOn)}.` : "Não ficou completa.",
    };
  const lacks = missing ?? 0;
  const lack = lacks === 1 ? "Faltou 1." : `Faltaram ${lacks}.`;
  if (code === "G2")
    return { lack, text: `${counted}${gap ? ` Sem registro entre ${day(gap.from)} e ${day(gap.to)}.` : last}` };
  if (code === "G4") return { lack, text: `${counted}${lastOn ? ` A última foi em ${day(lastOn)}.` : ""}` };
  if (code === "G5") {
    const inWeeks =
      needWeeks === null ? "" : ` Em ${weeks ?? 0} ${weeks === 1 ? "semana" : "semanas"}; o mínimo são ${needWeeks}.`;
    return { lack: lacks > 0 ? lack : "Faltaram semanas.", text: `${counted}${inWeeks}` };
  }
  return { lack, text: `${counted}${last}` };
}

type ResultWords = { name: string; figure: string | null; text: string };

/** What a result was seen in. Where figures of the body are hidden, words take their place. */
export function resultWords(
  { code, have, need, from, to }: RefusalReason,
  hidden: boolean,
  day: DayWords,
): ResultWords {
  const between = `entre ${day(from)} e ${day(to)}`;
  if (code === "CARGA")
    return {
      name: "Carga",
      figure: `+${percent(have ?? 0)}`,
      text: `A carga de um exercício subiu ${between}. A partir de ${percent(need)} conta como resultado.`,
    };
  if (code === "REVISOES")
    return {
      name: "Suas notas",
      figure: have === null ? null : number(have),
      text: `As notas das últimas revisões ficaram acima da primeira, que foi ${number(need)}.`,
    };
  const [name, unit] = code === "CINTURA" ? ["Cintura", "cm"] : ["Peso", "kg"];
  if (hidden)
    return { name, figure: null, text: `Mudou mais do que o mínimo da regra ${between}, já com a dúvida a seu favor.` };
  return {
    name,
    figure: `${number(have ?? 0)}\u00a0${unit}`,
    text: `É o que mudou, no mínimo, ${between}, já com a dúvida a seu favor. A partir de ${number(need)}\u00a0${unit} conta como resultado.`,
  };
}

export const earlierCopy = {
  title: "Pedidos anteriores",
  outcomes: {
    granted: "Concedida",
    refused: "Não se aplicou",
    "not-yet": "Ainda não dava para decidir",
    choice: "Você escolheu",
    human: "Foi para uma pessoa",
  } satisfies Record<GuaranteeDecision["decision"], string>,
  reviewed: { granted: "concedida na revisão", refused: "mantida na revisão" },
  waiting: "em revisão",
} as const;

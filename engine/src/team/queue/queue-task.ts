import type { QueueKind } from "@app/contract/staff/queue";
import { localTimeOf } from "../../promises/local-time.ts";
import type { PromiseKind } from "../../promises/promise-kinds.ts";
import type { OwedPromise, QueueFacts, Sign } from "./queue-facts.ts";
import { daysWithoutLog, weekOn } from "./queue-score.ts";
import { dayInWords, daysInWords, hourInWords, spanInWords } from "./queue-words.ts";
import { reportedReason } from "./reported-words.ts";

/** Why a member stands in a queue, and what to do about it. */
type Reason = {
  readonly kind: QueueKind;
  readonly since: number;
  readonly minutes: number;
  readonly why: string;
  readonly what: string;
};

export type QueueTask = Reason;

type Clock = { readonly timeZone: string; readonly now: number };
type Work = { readonly kind: QueueKind; readonly minutes: number; readonly what: string };

/** As silence counts in the score. */
const SILENT_AFTER_DAYS = 3;
const DROP_OUT_WEEKS = { first: 4, last: 8 };
/** How many reasons a row says. */
const MAX_REASONS = 2;

const SIGNS: Record<Sign, Work & { why: string }> = {
  crisis: { kind: "alert", minutes: 20, why: "Sinal de crise", what: "Ligar agora, antes de qualquer plano" },
  emergency: { kind: "alert", minutes: 15, why: "Sinal de emergência do corpo", what: "Ligar agora" },
  care: { kind: "alert", minutes: 15, why: "Sinal que pede cuidado", what: "Ler a conversa e responder, sem números" },
  pain: { kind: "alert", minutes: 10, why: "Dor forte parou um exercício", what: "Ler o aviso e ligar" },
  reported: { kind: "alert", minutes: 15, why: "Contou um sinal de segurança à IA", what: "Ler e ligar" },
  "person-first": {
    kind: "alert",
    minutes: 15,
    why: "As respostas pedem uma pessoa antes do plano",
    what: "Ler, ligar e decidir",
  },
};

type PromiseWork = Work & { name: string };
const SHORT = { kind: "plan", minutes: 8, what: "Conferir a sugestão" } as const;
const PROMISES: Partial<Record<PromiseKind, PromiseWork>> = {
  "human-first": { kind: "alert", minutes: 15, name: "Leitura por uma pessoa", what: "Ler, ligar e decidir" },
  "definitive-plan": { kind: "plan", minutes: 12, name: "Plano definitivo", what: "Revisar e assinar" },
  "fortnightly-diet": { ...SHORT, name: "Ajuste quinzenal da dieta" },
  "fortnightly-training": { ...SHORT, name: "Ajuste quinzenal do treino" },
  "weekly-review-answered": { kind: "review", minutes: 6, name: "Resposta à revisão", what: "Ler e responder" },
  "chat-answer": { kind: "conversation", minutes: 4, name: "Resposta à mensagem", what: "Responder" },
};

/** What a promise is called. */
export const promiseName = (kind: string): string => PROMISES[kind as PromiseKind]?.name ?? "Promessa";

/** The first reason says what to do, the others why else; null: nothing to do. */
export function taskOf(facts: QueueFacts, clock: Clock): QueueTask | null {
  const reasons = reasonsOf(facts, clock);
  const [first] = reasons;
  if (!first) return null;
  const why = [...new Set(reasons.map((reason) => reason.why))].slice(0, MAX_REASONS);
  return {
    ...first,
    why: why.map((text, index) => (index === 0 ? text : lowerFirst(text))).join("; "),
    since: Math.min(...reasons.map(({ since }) => since)),
  };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Signs first, then a plan that is gone, what is due by when it is, and the rest. */
function reasonsOf(facts: QueueFacts, clock: Clock): Reason[] {
  const signs = facts.signs.map(({ sign, since: at, row }) => {
    const since = Date.parse(at);
    return { ...SIGNS[sign], ...(row && { why: reportedReason(row, since, clock) }), since };
  });
  const hasSign = signs.length > 0;
  const due = [
    ...facts.promises.map((promise) => ({
      at: promise.isPaused ? Number.POSITIVE_INFINITY : Date.parse(promise.dueAt),
      reason: promiseReason(promise, facts, clock),
    })),
    ...facts.calls.map((call) => ({ at: Date.parse(call.startsAt), reason: callReason(call, clock) })),
  ].sort((a, b) => a.at - b.at);
  const withdrawn = withdrawnReason(facts);
  return [...signs, withdrawn, ...due.map(({ reason }) => reason), ...undated(facts, clock)].filter(
    // The sign has said it.
    (reason): reason is Reason => reason !== null && !(hasSign && reason.why.startsWith(promiseName("human-first"))),
  );
}

const withdrawnReason = ({ withdrawn }: QueueFacts): Reason | null =>
  withdrawn
    ? {
        kind: "plan",
        minutes: 12,
        since: Date.parse(withdrawn.since),
        why: `Plano retirado: ${withdrawn.cause}`,
        what: "Conferir o que ficou no lugar e assinar",
      }
    : null;

function promiseReason(promise: OwedPromise, { message }: QueueFacts, clock: Clock): Reason | null {
  const { kind, startsAt, dueAt, isPaused } = promise;
  const work = PROMISES[kind];
  if (!work) return null;
  const { name, ...rest } = work;
  const what = kind === "chat-answer" ? answerInWords(message) : work.what;
  const why = `${name} ${dueInWords(Date.parse(dueAt), isPaused, clock)}`;
  return { ...rest, what, why, since: Date.parse(startsAt) };
}

const answerInWords = (message: QueueFacts["message"]): string =>
  message?.isHandedOver ? "Responder o que passaram para você" : "Responder";

function dueInWords(due: number, isPaused: boolean, { timeZone, now }: Clock): string {
  if (isPaused) return "com o prazo em pausa";
  return due < now ? `venceu há ${spanInWords(now - due)}` : `vence ${dayInWords(timeZone, due, now)}`;
}

function callReason({ startsAt, bookedAt }: QueueFacts["calls"][number], { timeZone, now }: Clock): Reason {
  const at = Date.parse(startsAt);
  const since = Date.parse(bookedAt);
  const hour = hourInWords(timeZone, at);
  if (at < now)
    return { kind: "call", since, minutes: 2, why: `Conversa das ${hour} sem resultado`, what: "Anotar o resultado" };
  const day = dayInWords(timeZone, at, now);
  return { kind: "call", since, minutes: 25, why: `Conversa marcada: ${day}, ${hour}`, what: "Ler as respostas antes" };
}

function undated(facts: QueueFacts, { timeZone, now }: Clock): (Reason | null)[] {
  const today = localTimeOf(timeZone, now).day;
  const silent = daysWithoutLog(facts, today);
  const week = weekOn(facts.startedOn, today);
  const isDropOutWeek = week >= DROP_OUT_WEEKS.first && week <= DROP_OUT_WEEKS.last;
  return [
    since(facts.painSince, { kind: "alert", minutes: 5, why: "Dor parou um exercício", what: "Ler o aviso de dor" }),
    since(facts.answersChangedAt, {
      kind: "plan",
      minutes: 8,
      why: "Respostas novas pedem uma decisão",
      what: "Ler e decidir o nível",
    }),
    // A promise has said it.
    facts.promises.some(({ kind }) => kind === "chat-answer")
      ? null
      : since(facts.message?.since ?? null, {
          kind: "conversation",
          minutes: 4,
          why: "Mensagem sem resposta",
          what: answerInWords(facts.message),
        }),
    since(facts.reviewSince, { kind: "review", minutes: 6, why: "Revisão por ler", what: "Ler e responder" }),
    facts.drift && { ...SHORT, since: now, why: `Peso ${SIDES[facts.drift.side]} do ritmo do plano` },
    silent > SILENT_AFTER_DAYS
      ? {
          kind: "silence",
          minutes: 2,
          since: Date.parse(facts.lastLogOn ?? facts.startedOn),
          why: `${daysInWords(silent)} sem registrar${isDropOutWeek ? ", na semana em que mais gente para" : ""}`,
          what: "Mandar um oi",
        }
      : null,
  ];
}

const SIDES = { above: "acima", below: "abaixo" } as const;

const since = (at: string | null, reason: Omit<Reason, "since">): Reason | null =>
  at === null ? null : { ...reason, since: Date.parse(at) };

import type { QueueItem, QueuePromise, StaffQueue } from "@app/contract/staff/queue";
import { idOf, inHours, NOW } from "../../testing/design-day.ts";

export const aPromise = (hours: number, promise: Partial<QueuePromise> = {}): QueuePromise => ({
  kind: "human-reply",
  text: "Resposta humana",
  startsAt: inHours(-8),
  dueAt: inHours(hours),
  state: hours < 0 ? "late" : "running",
  left: 0.5,
  ...promise,
});

export const anItem = (number: number, item: Partial<QueueItem> = {}): QueueItem => ({
  memberId: idOf(number),
  name: `Membro ${number}`,
  day: 19,
  week: 3,
  diet: "A",
  training: "B",
  kind: "conversation",
  why: "Mensagem sem resposta",
  what: "Responder",
  minutes: 4,
  score: 100,
  parts: [{ part: "C", points: 100, text: "espera há 4h de serviço" }],
  since: inHours(-4),
  promises: [],
  claim: null,
  postponedUntil: null,
  ...item,
});

export const aQueue = (items: QueueItem[], queue: Partial<StaffQueue> = {}): StaffQueue => ({
  rev: items.map(({ memberId, score }) => `${memberId.slice(-2)}:${score}`).join(),
  asOf: new Date(NOW).toISOString(),
  items,
  minutes: items.reduce((sum, { minutes }) => sum + minutes, 0),
  doneToday: 0,
  ...queue,
});

const camila = { staffId: idOf(90), name: "Camila Reis", until: inHours(0.2), isMine: false };

/** The queue of the design's screen. */
export const exampleItems: QueueItem[] = [
  anItem(1, {
    name: "Aline Duarte",
    day: 2,
    week: 1,
    diet: "C",
    kind: "alert",
    why: "Um sinal do questionário pede uma pessoa",
    what: "Ligar antes de qualquer plano, até amanhã 09h52",
    minutes: 15,
    score: 1007,
    parts: [
      { part: "F", points: 1000, text: "alerta aberto" },
      { part: "D", points: 7, text: "prazo em 23h34" },
    ],
    since: inHours(-26 / 60),
    promises: [aPromise(23.57, { text: "Ligação de uma pessoa", left: 0.97 })],
  }),
  anItem(2, {
    name: "Teresa Aguiar",
    day: 6,
    week: 1,
    kind: "plan",
    why: "Plano definitivo venceu; +1 dia já creditado",
    what: "Assinar a v2, pronta desde ontem",
    minutes: 12,
    score: 483,
    parts: [{ part: "D", points: 483, text: "prazo passou há 5h00" }],
    promises: [aPromise(-5, { text: "Plano definitivo", left: 0 })],
  }),
  anItem(3, {
    name: "Paulo Mendes",
    day: 5,
    week: 1,
    kind: "plan",
    why: "Plano definitivo vence hoje; tem mensagem sem resposta",
    what: "Revisar e assinar",
    score: 462,
    promises: [aPromise(2.2, { text: "Plano definitivo", left: 0.09 })],
    claim: camila,
  }),
  anItem(4, {
    name: "Marina Costa",
    why: "Perguntou à IA, que passou para você",
    what: "Responder. Rascunho pronto",
    score: 425,
    parts: [
      { part: "D", points: 330, text: "prazo em 4h12" },
      { part: "C", points: 95, text: "espera há 3h48 de serviço" },
    ],
    promises: [
      aPromise(4.2, { left: 0.52 }),
      aPromise(9.7, { text: "Ajuste quinzenal da dieta", left: 0.08 }),
      aPromise(71.7, { text: "Revisão da semana 3", left: 0.7 }),
    ],
  }),
  anItem(5, {
    name: "Diego Farias",
    day: 58,
    week: 9,
    why: "Perguntou sobre uma troca do café da manhã",
    minutes: 3,
    score: 362,
    promises: [aPromise(5.7, { left: 0.71 })],
  }),
  anItem(6, {
    name: "Alice Nogueira",
    day: 3,
    week: 1,
    kind: "call",
    why: "Chamada de 20 minutos marcada",
    what: "Ler as respostas antes: 2 pontos de atenção",
    minutes: 25,
    score: 288,
    promises: [aPromise(6.7, { text: "Conversa antes do plano", left: 0.84 })],
  }),
  anItem(7, {
    name: "Luana Prates",
    day: 25,
    week: 4,
    kind: "review",
    why: "Ajuste quinzenal da dieta; revisão por ler",
    what: "Conferir a sugestão: manter",
    minutes: 8,
    score: 193,
    promises: [aPromise(22, { text: "Ajuste quinzenal da dieta", left: 0.07 })],
  }),
  anItem(8, {
    name: "Sônia Leite",
    day: 40,
    week: 6,
    kind: "silence",
    why: "8 dias sem registrar, na semana em que mais gente para",
    what: "Mandar um oi",
    minutes: 2,
    score: 97,
    parts: [
      { part: "N", points: 57, text: "8 dias sem registrar" },
      { part: "W", points: 40, text: "semana 6" },
    ],
  }),
];

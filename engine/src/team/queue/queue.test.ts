import { expect, test } from "vitest";
import type { ServiceHours } from "../../promises/service-clock.ts";
import { factsFor } from "./profession-facts.ts";
import type { MemberFacts, Profession } from "./queue-facts.ts";
import { queuePromises } from "./queue-promises.ts";
import { scoreOf } from "./queue-score.ts";
import { taskOf } from "./queue-task.ts";
import { scoreParts } from "./score-parts.ts";

const hours: ServiceHours = {
  timeZone: "America/Sao_Paulo",
  weekdays: ["08:00", "20:00"],
  saturday: ["09:00", "14:00"],
  sunday: null,
  closedOn: [],
};
/** Thursday. */
const at = (text: string): string => new Date(`2026-11-${text}:00-03:00`).toISOString();
const now = Date.parse(at("19T10:18"));
const clock = { timeZone: hours.timeZone, now };

const quiet: MemberFacts = {
  diet: "A",
  training: "B",
  startedOn: "2026-11-17",
  signs: [],
  pains: [],
  answersChangedAt: null,
  withdrawn: {},
  promises: [],
  calls: [],
  message: null,
  reviewSince: null,
  drift: null,
  lastLogOn: "2026-11-19",
};
const promise = (kind: MemberFacts["promises"][number]["kind"], dueAt: string, startsAt = at("14T10:18")) => ({
  kind,
  startsAt,
  dueAt,
  isPaused: false,
});
const seenBy = (profession: Profession, more: Partial<MemberFacts>) => {
  const facts = factsFor(profession, { ...quiet, ...more });
  const task = taskOf(facts, clock);
  const { score } = scoreOf(facts, hours, now);
  return task && { kind: task.kind, why: task.why, what: task.what, minutes: task.minutes, score };
};

test.each<[string, Profession, Partial<MemberFacts>, object | null]>([
  ["a member without anything to do stands in no queue", "nutri", {}, null],
  [
    "what was told to the assistant is named with its hour",
    "nutri",
    {
      diet: "C",
      training: "C",
      signs: [{ sign: "reported", since: at("19T08:40"), row: "R02_GRAVIDA" }],
      promises: [promise("human-first", at("21T09:52"))],
    },
    { kind: "alert", why: "Contou gravidez à IA, hoje às 8h40", what: "Ler e ligar", minutes: 15, score: 1000 },
  ],
  [
    "a pain that was told is the trainer's",
    "nutri",
    { training: "B", signs: [{ sign: "reported", since: at("19T08:40"), row: "R29_DOR_7" }] },
    null,
  ],
  [
    "level C outweighs all, and its promise is not said twice",
    "nutri",
    {
      diet: "C",
      signs: [{ sign: "person-first", since: at("19T09:52") }],
      promises: [promise("human-first", at("21T09:52"))],
    },
    {
      kind: "alert",
      why: "As respostas pedem uma pessoa antes do plano",
      what: "Ler, ligar e decidir",
      minutes: 15,
      score: 1000,
    },
  ],
  [
    "level C of the other half is not this profession's",
    "treinador",
    {
      diet: "C",
      signs: [{ sign: "person-first", since: at("19T09:52") }],
      promises: [promise("human-first", at("21T09:52"))],
    },
    null,
  ],
  [
    "a plan 5 h late",
    "nutri",
    { promises: [promise("definitive-plan", at("19T05:18"))] },
    { kind: "plan", why: "Plano definitivo venceu há 5\u00a0h", what: "Revisar e assinar", minutes: 12, score: 483 },
  ],
  [
    "a plan due today with a message that waits",
    "nutri",
    {
      promises: [promise("definitive-plan", at("19T12:30")), promise("chat-answer", at("19T17:00"), at("19T09:00"))],
      message: { since: at("19T09:00"), holder: null },
    },
    {
      kind: "plan",
      why: "Plano definitivo vence hoje; resposta à mensagem vence hoje",
      what: "Revisar e assinar",
      minutes: 12,
      score: 396,
    },
  ],
  [
    "a message counts for who was handed it",
    "treinador",
    {
      promises: [promise("chat-answer", at("19T17:00"), at("19T09:00"))],
      message: { since: at("19T09:00"), holder: "treinador" },
    },
    {
      kind: "conversation",
      why: "Resposta à mensagem vence hoje",
      what: "Responder o que passaram para você",
      minutes: 4,
      score: 321,
    },
  ],
  [
    "and for the colleague no longer",
    "nutri",
    {
      promises: [promise("chat-answer", at("19T17:00"), at("19T09:00"))],
      message: { since: at("19T09:00"), holder: "treinador" },
    },
    null,
  ],
  [
    "a message that support answers is in no professional's queue",
    "treinador",
    {
      promises: [promise("chat-answer", at("19T17:00"), at("19T09:00"))],
      message: { since: at("19T09:00"), holder: "suporte" },
    },
    null,
  ],
  [
    "words that ask for care are both professions' to read first",
    "treinador",
    {
      signs: [{ sign: "care", since: at("19T09:52") }],
      promises: [promise("chat-answer", at("19T17:00"), at("19T09:52"))],
      message: { since: at("19T09:52"), holder: null },
    },
    {
      kind: "alert",
      why: "Sinal que pede cuidado; resposta à mensagem vence hoje",
      what: "Ler a conversa e responder, sem números",
      minutes: 15,
      score: 1299,
    },
  ],
  [
    "a message without a promise waits six service hours",
    "nutri",
    { message: { since: at("18T16:18"), holder: null } },
    { kind: "conversation", why: "Mensagem sem resposta", what: "Responder", minutes: 4, score: 150 },
  ],
  [
    "a call counts as a promise of its hour, for its profession",
    "nutri",
    { calls: [{ profession: "nutri", startsAt: at("19T17:00"), bookedAt: at("18T10:00") }] },
    {
      kind: "call",
      why: "Conversa marcada: hoje, 17h00",
      what: "Ler as respostas antes",
      minutes: 25,
      score: 288,
    },
  ],
  [
    "a call of the other profession",
    "treinador",
    { calls: [{ profession: "nutri", startsAt: at("19T17:00"), bookedAt: at("18T10:00") }] },
    null,
  ],
  [
    "silence in a week in which most people stop",
    "nutri",
    { startedOn: "2026-10-12", lastLogOn: "2026-11-11" },
    {
      kind: "silence",
      why: "8 dias sem registrar, na semana em que mais gente para",
      what: "Mandar um oi",
      minutes: 2,
      score: 97,
    },
  ],
  [
    "strong pain is the trainer's",
    "treinador",
    { pains: [{ since: at("19T08:00"), isStrong: true }] },
    { kind: "alert", why: "Dor forte parou um exercício", what: "Ler o aviso e ligar", minutes: 10, score: 1000 },
  ],
  ["strong pain is not the nutritionist's", "nutri", { pains: [{ since: at("19T08:00"), isStrong: true }] }, null],
  [
    "a paused promise counts nothing",
    "nutri",
    { promises: [{ ...promise("definitive-plan", at("19T12:00")), isPaused: true }] },
    { kind: "plan", why: "Plano definitivo com o prazo em pausa", what: "Revisar e assinar", minutes: 12, score: 0 },
  ],
])("%s", (_, profession, more, expected) => expect(seenBy(profession, more)).toEqual(expected));

test("the points are said in words, and a ring counts service time", () => {
  const facts = factsFor("nutri", {
    ...quiet,
    promises: [promise("chat-answer", at("19T14:30"), at("18T18:30"))],
    message: { since: at("18T18:30"), holder: null },
  });
  const score = scoreOf(facts, hours, now);
  expect(scoreParts(facts, score, hours, now)).toEqual([
    { part: "D", points: 330, text: "prazo em 4h12" },
    { part: "C", points: 95, text: "espera há 3h48 de serviço" },
  ]);
  expect(score.score).toBe(425);
  expect(queuePromises(facts, hours, now)).toMatchObject([{ kind: "chat-answer", state: "running", left: 4.2 / 8 }]);
});

test.each<[string, Partial<MemberFacts>, string]>([
  [
    "a promise within a day moves the score each minute",
    { promises: [promise("definitive-plan", at("20T09:00"))] },
    at("19T10:19"),
  ],
  [
    "a promise further off from a day before on",
    { promises: [promise("definitive-plan", at("20T15:00"))] },
    at("19T15:00"),
  ],
  ["without one the score moves at midnight", {}, at("20T00:00")],
])("%s", (_, more, expected) => {
  const { changesAt } = scoreOf(factsFor("nutri", { ...quiet, ...more }), hours, now);
  expect(new Date(changesAt).toISOString()).toBe(expected);
});

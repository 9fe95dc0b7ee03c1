import type { MemberPromise, MemberPromises } from "@app/contract/promises";

// What the server says of a member in her third week.

export const NOW = Date.parse("2026-11-19T10:18:00-03:00");

const iso = (local: string): string => new Date(`2026-${local}:00-03:00`).toISOString();
let count = 0;

export function aPromise(changes: Partial<MemberPromise> = {}): MemberPromise {
  const dueAt = changes.dueAt ?? iso("11-19T14:30");
  return {
    _id: `promise-${(count += 1)}`,
    kind: "chat-answer",
    title: "Resposta à sua mensagem de 18/11",
    text: "Helena e Rafael respondem na conversa.",
    state: "running",
    startsAt: iso("11-18T18:30"),
    dueAt,
    clock: "service",
    promised: "8 horas de serviço",
    at: changes.fulfilledAt ?? dueAt,
    fulfilledAt: null,
    keptBy: "Helena e Rafael",
    credit: null,
    ifLate: "+1 dia, se passar de 24 horas",
    ...changes,
  };
}

const kept = (title: string, at: string, text: string, keptBy = "automático"): MemberPromise =>
  aPromise({ title, text, keptBy, state: "kept", dueAt: iso(at), fulfilledAt: iso(at), ifLate: null });

export const examplePromises: MemberPromises = {
  promises: [
    kept("Acesso ao Plano Completo", "11-01T09:10", "Liberado em 6 segundos. Prometemos 2 minutos."),
    kept("Plano provisório da IA", "11-01T09:31", "Pronto em 11 segundos. Prometemos 1 minuto."),
    kept("Plano definitivo, assinado", "11-05T18:02", "Entregue em 4 dias e 8h. Prometemos 5 dias.", "Helena e Rafael"),
    aPromise({
      kind: "weekly-review-answered",
      title: "Resposta da revisão da semana de 02/11",
      text: "Prometemos até 12/11, 20h00. Respondida em 13/11, 09h10.",
      state: "kept-late",
      clock: "wall",
      startsAt: iso("11-10T20:00"),
      dueAt: iso("11-12T20:00"),
      fulfilledAt: iso("11-13T09:10"),
      keptBy: "Helena",
      credit: { days: 1, text: "+1 dia, porque a resposta da revisão atrasou" },
      ifLate: null,
    }),
    kept(
      "Resposta à sua mensagem de 17/11",
      "11-17T11:46",
      "Respondida em 2h06. Prometemos 8 horas de serviço.",
      "Rafael",
    ),
    aPromise(),
    aPromise({
      kind: "fortnightly-diet",
      title: "Ajuste quinzenal da dieta",
      text: "Helena relê a sua quinzena e ajusta a dieta.",
      clock: "wall",
      startsAt: iso("11-05T20:00"),
      dueAt: iso("11-19T20:00"),
      keptBy: "Helena",
      ifLate: "+2 dias",
    }),
    aPromise({
      kind: "fortnightly-training",
      title: "Ajuste quinzenal do treino",
      text: "Parado: você pausou o plano para viajar.",
      state: "paused",
      clock: "wall",
      startsAt: iso("11-05T20:00"),
      dueAt: iso("11-20T20:00"),
      keptBy: "Rafael",
      ifLate: "+2 dias",
    }),
    aPromise({
      kind: "weekly-review-opened",
      title: "Revisão da semana de 16/11",
      text: "Abre no domingo. São oito toques, e uma pessoa responde.",
      state: "coming",
      clock: "wall",
      startsAt: iso("11-22T00:00"),
      dueAt: iso("11-29T00:00"),
      at: iso("11-22T00:00"),
      keptBy: "automático",
      ifLate: "+1 dia",
    }),
  ],
  totals: { kept: 11, keptLate: 1, running: 4, creditDays: 1 },
  validUntil: "2027-11-02T12:00:00.000Z",
};

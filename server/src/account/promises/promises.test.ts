import type { MemberPromise, MemberPromises } from "@app/contract/promises";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../../platform/time/durations.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { pausePromise } from "../../promises/pauses/pause-promise.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { aStaffMember, assign } from "../../staff/testing/a-staff-member.ts";
import { test as base } from "../../testing/http.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";

/** A Monday within service hours. */
const MONDAY = new Date("2026-11-16T10:00:00-03:00");

/** Stands still between two steps, so that every moment is exact. */
const aStillClock = () => {
  let ms = MONDAY.getTime();
  return { now: () => new Date(ms), advance: (by: number) => void (ms += by) };
};

const test = base
  .extend("clock", aStillClock)
  .extend("promised", ({ api }) => async (headers: Record<string, string>): Promise<MemberPromises> => {
    const { body } = await api<MemberPromises>("GET", "/v1/account/promises", { headers });
    if (!body.return) throw new Error(`no promises: ${body.message}`);
    return body.return;
  });

const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

type Story = { subject: string; hours?: number; title: string; running: RegExp; promised: string; took: string };

/** What a member reads of each kind: while it runs, and once it came a minute before its time. */
const stories: Record<PromiseKind, Story & Pick<MemberPromise, "keptBy" | "ifLate" | "clock">> = {
  "call-back-5min": {
    subject: "lead-1",
    title: "Ligação do time",
    running: /alguém do time liga/,
    promised: "5 minutos de serviço",
    took: "Feita em 4 minutos",
    keptBy: "time de atendimento",
    ifLate: null,
    clock: "service",
  },
  "call-back-24h": {
    subject: "lead-1",
    title: "Ligação do time",
    running: /alguém do time liga/,
    promised: "24 horas",
    took: "Feita em 23h59",
    keptBy: "time de atendimento",
    ifLate: null,
    clock: "wall",
  },
  "access-now": {
    subject: "payment-1",
    title: "Acesso ao Plano Completo",
    running: /assim que o pagamento entra/,
    promised: "2 minutos",
    took: "Liberado em 1 minuto",
    keptBy: "automático",
    ifLate: null,
    clock: "wall",
  },
  "provisional-plan": {
    subject: "assessment-1",
    title: "Plano provisório da IA",
    running: /respostas/,
    promised: "1 minuto",
    took: "Pronto em 1 segundo",
    keptBy: "automático",
    ifLate: "+1 dia",
    clock: "wall",
  },
  "human-first": {
    subject: "assessment-1",
    hours: 48,
    title: "Leitura das suas respostas",
    running: /^Helena e Rafael leem/,
    promised: "48 horas",
    took: "Lidas em 47h59",
    keptBy: "Helena e Rafael",
    ifLate: "+1 dia por dia de atraso",
    clock: "wall",
  },
  "definitive-plan": {
    subject: "assessment-1",
    title: "Plano definitivo, assinado",
    running: /^Helena e Rafael montam e assinam/,
    promised: "5 dias",
    took: "Entregue em 4 dias e 23h",
    keptBy: "Helena e Rafael",
    ifLate: "+1 dia por dia de atraso",
    clock: "wall",
  },
  "fortnightly-diet": {
    subject: "plan-2",
    title: "Ajuste quinzenal da dieta",
    running: /^Helena relê a sua quinzena e ajusta a dieta/,
    promised: "14 dias",
    took: "Feito em 13 dias e 23h",
    keptBy: "Helena",
    ifLate: "+2 dias",
    clock: "wall",
  },
  "fortnightly-training": {
    subject: "plan-2",
    title: "Ajuste quinzenal do treino",
    running: /^Rafael relê a sua quinzena e ajusta o treino/,
    promised: "14 dias",
    took: "Feito em 13 dias e 23h",
    keptBy: "Rafael",
    ifLate: "+2 dias",
    clock: "wall",
  },
  "weekly-review-opened": {
    subject: "2026-11-09",
    title: "Revisão da semana de 09/11",
    running: /Abre no domingo/,
    promised: "7 dias",
    took: "Aberta no domingo, como prometido",
    keptBy: "automático",
    ifLate: "+1 dia",
    clock: "wall",
  },
  "weekly-review-answered": {
    subject: "2026-11-09",
    title: "Resposta da revisão da semana de 09/11",
    running: /^Helena e Rafael leem a sua semana e respondem/,
    promised: "2 dias de atendimento",
    took: "Respondida em 47h59",
    keptBy: "Helena e Rafael",
    ifLate: "+1 dia",
    clock: "wall",
  },
  "chat-answer": {
    subject: crypto.randomUUID(),
    title: "Resposta à sua mensagem de 16/11",
    running: /^Helena e Rafael respondem na conversa/,
    promised: "8 horas de serviço",
    took: "Respondida em 7h59",
    keptBy: "Helena e Rafael",
    ifLate: "+1 dia, se passar de 24 horas",
    clock: "service",
  },
  "refund-sent": {
    subject: "refund-1",
    title: "Envio da sua devolução",
    running: /O dinheiro sai daqui/,
    promised: "24 horas",
    took: "Enviada em 23h59",
    keptBy: "time de atendimento",
    ifLate: null,
    clock: "wall",
  },
  "data-request-now": {
    subject: "export-1",
    title: "Cópia dos seus dados",
    running: /O arquivo está sendo montado/,
    promised: "1 minuto",
    took: "Pronta em 1 segundo",
    keptBy: "automático",
    ifLate: null,
    clock: "wall",
  },
  "data-request-15d": {
    subject: "request-1",
    title: "Pedido sobre os seus dados",
    running: /Uma pessoa cuida do pedido/,
    promised: "15 dias",
    took: "Respondido em 14 dias e 23h",
    keptBy: "time de atendimento",
    ifLate: null,
    clock: "wall",
  },
};

test.for(Object.entries(stories) as [PromiseKind, (typeof stories)[PromiseKind]][])(
  "%s is told while it runs and once it came",
  async ([kind, { subject, hours, title, running, promised: length, took, ...said }], { deps, clock, promised }) => {
    const member = await aMember(deps);
    const key = { accountId: member.accountId, kind, subject };
    const { dueAt } = await makePromise(deps, deps.db, { ...key, hours });

    const [runs, ...others] = (await promised(member.headers)).promises;
    expect(others).toEqual([]);
    expect(runs).toMatchObject({ kind, title, state: "running", promised: length, ...said, credit: null });
    expect(runs).toMatchObject({ dueAt: dueAt.toISOString(), at: dueAt.toISOString(), fulfilledAt: null });
    expect(runs?.text).toMatch(running);

    const isShort = dueAt.getTime() - MONDAY.getTime() <= MINUTE_MS;
    const keptAt = isShort ? addMs(MONDAY, 1_000) : addMs(dueAt, -MINUTE_MS);
    clock.advance(keptAt.getTime() - MONDAY.getTime());
    await keepPromise(deps, deps.db, key);
    const { promises, totals } = await promised(member.headers);
    expect(promises).toMatchObject([{ title, state: "kept", at: keptAt.toISOString(), credit: null, ifLate: null }]);
    expect(promises[0]?.text).toContain(took);
    expect(totals).toEqual({ kept: 1, keptLate: 0, running: 0, creditDays: 0 });
  },
);

test.for(Object.keys(stories) as PromiseKind[])(
  "%s that came late says so, with its days",
  async (kind, { deps, clock, promised }) => {
    const member = await aMember(deps);
    const { subject, hours } = stories[kind];
    const key = { accountId: member.accountId, kind, subject };
    const { dueAt } = await makePromise(deps, deps.db, { ...key, hours });

    clock.advance(dueAt.getTime() + 25 * HOUR_MS - MONDAY.getTime());
    const [late] = (await promised(member.headers)).promises;
    expect(late).toMatchObject({ state: "late", text: expect.stringMatching(/^Era para .+ O erro é nosso\.$/) });
    await sweepPromises(deps);
    await keepPromise(deps, deps.db, key);
    const { promises, totals } = await promised(member.headers);
    expect(promises).toMatchObject([
      { state: "kept-late", text: expect.stringMatching(/^Prometemos até .+\. \w+ em /) },
    ]);

    const days = { none: 0, one: 1, two: 2, "per-started-day": 2, "one-after-24h": 1 }[
      promiseRules.content.kinds[kind].credit
    ];
    expect(totals).toEqual({ kept: 0, keptLate: 1, running: 0, creditDays: days });
    const unit = days === 1 ? "dia" : "dias";
    expect(promises[0]?.credit ?? null).toEqual(
      days === 0 ? null : { days, text: expect.stringMatching(`^\\+${days} ${unit}, porque [ao] .+ atrasou$`) },
    );
  },
);

test("a request without a session is refused, and another member's promises never appear", async ({
  api,
  deps,
  promised,
}) => {
  expect((await api("GET", "/v1/account/promises")).status).toBe(401);
  const [ana, bia] = [await aMember(deps), await aMember(deps)];
  const promise = { kind: "chat-answer", subject: crypto.randomUUID() } as const;
  await makePromise(deps, deps.db, { accountId: ana.accountId, ...promise });
  await keepPromise(deps, deps.db, { accountId: ana.accountId, ...promise });
  await makePromise(deps, deps.db, { accountId: ana.accountId, kind: "provisional-plan", subject: "assessment-1" });
  expect((await promised(ana.headers)).promises).toHaveLength(2);
  expect(await promised(bia.headers)).toEqual({
    promises: [],
    totals: { kept: 0, keptLate: 0, running: 0, creditDays: 0 },
    validUntil: null,
  });
});

test("the plan's end is shown, and one's own professionals by their first names", async ({ deps, asaas, promised }) => {
  void asaas;
  const member = await aMember(deps);
  await buysByCard(deps, member);
  const { id } = await aStaffMember(deps);
  await deps.db.updateTable("staff").set({ name: "Júlia Prates" }).where("id", "=", id).execute();
  await assign(deps, id, member.accountId, "nutri");
  const key = { accountId: member.accountId, kind: "chat-answer", subject: crypto.randomUUID() } as const;
  await makePromise(deps, deps.db, key);

  const { promises, validUntil } = await promised(member.headers);
  expect(promises.find(({ kind }) => kind === "chat-answer")?.keptBy).toBe("Júlia e Rafael");
  expect(validUntil?.slice(0, 10)).toBe(
    addMs(deps.now(), 365 * DAY_MS)
      .toISOString()
      .slice(0, 10),
  );

  await keepPromise(deps, deps.db, { ...key, by: "Júlia Prates" });
  const answered = await promised(member.headers);
  expect(answered.promises.find(({ kind }) => kind === "chat-answer")?.keptBy).toBe("Júlia");
});

test.for([
  ["definitive-plan", "membro", "viagem", /você pausou o plano para viajar/],
  ["definitive-plan", "membro", "luto", /^Parado: você pausou o plano\.$/],
  ["call-back-24h", "equipe", "numero-nao-atende-2-tentativas", /ligamos duas vezes/],
] as const)(
  "%s stands still while the %s pauses it for %s",
  async ([kind, actor, reason, text], { deps, promised }) => {
    const member = await aMember(deps);
    const key = { accountId: member.accountId, kind, subject: "one" } as const;
    await makePromise(deps, deps.db, key);
    expect(await pausePromise(deps, deps.db, { ...key, actor, reason, by: "test" })).toBe("paused");
    expect((await promised(member.headers)).promises).toMatchObject([
      { state: "paused", text: expect.stringMatching(text) },
    ]);
  },
);

test("a review that opens later is still to come, what became void is not shown, and what was missed is", async ({
  deps,
  promised,
}) => {
  const member = await aMember(deps);
  const { accountId } = member;
  const opensAt = addMs(MONDAY, 6 * DAY_MS);
  const opening = { accountId, kind: "weekly-review-opened", subject: "2026-11-16", startsAt: opensAt } as const;
  await makePromise(deps, deps.db, opening);
  await makePromise(deps, deps.db, { accountId, kind: "definitive-plan", subject: "assessment-1" });
  await voidPromises(deps, deps.db, { accountId, kinds: ["definitive-plan"] });
  expect((await promised(member.headers)).promises).toMatchObject([{ state: "coming", at: opensAt.toISOString() }]);

  await makePromise(at(deps, addMs(MONDAY, -20 * DAY_MS)), deps.db, {
    accountId,
    kind: "fortnightly-diet",
    subject: "plan-1",
  });
  await sweepPromises(deps);
  await voidPromises(deps, deps.db, { accountId, kinds: ["fortnightly-diet"] });
  expect((await promised(member.headers)).promises).toMatchObject([
    { state: "missed", credit: { days: 2 }, at: MONDAY.toISOString(), ifLate: null },
    { state: "coming" },
  ]);
});

test("of a long history the newest hundred are shown, everything that is owed, and the totals of all", async ({
  deps,
  clock,
  promised,
}) => {
  const member = await aMember(deps);
  for (let index = 0; index < 104; index += 1) {
    const key = { accountId: member.accountId, kind: "chat-answer", subject: crypto.randomUUID() } as const;
    await makePromise(deps, deps.db, key);
    clock.advance(MINUTE_MS);
    if (index > 1) await keepPromise(deps, deps.db, key);
  }
  const { promises, totals } = await promised(member.headers);
  expect(promises).toHaveLength(102);
  expect(totals).toEqual({ kept: 102, keptLate: 0, running: 2, creditDays: 0 });
  expect(promises.map(({ at: moment }) => moment)).toEqual(promises.map(({ at: moment }) => moment).toSorted());
});

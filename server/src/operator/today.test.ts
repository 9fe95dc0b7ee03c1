import { brand } from "@app/contract/brand";
import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import { createQuotaRecorder } from "../checkout/gateway/quota.ts";
import { raiseAlert } from "../on-call/raise-alert.ts";
import { inTransaction } from "../platform/database/db.ts";
import { DAY_MS, HOUR_MS, startOfDay } from "../platform/time.ts";
import { makePromise } from "../promises/make-promise.ts";
import { pausePromise } from "../promises/pauses/pause-promise.ts";
import { snapshotPromises } from "../promises/public/snapshot-promises.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { aDevice, aHealthMember } from "../sync/testing/devices.ts";
import { aRecordId } from "../sync/testing/record-ids.ts";
import { aBuyer, aCardSubmission, aPixSubmission, aWebhook, CARDS, receiveWebhook } from "../testing/buying.ts";
import { test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";
import { aMember, buysByCard } from "../testing/purchases.ts";
import { formatToday } from "./format-today.ts";
import { getToday } from "./get-today.ts";

const BY_EMAIL = "/v1/public/payment/by-email";

test("a day begins at midnight in São Paulo", () => {
  const midnight = new Date("2026-11-15T03:00:00Z");
  expect(startOfDay("America/Sao_Paulo", new Date("2026-11-15T03:00:00.000Z"))).toEqual(midnight);
  expect(startOfDay("America/Sao_Paulo", new Date("2026-11-16T02:59:59.999Z"))).toEqual(midnight);
  expect(startOfDay("America/Sao_Paulo", new Date("2026-11-15T13:24:35.678Z"))).toEqual(midnight);
});

test("the day is reported in numbers, without personal data", async ({ api, deps, asaas, clock }) => {
  const noon = startOfDay(brand.serviceHours.timeZone, new Date()).getTime() + 12 * 60 * 60_000;
  clock.advance(noon - Date.now());
  const ana = await aBuyer(deps);
  const bia = await aBuyer(deps, { fullName: "Bia Lima", email: "bia.lima@example.com" });
  const pix = (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(ana.email) })).body.return;
  const paid = asaas.pay({ gatewayId: pix?.gatewayId ?? "" });
  await receiveWebhook(
    deps,
    aWebhook("PAYMENT_RECEIVED", {
      id: (paid as { paymentId: string }).paymentId,
      pixQrCodeId: pix?.gatewayId ?? null,
    }),
  );
  await api("POST", BY_EMAIL, { body: aCardSubmission(bia.email, { number: CARDS.declined }) });
  await api("POST", "/v1/public/register", { body: aRegistration({ variant: "lp1" } as object) });
  await createQuotaRecorder(deps)();

  const today = await getToday(deps);
  const text = formatToday(today);

  expect(today).toMatchObject({ signUps: 3, webhooks: { inTime: 1, late: 0, waiting: 0 }, overdue: { count: 0 } });
  expect(today.payments).toContainEqual({ method: "pix", outcome: "received", count: 1, amountCents: 239_988 });
  expect(today.payments).toContainEqual(
    expect.objectContaining({ method: "credit-card", outcome: "declined", count: 1 }),
  );
  expect(today.quotas).toMatchObject([{ gateway: "asaas", callsLeft: deps.gateway.quota()?.callsLeft }]);
  expect(text).toContain("pagos, já recebidos      1 PIX · R$\u00a02.399,88");
  expect(text).toContain("recusados pelo banco     1 cartão");
  // Of the time of the gateway's reply, which the test's clock does not move.
  expect(text).toMatch(/Cota de chamadas +asaas: restam \d+ \(dito há \d+ /);
  for (const secret of [ana.email, bia.email, ana.phone, bia.phone, "Ana", "Bia", ana.accountId, pix?._id ?? "?"])
    expect(text).not.toContain(secret);
});

test("diary entries are counted, and accounts with refused ones are marked", async ({ api, deps, clock }) => {
  clock.advance(startOfDay(brand.serviceHours.timeZone, new Date()).getTime() + 36 * 60 * 60_000 - Date.now());
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const weight = { at: "2026-11-10T10:00:00Z", kg: 82.37 };
  await phone.sync(phone.put(aRecordId(), weight), phone.put(aRecordId(), weight));
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Anotações no diário +2$/m);

  await phone.sync(phone.put(aRecordId(), { ...weight, kg: 8 }));

  const text = formatToday(await getToday(deps));
  expect(text).toMatch(/^! {3}recusadas +de 1 contas \(SyncRefused\)$/m);
  expect(text).not.toContain("82");
});

test("members who wait for a person are counted, and those nobody took are marked", async ({ deps, clock }) => {
  const { accountId } = await aBuyer(deps);
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Plantão +nenhum aviso esperando$/m);
  await inTransaction(deps.db, async (tx) => {
    await makePromise(deps, tx, { accountId, kind: "human-first", subject: "answers", hours: 48 });
    await raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "answers" });
  });
  clock.advance(2 * 60 * 60_000);
  const text = formatToday(await getToday(deps));
  expect(text).toMatch(/^ {2}Uma pessoa olha antes +1 correndo, a próxima em 4[56] h \d+ min$/m);
  expect(text).toMatch(/^! Plantão +1 sem ninguém, o mais antigo há 2 h 0 min \(npm run on-call\)$/m);
  clock.advance(47 * 60 * 60_000);
  await sweepPromises(deps);
  expect(formatToday(await getToday(deps))).toMatch(
    /^! Promessas a membros +0 correndo, 1 quebradas hoje, 1 ainda por/m,
  );
});

test("work that waits too long is marked", async ({ deps, clock }) => {
  await deps.db
    .insertInto("webhookEvents")
    .values({ gateway: "asaas", eventId: "evt_waiting", event: "captured", receivedAt: deps.now(), dueAt: deps.now() })
    .execute();
  clock.advance(10 * 60_000);

  const text = formatToday(await getToday(deps));

  expect(text).toMatch(/^! {3}por tratar +1, o mais antigo há 10 min$/m);
});

test("paused clocks, credited days and the age of the public figures are reported", async ({ deps, asaas, clock }) => {
  void asaas;
  clock.advance(startOfDay(brand.serviceHours.timeZone, deps.now()).getTime() + 36 * HOUR_MS - deps.now().getTime());
  const member = await aMember(deps);
  const { accountId } = member;
  await buysByCard(deps, member);
  const keyed = (subject: string) => ({ accountId, kind: "human-first" as const, subject, hours: 24 });
  await inTransaction(deps.db, async (tx) => {
    await makePromise(deps, tx, keyed("late"));
    await makePromise(deps, tx, keyed("waits"));
    const question = { reason: "esperando-o-membro", actor: "equipe", messageSent: true, by: "Helena" } as const;
    await pausePromise(deps, tx, { ...keyed("waits"), ...question });
  });
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Página de promessas +ainda sem números$/m);
  await snapshotPromises(deps);
  clock.advance(25 * HOUR_MS);
  await sweepPromises(deps);

  const text = formatToday(await getToday(deps));
  expect(text).toMatch(/^ {4}prazos parados +1 pela equipe, 0 por pausa do membro$/m);
  expect(text).toMatch(/^ {4}creditados +1 dia hoje, 1 dia ao todo$/m);
  expect(text).toMatch(/^ {2}Página de promessas +números de há 25 h/m);
  clock.advance(DAY_MS);
  await sweepPromises(deps);

  // The same credit has grown by a day: the first one was yesterday's.
  const next = formatToday(await getToday(deps));
  expect(next).toMatch(/^ {4}creditados +1 dia hoje, 2 dias ao todo$/m);
  expect(next).toMatch(/^! Página de promessas +números de há 2 dias \(PromiseSnapshotOld\)$/m);
});

import type { AccountOverview, AccountPaymentDetail } from "@app/contract/account";
import type { GuaranteeAnswer } from "@app/contract/guarantee-claim";
import type { RefundView } from "@app/contract/refunds";
import { nextHlc } from "@app/engine/sync/hlc";
import { expect } from "vitest";
import { sendRefunds } from "../checkout/refunds/send-refunds.ts";
import type { Deps } from "../deps.ts";
import { aDay, type Written } from "../diary/testing/diary-records.ts";
import { closeWithoutPlan, giveConsent, save, todayOf } from "../intake/testing/answering.ts";
import { aDocument as aPlanDocument, aTraining, putPlan } from "../plans/testing/plans.ts";
import { endOfDayAfter } from "../platform/time/local-day.ts";
import { syncRecords } from "../sync/sync-records.ts";
import { aCardSubmission, aWebhook, receiveWebhook } from "../testing/buying.ts";
import { test } from "../testing/http.ts";
import { aDocument } from "../testing/makers.ts";
import { aMember, buysByCard, opensPix, withoutRule } from "../testing/purchases.ts";
import { aWorkout } from "../workouts/testing/workouts.ts";

const DAY = 24 * 60 * 60_000;
const REFERENCE_NUMBER = /^[2-9A-Z]{5}-[2-9A-Z]{5}$/;
const claim = { followed: true, noResults: true, evidence: "Segui a dieta e os treinos por quatro semanas." };

async function aPurchase(deps: Deps) {
  const member = await aMember(deps);
  const { customerData } = aCardSubmission(member.email);
  // A new document every time: the guarantee identifies buyers by it.
  const { id } = await buysByCard(deps, member, { customerData: { ...customerData, cpfCnpj: aDocument() } });
  await withoutRule(deps, id);
  return { ...member, id, path: `/v1/account/payments/${id}` };
}

const stateOf = ({ conditions }: Pick<GuaranteeAnswer, "conditions">) =>
  Object.fromEntries(conditions.map(({ key, state }) => [key, state]));

test("withdrawal needs the password, returns a reference number, ends the plan and shows the refund's progress", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  const { path, headers, password } = await aPurchase(deps);
  const wrong = await api("POST", `${path}/withdrawal`, { headers, body: { password: "outra-senha" } });
  expect(wrong).toMatchObject({ status: 422, body: { error: "wrong-password" } });

  const { body } = await api<RefundView>("POST", `${path}/withdrawal`, { headers, body: { password } });
  expect(body.return).toMatchObject({
    referenceNumber: expect.stringMatching(REFERENCE_NUMBER),
    kind: "withdrawal",
    amountCents: 2_399_88,
    state: "asked",
    steps: [{ key: "asked", state: "done" }, { key: "sent", state: "now" }, { key: "at-bank" }, { key: "returned" }],
  });
  expect((await api<AccountOverview>("GET", "/v1/account", { headers })).body.return).toMatchObject({
    state: "ended",
    plan: { ending: "withdrawal" },
    refundOptions: { withdrawal: { state: "used" }, guarantee: { state: "used" } },
  });

  await sendRefunds(deps);
  expect(asaas.ledger().payments.every(({ amountCents, refundedCents }) => amountCents === refundedCents)).toBe(true);
  const after = (await api<AccountPaymentDetail>("GET", path, { headers })).body.return;
  expect(after).toMatchObject({
    status: "refunded",
    statusText: "Devolvido",
    refunds: [
      {
        referenceNumber: body.return?.referenceNumber,
        state: "at-bank",
        steps: [{ state: "done" }, { state: "done" }, { state: "done" }, { key: "returned", state: "now" }],
      },
    ],
  });
  const statement = after?.refunds[0]?.steps.at(-1);
  expect(new Date(statement?.dueBy ?? 0).getTime() - deps.now().getTime()).toBeGreaterThanOrEqual(11 * DAY);

  clock.advance(20 * DAY);
  const later = (await api<AccountPaymentDetail>("GET", path, { headers })).body.return;
  expect(later?.refunds[0]).toMatchObject({ state: "returned" });
  expect(later?.refunds[0]?.steps.at(-1)?.text).toContain("Não apareceu?");
});

test("two withdrawals make one refund; the whole seventh day counts, and then it is too late", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  void asaas;
  const [quick, late, slow] = [await aPurchase(deps), await aPurchase(deps), await aPurchase(deps)];
  const withdraw = ({ path, headers, password }: typeof quick) =>
    api("POST", `${path}/withdrawal`, { headers, body: { password } });

  const attempts = await Promise.all([withdraw(quick), withdraw(quick)]);
  expect(attempts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await withdraw(quick)).toMatchObject({ status: 409, body: { error: "refund-already-requested" } });
  expect(await deps.db.selectFrom("refunds").select("id").where("paymentId", "=", quick.id).execute()).toHaveLength(1);

  const { headers } = slow;
  const { refundOptions } = (await api<AccountOverview>("GET", "/v1/account", { headers })).body.return ?? {};
  const left = Date.parse(refundOptions?.withdrawal.until ?? "") - deps.now().getTime();
  expect(refundOptions?.withdrawal).toMatchObject({ state: "open", daysLeft: 7 });
  expect(left).toBeGreaterThan(7 * DAY - 60_000);
  clock.advance(left - 60_000);
  const lastMinute = (await api<AccountOverview>("GET", "/v1/account", { headers })).body.return;
  expect(lastMinute?.refundOptions?.withdrawal).toMatchObject({ state: "open", daysLeft: 1 });
  expect(await withdraw(late)).toMatchObject({ status: 200 });
  clock.advance(60_001);
  expect(await withdraw(slow)).toMatchObject({ status: 422, body: { error: "refund-too-late" } });
});

test("a PIX refund is complete when the gateway confirms it", async ({ api, deps, asaas }) => {
  const member = await aMember(deps);
  const { headers, password } = member;
  const { id, gatewayId } = await opensPix(deps, member);
  const path = `/v1/account/payments/${id}`;
  const unpaid = await api("POST", `${path}/withdrawal`, { headers, body: { password } });
  expect(unpaid).toMatchObject({ status: 422, body: { error: "nothing-to-refund" } });

  asaas.pay({ gatewayId: gatewayId ?? "" });
  const charge = asaas.ledger().payments.find(({ pixQrCodeId }) => pixQrCodeId === gatewayId);
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: charge?.id ?? "", pixQrCodeId: gatewayId }));
  asaas.setFaults({ mode: "refund-no-balance", times: 1 });
  await api("POST", `${path}/withdrawal`, { headers, body: { password } });
  await sendRefunds(deps);
  const refundNow = async () => (await api<AccountPaymentDetail>("GET", path, { headers })).body.return?.refunds[0];
  expect(await refundNow()).toMatchObject({ state: "with-team", steps: [{}, { state: "now" }, { state: "later" }] });

  await deps.db.updateTable("refunds").set({ dueAt: deps.now() }).where("paymentId", "=", id).execute();
  await sendRefunds(deps);
  expect(await refundNow()).toMatchObject({ state: "returned", steps: [{}, { state: "done" }, { state: "done" }] });
});

test("the guarantee is refused with its reasons, may be claimed again, and is then granted", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  void asaas;
  const { id, path, headers, password, accountId, email } = await aPurchase(deps);
  await giveConsent(deps, accountId, "health-data");
  await giveConsent(deps, accountId, "remote-care");
  await save(deps, accountId, { q01: "Ana" });
  const live = async () => (await api<AccountPaymentDetail>("GET", path, { headers })).body.return?.guarantee;
  expect(stateOf((await live()) ?? { conditions: [] })).toEqual({
    "in-time": "met",
    questionnaire: "unmet",
    diary: "unverified",
    workouts: "unverified",
    followed: "unverified",
    "no-results": "unverified",
    evidence: "unverified",
  });

  clock.advance(10 * DAY);
  const claimGuarantee = async (more: Partial<typeof claim> = {}) =>
    (await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...claim, ...more } })).body
      .return;
  const refused = await claimGuarantee({ evidence: "  " });
  const payment = await deps.db.selectFrom("payments").select("paidAt").where("id", "=", id).executeTakeFirstOrThrow();
  expect(refused).toMatchObject({
    outcome: "refused",
    referenceNumber: expect.stringMatching(REFERENCE_NUMBER),
    retryUntil: endOfDayAfter("America/Sao_Paulo", payment.paidAt ?? new Date(0), 30).toISOString(),
    refund: null,
  });
  expect(stateOf(refused ?? { conditions: [] })).toMatchObject({
    questionnaire: "unmet",
    evidence: "unmet",
    followed: "met",
  });
  expect((await live())?.answers).toMatchObject([
    {
      referenceNumber: refused?.referenceNumber,
      failed: [expect.stringContaining("Anamnese"), expect.stringContaining("Mostrar")],
    },
  ]);
  const emails = await deps.db
    .selectFrom("messages")
    .select("params")
    .where("template", "=", "guarantee-refused")
    .where("recipient", "=", email)
    .execute();
  expect(emails).toMatchObject([{ params: { referenceNumber: refused?.referenceNumber } }]);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({ state: "active" });

  await closeWithoutPlan(deps, accountId);
  const granted = await claimGuarantee();
  expect(granted).toMatchObject({
    outcome: "granted",
    retryUntil: null,
    refund: { kind: "guarantee", state: "asked" },
  });
  expect(granted?.referenceNumber).toBe(granted?.refund?.referenceNumber);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({
    state: "ended",
    plan: { ending: "guarantee" },
  });
  const again = await api("POST", `${path}/guarantee`, { headers, body: { password, ...claim } });
  expect(again).toMatchObject({ status: 409, body: { error: "refund-already-requested" } });
});

test("what the app cannot verify yet does not count against the buyer; their own statement is requested", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const { path, headers, password } = await aPurchase(deps);
  const claimGuarantee = async (more: Partial<typeof claim>) =>
    (await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...claim, ...more } })).body
      .return;

  expect(await claimGuarantee({ followed: false })).toMatchObject({ outcome: "refused" });
  expect(await claimGuarantee({ noResults: false })).toMatchObject({ outcome: "refused" });
  expect(await claimGuarantee({})).toMatchObject({ outcome: "granted" });
});

let counter = 0;

/** Sends a record as a device does. */
async function write(deps: Deps, accountId: string, [kind, id, fields]: Written): Promise<void> {
  const ms = deps.now().getTime();
  const { hlc } = nextHlc({ ms, counter: (counter += 1) }, ms, "00000000000000aa");
  const { reply } = await syncRecords(deps, {
    accountId,
    cursor: null,
    mutations: [{ id, kind, op: "put", hlc, fields }],
  });
  expect(reply.acks.map(({ result }) => result)).toEqual(["stored"]);
}

test("records in the app are sufficient evidence", async ({ api, deps, asaas, clock }) => {
  void asaas;
  const { path, headers, password, accountId } = await aPurchase(deps);
  await giveConsent(deps, accountId, "health-data");
  const [session] = aTraining().sessions;
  if (!session) throw new Error("a session");
  const training = aTraining({ sessions: ["A", "B", "C", "D"].map((id) => ({ ...session, id })) });
  await putPlan(deps, accountId, aPlanDocument("taco:3", { training }));
  for (let day = 0; day < 4; day += 1) {
    await write(deps, accountId, aDay({ isComplete: true }, todayOf(deps)));
    if (day % 2 === 0) {
      const end = { at: deps.now().toISOString(), because: "done", effort: 3 };
      await write(deps, accountId, aWorkout({ day: todayOf(deps) }, { end }));
    }
    clock.advance(DAY);
  }
  const { body } = await api<AccountPaymentDetail>("GET", path, { headers });
  expect(body.return?.guarantee?.conditions).toContainEqual(
    expect.objectContaining({ key: "diary", state: "met", reason: "4 de 5 dias no app." }),
  );
  expect(stateOf(body.return?.guarantee ?? { conditions: [] })).toMatchObject({ workouts: "met", evidence: "met" });
  const statement = { password, ...claim, evidence: "" };
  expect((await api("POST", `${path}/guarantee`, { headers, body: statement })).body.return).toMatchObject({
    outcome: "granted",
  });
});

test("after thirty days the guarantee is refused for good", async ({ api, deps, asaas, clock }) => {
  void asaas;
  const { path, headers, password } = await aPurchase(deps);
  clock.advance(31 * DAY);
  const { body } = await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...claim } });
  expect(body.return).toMatchObject({ outcome: "refused", retryUntil: null });
  expect(stateOf(body.return ?? { conditions: [] })).toMatchObject({ "in-time": "unmet" });
});

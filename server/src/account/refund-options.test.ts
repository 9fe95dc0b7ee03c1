import type { AccountOverview, AccountPaymentDetail } from "@app/contract/account";
import type { RefundView } from "@app/contract/refunds";
import { expect } from "vitest";
import { sendRefunds } from "../checkout/refunds/send-refunds.ts";
import { aWebhook, receiveWebhook } from "../testing/buying.ts";
import { test } from "../testing/http.ts";
import { aMember, opensPix } from "../testing/purchases.ts";
import { aPurchase, REFERENCE_NUMBER } from "./testing/a-purchase.ts";

const DAY = 24 * 60 * 60_000;

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

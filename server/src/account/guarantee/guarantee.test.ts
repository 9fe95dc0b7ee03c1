import { createHash } from "node:crypto";
import type { AccountPayment } from "@app/contract/account";
import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import { type Bundle, replays } from "@app/engine/guarantee/bundle";
import { expect } from "vitest";
import { withdraw } from "../../checkout/refunds/request-refund.ts";
import { aFollower } from "../../guarantee/testing/following.ts";
import { aWebhook, receiveWebhook } from "../../testing/buying.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { test } from "./testing/test.ts";

const PATH = "/v1/account/guarantee";

test("the meter, a refusal with every figure and date, both files, and an objection", async ({
  api,
  app,
  deps,
  moveTo,
}) => {
  const { headers, password, paymentId } = await aFollower(deps, { diaryDays: 11 });
  moveTo(31);
  const { meter, purchase } = (await api<GuaranteeView>("GET", PATH, { headers })).body.return ?? {};
  expect(purchase).toMatchObject({ paymentId, ruleVersion: "g2", refundUsed: false });
  expect(meter).toMatchObject({ day: 30, from: "2026-11-17", requestUntil: "2026-12-31", pausedDays: 0 });
  expect(meter?.lines.filter(({ ok }) => !ok)).toMatchObject([{ code: "G2", have: 11, need: 18 }]);

  const body = { _id: crypto.randomUUID(), paymentId, password };
  const wrong = await api("POST", PATH, { headers, body: { ...body, password: "outra" } });
  expect(wrong).toMatchObject({ status: 422, body: { error: "wrong-password" } });
  const refused = (await api<GuaranteeDecision>("POST", PATH, { headers, body })).body.return;
  expect(refused).toMatchObject({
    _id: body._id,
    decision: "refused",
    reason: "NAO_SEGUIU",
    reasons: [{ code: "G2", have: 11, missing: 7, lastOn: "2026-11-27", gap: { to: "2026-12-16" } }],
    refund: null,
    review: null,
  });
  expect((await api("POST", PATH, { headers, body })).body.return).toEqual(refused);

  const file = await app.inject({ url: `${PATH}/${body._id}/bundle.json`, headers });
  expect(createHash("sha256").update(file.body).digest("hex")).toBe(refused?.hash);
  expect(replays(JSON.parse(file.body) as Bundle)).toBe(true);
  const pdf = await app.inject({ url: `${PATH}/${body._id}/bundle.pdf`, headers });
  expect([pdf.headers["content-type"], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);

  const review = `${PATH}/${body._id}/review`;
  const asked = await api<GuaranteeDecision>("POST", review, { headers, body: { text: "Anotei no caderno." } });
  expect(asked.body.return?.review).toMatchObject({ outcome: null, answer: null });
  const other = await aMember(deps);
  for (const url of [`${PATH}/${body._id}/bundle.json`, `${PATH}/${body._id}/bundle.pdf`])
    expect((await app.inject({ url, headers: other.headers })).statusCode).toBe(404);
  expect(await api("POST", review, { headers: other.headers, body: { text: "" } })).toMatchObject({ status: 404 });
});

test("before its day the request says when", async ({ api, deps, moveTo }) => {
  const { headers, password, paymentId } = await aFollower(deps, { reviews: 0, weighIns: 0 });
  moveTo(20);
  const body = { _id: crypto.randomUUID(), paymentId, password };
  const early = (await api<GuaranteeDecision>("POST", PATH, { headers, body })).body.return;
  expect(early).toMatchObject({ decision: "not-yet", opensOn: "2026-12-16", lines: null, refund: null });
  const shown = (await api<AccountPayment[]>("GET", "/v1/account/payments", { headers })).body.return;
  expect(shown?.[0]?.refundOptions?.guarantee).toMatchObject({ state: "open", daysLeft: 26 });
});

test("after a withdrawal, and while the bank decides a dispute, nothing is decided", async ({ api, deps, asaas }) => {
  const member = await aMember(deps);
  const { headers, password } = member;
  const { id: paymentId } = await buysByCard(deps, member, { installments: 1 });
  const ask = () => api("POST", PATH, { headers, body: { _id: crypto.randomUUID(), paymentId, password } });
  const [charge] = asaas.ledger().payments;
  const about = { id: charge?.id ?? "", installment: null, externalReference: paymentId };
  const bank = (step: string) =>
    asaas.app.inject({ method: "POST", url: "/_sim/chargeback", payload: { gatewayId: charge?.id, step } });
  await bank("open");
  await receiveWebhook(deps, aWebhook("PAYMENT_CHARGEBACK_REQUESTED", about));
  expect(await ask()).toMatchObject({ status: 409, body: { error: "charge-disputed" } });
  await bank("dispute");
  await bank("win");
  await receiveWebhook(deps, aWebhook("PAYMENT_AWAITING_CHARGEBACK_REVERSAL", about));
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  expect(await ask()).toMatchObject({ status: 409, body: { error: "refund-already-requested" } });
  const refunds = await deps.db.selectFrom("refunds").select("kind").where("paymentId", "=", paymentId).execute();
  expect(refunds).toEqual([{ kind: "withdrawal" }]);
});

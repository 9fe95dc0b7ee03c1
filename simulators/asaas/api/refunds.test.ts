import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aCard, codeOf, createTestBench, type TestBench } from "../testing.ts";

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

async function aPaidPix(): Promise<string> {
  const paid = bench.asaas.pay({ gatewayId: (await bench.newCode())["id"] });
  return paid.ok ? paid.paymentId : "";
}
const refund = (id: string, body?: object) => bench.post(`/v3/payments/${id}/refund`, body);
const twelveParts = async () =>
  (
    await bench.post(
      "/v3/payments",
      aCard(await bench.newCustomer(), { value: undefined, totalValue: 1200, installmentCount: 12 }),
    )
  ).body;
const lastEvent = async () => {
  await bench.asaas.delivered();
  return bench.events().at(-1);
};

describe("PIX", () => {
  test("is refunded in full", async () => {
    const id = await aPaidPix();
    const { body } = await refund(id, { description: "Desistência" });
    expect(body).toMatchObject({
      status: "REFUNDED",
      refunds: [{ status: "DONE", value: 400, description: "Desistência", dateCreated: "2026-07-14 09:00:00" }],
    });
    expect(await lastEvent()).toBe("PAYMENT_REFUNDED");
    expect(bench.asaas.ledger().payments[0]).toMatchObject({ refundedCents: 40_000, status: "REFUNDED" });
    expect(codeOf(await refund(id))).toBe("invalid_action");
  });

  test("is refunded partially, never more than was paid", async () => {
    const id = await aPaidPix();
    expect((await refund(id, { value: 100 })).body["status"]).toBe("RECEIVED");
    expect(await lastEvent()).toBe("PAYMENT_PARTIALLY_REFUNDED");
    expect(codeOf(await refund(id, { value: 300.01 }))).toBe("invalid_action");
    expect((await refund(id, { value: 300 })).body["status"]).toBe("REFUNDED");
    expect((await bench.get(`/v3/payments/${id}/refunds`)).body).toMatchObject({ object: "list", totalCount: 2 });
  });

  test("is refundable for ninety days", async () => {
    const [early, late] = [await aPaidPix(), await aPaidPix()];
    await bench.asaas.advanceClock(90 * 86_400);
    expect((await refund(early)).status).toBe(200);
    await bench.asaas.advanceClock(86_400);
    expect(codeOf(await refund(late))).toBe("invalid_action");
  });

  test("is not refunded without balance", async () => {
    const id = await aPaidPix();
    bench.asaas.setFaults({ mode: "refund-no-balance", times: 1 });
    const answer = await refund(id);
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_action"]);
    expect(bench.asaas.ledger().payments[0]).toMatchObject({ refundedCents: 0, status: "RECEIVED" });
    expect((await refund(id)).status).toBe(200);
  });

  test("waits for the approver when approval is required", async () => {
    bench.asaas.setFaults({ mode: "refund-approval" });
    const [first, second] = [await aPaidPix(), await aPaidPix()];
    for (const id of [first, second])
      expect((await refund(id)).body).toMatchObject({
        status: "REFUND_REQUESTED",
        refunds: [{ status: "AWAITING_CRITICAL_ACTION_AUTHORIZATION" }],
      });
    expect(bench.asaas.ledger().payments[0]?.refundedCents).toBe(0);
    await bench.post("/_sim/refund", { gatewayId: first, approve: true });
    expect(await lastEvent()).toBe("PAYMENT_REFUNDED");
    await bench.post("/_sim/refund", { gatewayId: second, approve: false });
    expect(await lastEvent()).toBe("PAYMENT_REFUND_DENIED");
    expect((await bench.get(`/v3/payments/${second}`)).body).toMatchObject({
      status: "RECEIVED",
      refunds: [{ status: "CANCELLED" }],
    });
  });

  test("a slow refund completes a day later", async () => {
    bench.asaas.setFaults({ mode: "refund-slow", times: 1 });
    const id = await aPaidPix();
    expect((await refund(id)).body).toMatchObject({ status: "REFUND_IN_PROGRESS", refunds: [{ status: "PENDING" }] });
    expect(await lastEvent()).toBe("PAYMENT_REFUND_IN_PROGRESS");
    await bench.asaas.advanceClock(86_400);
    expect((await bench.get(`/v3/payments/${id}`)).body).toMatchObject({
      status: "REFUNDED",
      refunds: [{ status: "DONE" }],
    });
  });
});

describe("cards", () => {
  test("a confirmed charge is refundable", async () => {
    const { id } = (await bench.post("/v3/payments", aCard(await bench.newCustomer()))).body;
    expect((await refund(id)).body["status"]).toBe("REFUNDED");
    await bench.asaas.advanceClock(40 * 86_400);
    expect((await bench.get(`/v3/payments/${id}`)).body["status"]).toBe("REFUNDED");
  });

  test("a sale in instalments is refunded as a whole, not per instalment", async () => {
    const { id, installment } = await twelveParts();
    expect(codeOf(await refund(id))).toBe("invalid_action");
    const { body } = await bench.post(`/v3/installments/${installment}/refund`);
    expect(body).toMatchObject({ object: "installment", id: installment });
    expect(body["refunds"]).toHaveLength(12);
    expect(bench.asaas.ledger().payments.every(({ status }) => status === "REFUNDED")).toBe(true);
    await bench.asaas.delivered();
    expect(bench.events().filter((event) => event === "PAYMENT_REFUNDED")).toHaveLength(12);
    expect(codeOf(await bench.post(`/v3/installments/${installment}/refund`))).toBe("invalid_action");
  });

  test("a partial refund of a sale comes off its last instalments; lack of balance stops all of it", async () => {
    const { installment } = await twelveParts();
    bench.asaas.setFaults({ mode: "refund-no-balance", times: 1, path: "/v3/installments/*" });
    expect((await bench.post(`/v3/installments/${installment}/refund`, { value: 150 })).status).toBe(400);
    await bench.post(`/v3/installments/${installment}/refund`, { value: 150 });
    const refunded = bench.asaas.ledger().payments.map(({ refundedCents }) => refundedCents);
    expect(refunded.slice(-3)).toEqual([0, 5_000, 10_000]);
  });

  test("an unpaid or unknown payment is not refundable", async () => {
    const customer = await bench.newCustomer();
    const { id } = (await bench.post("/v3/payments", { ...aCard(customer), creditCard: undefined })).body;
    expect(codeOf(await refund(id))).toBe("invalid_action");
    expect((await refund("pay_nothing")).status).toBe(404);
  });
});

describe("chargebacks", () => {
  const step = (gatewayId: string, name: string) => bench.post("/_sim/chargeback", { gatewayId, step: name });

  test("opened, disputed, won, returned", async () => {
    const { id } = (await bench.post("/v3/payments", aCard(await bench.newCustomer()))).body;
    expect((await bench.get(`/v3/payments/${id}/chargeback`)).status).toBe(404);
    const statuses = [];
    for (const name of ["open", "dispute", "win", "return"]) statuses.push((await step(id, name)).body["status"]);
    expect(statuses).toEqual([
      "CHARGEBACK_REQUESTED",
      "CHARGEBACK_DISPUTE",
      "AWAITING_CHARGEBACK_REVERSAL",
      "RECEIVED",
    ]);
    await bench.asaas.delivered();
    expect(bench.events().slice(-4)).toEqual([
      "PAYMENT_CHARGEBACK_REQUESTED",
      "PAYMENT_CHARGEBACK_DISPUTE",
      "PAYMENT_AWAITING_CHARGEBACK_REVERSAL",
      "PAYMENT_RECEIVED",
    ]);
    expect((await bench.get(`/v3/payments/${id}/chargeback`)).body).toMatchObject({
      payment: id,
      status: "REVERSED",
      disputeStatus: "ACCEPTED",
      reason: "FRAUD",
      value: 100,
      creditCard: { number: "1111", brand: "VISA" },
    });
  });

  test("a lost chargeback refunds every instalment of the sale", async () => {
    const { installment } = await twelveParts();
    await step(installment, "open");
    await step(installment, "lose");
    const { payments } = bench.asaas.ledger();
    expect(payments.every(({ status, refundedCents }) => status === "REFUNDED" && refundedCents === 10_000)).toBe(true);
    expect((await bench.get("/v3/chargebacks")).body["totalCount"]).toBe(12);
  });

  test("a PIX payment cannot have a chargeback", async () => {
    expect((await step(await aPaidPix(), "open")).status).toBe(409);
  });
});

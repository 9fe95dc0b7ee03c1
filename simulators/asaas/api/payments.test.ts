import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { splitEvenly } from "../ledger/money.ts";
import { aCard, codeOf, createTestBench, type TestBench } from "../testing.ts";

let bench: TestBench;
let customer: string;
beforeEach(async () => {
  bench = await createTestBench();
  customer = await bench.newCustomer();
});
afterEach(() => bench.close());

const charge = (more: object = {}) => bench.post("/v3/payments", aCard(customer, more));
const twelve = { value: undefined, totalValue: 2399.88, installmentCount: 12 };

describe("instalments", () => {
  test("the answer is the first instalment; all have the sale's reference; the last takes the remainder", async () => {
    const { body } = await charge({ ...twelve, totalValue: 350, externalReference: "attempt-1" });
    expect(body).toMatchObject({
      value: 29.16,
      installmentNumber: 1,
      description: "Parcela 1 de 12.",
      netValue: 27.96,
    });
    const { data } = (await bench.get("/v3/payments?externalReference=attempt-1&limit=100")).body;
    expect(data).toHaveLength(12);
    expect(data[0]).toMatchObject({ installmentNumber: 12, value: 29.24, installment: body["installment"] });
    const plan = (await bench.get(`/v3/installments/${body["installment"]}`)).body;
    expect(plan).toMatchObject({ object: "installment", value: 350, paymentValue: 29.24, installmentCount: 12 });
    expect((await bench.get(`/v3/installments/${body["installment"]}/payments`)).body).toMatchObject({
      totalCount: 12,
      hasMore: true,
    });
  });

  test("twelve instalments are twelve payments and twenty-four events", async () => {
    await charge(twelve);
    await bench.asaas.delivered();
    expect(bench.events()).toEqual([...Array(12).fill("PAYMENT_CREATED"), ...Array(12).fill("PAYMENT_CONFIRMED")]);
    expect(new Set(bench.received.map(({ id }) => id)).size).toBe(24);
    expect(bench.asaas.ledger().payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(239_988);
  });

  test("POST /v3/installments: `value` is that of each instalment; dates as in the sandbox", async () => {
    const order = { ...aCard(customer), value: 100, installmentCount: 3, dueDate: "2026-07-24" };
    const { body } = await bench.post("/v3/installments", { ...order, paymentExternalReference: "attempt-2" });
    expect(body).toMatchObject({ value: 300, netValue: 289.05, paymentDate: "2026-07-14", expirationDay: 24 });
    const { data } = (await bench.get("/v3/payments?externalReference=attempt-2")).body;
    expect(data.map((part: { dueDate: string; creditDate: string }) => [part.dueDate, part.creditDate])).toEqual([
      ["2026-09-24", "2026-10-19"],
      ["2026-08-24", "2026-09-16"],
      ["2026-07-24", "2026-08-17"],
    ]);
  });

  test("cents are never lost", () => {
    expect(splitEvenly(199_700, 12)).toEqual([...Array(11).fill(16_641), 16_649]);
    expect(splitEvenly(239_988, 12)).toEqual(Array(12).fill(19_999));
  });
});

describe("PIX charges", () => {
  const pix = (more: object = {}) =>
    bench.post("/v3/payments", { customer, billingType: "PIX", value: 100, dueDate: "2026-07-19", ...more });

  test("are pending, have a QR code, and are paid once", async () => {
    const { id, status, netValue } = (await pix()).body;
    expect([status, netValue]).toEqual(["PENDING", 98.01]);
    const { payload, ...code } = (await bench.get(`/v3/payments/${id}/pixQrCode`)).body;
    expect(code).toMatchObject({
      success: true,
      expirationDate: "2027-07-19 23:59:59",
      description: "Descricao nao informada",
    });
    expect(bench.asaas.pay({ payload })).toMatchObject({ ok: true, paymentId: id });
    expect(bench.asaas.pay({ gatewayId: id })).toEqual({ ok: false, reason: "already-paid" });
    expect((await bench.get(`/v3/payments/${id}`)).body).toMatchObject({
      status: "RECEIVED",
      creditDate: "2026-07-14",
    });
  });

  test("are changed, deleted and restored while pending", async () => {
    const { id } = (await pix()).body;
    expect((await bench.call("PUT", `/v3/payments/${id}`, { value: 90 })).body).toMatchObject({
      value: 90,
      netValue: 88.01,
    });
    expect((await bench.call("DELETE", `/v3/payments/${id}`)).body).toEqual({ deleted: true, id });
    expect(bench.asaas.pay({ gatewayId: id })).toEqual({ ok: false, reason: "deleted" });
    expect((await bench.post(`/v3/payments/${id}/restore`)).body["deleted"]).toBe(false);
    expect((await bench.post(`/v3/sandbox/payment/${id}/confirm`)).body["status"]).toBe("RECEIVED");
    expect(codeOf(await bench.call("DELETE", `/v3/payments/${id}`))).toBe("invalid_action");
    await bench.asaas.delivered();
    expect(bench.events()).toEqual([
      "PAYMENT_CREATED",
      "PAYMENT_UPDATED",
      "PAYMENT_DELETED",
      "PAYMENT_RESTORED",
      "PAYMENT_RECEIVED",
    ]);
  });

  test("are filtered by fields and dates", async () => {
    await pix({ externalReference: "a" });
    await charge({ externalReference: "b" });
    const count = async (query: string) => (await bench.get(`/v3/payments?${query}`)).body["totalCount"];
    expect(await count("billingType=PIX")).toBe(1);
    expect(await count("status=CONFIRMED")).toBe(1);
    expect(await count(`customer=${customer}`)).toBe(2);
    expect(await count("dateCreated[ge]=2026-07-14&dateCreated[le]=2026-07-14")).toBe(2);
    expect(await count("dueDate[le]=2026-07-15")).toBe(1);
    expect(await count("paymentDate[ge]=2026-07-01")).toBe(0);
  });
});

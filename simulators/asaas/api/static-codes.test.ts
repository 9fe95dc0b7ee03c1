import { afterEach, beforeEach, expect, test } from "vitest";
import { checksum, gatewayIdIn, parseFields } from "../ledger/br-code.ts";
import { codeOf, createTestBench, type TestBench, TOKEN } from "../testing.ts";

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

const paymentsOf = async (codeId: string) => (await bench.get(`/v3/payments?pixQrCodeId=${codeId}`)).body["data"];

test("one call returns an id, a QR image and a payload", async () => {
  const order = {
    value: 2399.88,
    expirationSeconds: 3600,
    allowsMultiplePayments: false,
    externalReference: "order-1",
  };
  const code = await bench.newCode({ ...order, description: "Plano", format: "ALL" });
  expect(code).toEqual({
    id: expect.stringMatching(/^[A-Z0-9]{25}$/),
    encodedImage: expect.stringMatching(/^iVBORw0KGgo/),
    payload: expect.any(String),
    allowsMultiplePayments: false,
    expirationDate: "2026-07-14 10:00:00",
    externalReference: "order-1",
    description: "Plano",
  });
  const fields = parseFields(code["payload"]);
  expect(Object.fromEntries(fields)).toMatchObject({ "00": "01", "53": "986", "54": "2399.88", "58": "BR" });
  expect(parseFields(fields.get("26") ?? "").get("01")).toBe("pix@loja.example");
  expect(gatewayIdIn(code["payload"])).toBe(code["id"]);
  expect(gatewayIdIn(code["payload"].replace("2399.88", "2399.87"))).toBeUndefined();
});

test("the checksum is the standard's CRC-16", () => {
  expect(checksum("123456789")).toBe("29B1");
  const sample =
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304";
  expect(checksum(sample)).toBe("1D3D");
});

test("there is no payment until the payer pays; then it has the code's id", async () => {
  const code = await bench.newCode({ externalReference: "order-1", description: "Plano" });
  expect(await paymentsOf(code["id"])).toEqual([]);
  const paid = bench.asaas.pay({ gatewayId: code["id"] });
  expect(await paymentsOf(code["id"])).toMatchObject([
    {
      id: paid.ok && paid.paymentId,
      pixQrCodeId: code["id"],
      status: "RECEIVED",
      value: 400,
      netValue: 398.01,
      billingType: "PIX",
      externalReference: "order-1",
      paymentDate: "2026-07-14",
    },
  ]);
  const [payment] = await paymentsOf(code["id"]);
  expect((await bench.get(`/v3/customers/${payment.customer}`)).status).toBe(200);
});

test("sends the subscriber its token and a snapshot at each step", async () => {
  const code = await bench.newCode();
  bench.asaas.pay({ gatewayId: code["id"] });
  await bench.asaas.delivered();
  expect(bench.received).toMatchObject([
    { event: "PAYMENT_CREATED", token: TOKEN, body: { payment: { status: "PENDING", pixQrCodeId: code["id"] } } },
    { event: "PAYMENT_RECEIVED", token: TOKEN, body: { payment: { status: "RECEIVED" } } },
  ]);
  expect(bench.received[0]?.body).toMatchObject({
    id: expect.stringMatching(/^evt_[0-9a-f]{32}&\d+$/),
    dateCreated: "2026-07-14 09:00:00",
  });
});

test("a single-use code accepts one payment, any other accepts several", async () => {
  const single = await bench.newCode({ allowsMultiplePayments: false });
  expect(bench.asaas.pay({ gatewayId: single["id"] })).toMatchObject({ ok: true });
  expect(bench.asaas.pay({ gatewayId: single["id"] })).toEqual({ ok: false, reason: "already-paid" });
  expect(bench.asaas.pay({ gatewayId: single["id"], again: true })).toMatchObject({ ok: true });
  expect(await paymentsOf(single["id"])).toHaveLength(2);
  const open = await bench.newCode();
  for (let i = 0; i < 3; i += 1) bench.asaas.pay({ gatewayId: open["id"] });
  expect(await paymentsOf(open["id"])).toHaveLength(3);
});

test("accepts another amount and a pasted payload, and refuses a missing amount", async () => {
  const { id, payload } = await bench.newCode();
  expect(bench.asaas.pay({ gatewayId: id, amount: 399.5 })).toMatchObject({ amountCents: 39950 });
  expect(bench.asaas.pay({ payload, amountCents: 1 })).toMatchObject({ amountCents: 1 });
  const open = await bench.newCode({ value: undefined });
  expect(bench.asaas.pay({ gatewayId: open["id"] })).toEqual({ ok: false, reason: "amount-missing" });
});

test("an expired or deleted code is not paid, unless late payment is forced", async () => {
  const expired = await bench.newCode({ expirationSeconds: 3600 });
  await bench.asaas.advanceClock(3600);
  expect(bench.asaas.pay({ gatewayId: expired["id"] })).toEqual({ ok: false, reason: "expired" });
  expect(bench.asaas.pay({ gatewayId: expired["id"], late: true })).toMatchObject({ ok: true });

  const deleted = await bench.newCode();
  const answer = await bench.call("DELETE", `/v3/pix/qrCodes/static/${deleted["id"]}`);
  expect(answer.body).toEqual({ deleted: true, id: deleted["id"] });
  expect(bench.asaas.pay({ gatewayId: deleted["id"] })).toEqual({ ok: false, reason: "deleted" });
  expect(bench.asaas.pay({ gatewayId: deleted["id"], late: true })).toMatchObject({ ok: true });
});

test("paying by HTTP returns the result", async () => {
  const { id } = await bench.newCode({ allowsMultiplePayments: false });
  const pay = (gatewayId: string) => bench.post("/_sim/pay", { gatewayId });
  expect(await pay(id)).toMatchObject({ status: 200, body: { ok: true, status: "RECEIVED" } });
  expect(await pay(id)).toMatchObject({ status: 409, body: { reason: "already-paid" } });
  expect(await pay("nothing")).toMatchObject({ status: 404, body: { reason: "unknown" } });
});

test("the ledger has the fields that tests rely on", async () => {
  const { id } = await bench.newCode({ externalReference: "order-1", expirationSeconds: 60 });
  bench.asaas.pay({ gatewayId: id });
  const { codes, payments, calls } = (await bench.get("/_sim/ledger")).body;
  expect(codes).toMatchObject([
    { id, externalReference: "order-1", amountCents: 40000, expiresAt: "2026-07-14T12:01:00.000Z" },
  ]);
  expect(payments).toMatchObject([
    { pixQrCodeId: id, amountCents: 40000, status: "RECEIVED", refundedCents: 0, installment: null },
  ]);
  expect(calls).toMatchObject([{ method: "POST", path: "/v3/pix/qrCodes/static", at: "2026-07-14T12:00:00.000Z" }]);
});

test.each([
  ["addressKey", { addressKey: "" }],
  ["value", { value: 10.999 }],
  ["value", { value: -1 }],
  ["expirationSeconds", { expirationSeconds: 0 }],
  ["expirationDate", { expirationDate: "tomorrow" }],
])("refuses an invalid %s with the vendor's code", async (field, change) => {
  const answer = await bench.post("/v3/pix/qrCodes/static", { addressKey: "pix@loja.example", value: 10, ...change });
  expect([answer.status, codeOf(answer)]).toEqual([400, `invalid_${field}`]);
});

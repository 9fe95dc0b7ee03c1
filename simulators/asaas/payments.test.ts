import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { REVIEW_CARD } from "./cards.ts";
import { splitEvenly } from "./money.ts";
import { aCard, type Bench, codeOf, openBench } from "./testing.ts";

let bench: Bench;
let customer: string;
beforeEach(async () => {
  bench = await openBench();
  customer = await bench.newCustomer();
});
afterEach(() => bench.close());

const charge = (more: object = {}, number?: string) => bench.post("/v3/payments", aCard(customer, more, number));
const twelve = { value: undefined, totalValue: 2399.88, installmentCount: 12 };

describe("cards", () => {
  test("an approved one is confirmed at once, with the keys that the sandbox answered", async () => {
    const { status, body } = await charge({ externalReference: "attempt-1", description: "probe" });
    expect(status).toBe(200);
    expect(Object.keys(body).join(" ")).toBe(
      "object id dateCreated customer checkoutSession paymentLink value netValue originalValue interestValue " +
        "description billingType confirmedDate creditCard pixTransaction status dueDate originalDueDate paymentDate " +
        "clientPaymentDate installmentNumber invoiceUrl invoiceNumber externalReference deleted anticipated " +
        "anticipable creditDate estimatedCreditDate transactionReceiptUrl nossoNumero bankSlipUrl " +
        "lastInvoiceViewedDate lastBankSlipViewedDate discount fine interest postalService escrow refunds",
    );
    expect(body).toMatchObject({
      id: expect.stringMatching(/^pay_[a-z0-9]{16}$/),
      status: "CONFIRMED",
      netValue: 96.52,
      confirmedDate: "2026-07-14",
      clientPaymentDate: "2026-07-14",
      paymentDate: null,
      creditDate: "2026-08-17",
      creditCard: { creditCardNumber: "1111", creditCardBrand: "VISA", creditCardToken: expect.any(String) },
      refunds: null,
    });
    await bench.asaas.delivered();
    expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_CONFIRMED"]);
    expect(bench.received.map(({ body }) => body["payment"].status)).toEqual(["PENDING", "CONFIRMED"]);
  });

  test.each(["5184019740373151", "4916561358240741"])("%s is declined, and nothing remains", async (number) => {
    const answer = await charge({}, number);
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_action"]);
    await charge(twelve, number);
    await bench.asaas.delivered();
    expect(bench.asaas.ledger()).toMatchObject({ payments: [], installments: [] });
    expect(bench.events()).toEqual([]);
  });

  test.each(["4000000000000002", "4444444444444444", "5162306219378829"])("%s is approved", async (number) => {
    expect((await charge({}, number)).body["status"]).toBe("CONFIRMED");
  });

  test("one under review waits for the analyst", async () => {
    const { body } = await charge({}, REVIEW_CARD);
    expect(body).toMatchObject({ status: "AWAITING_RISK_ANALYSIS", creditDate: null });
    await bench.post("/_sim/review", { gatewayId: body["id"], approve: true });
    expect((await bench.get(`/v3/payments/${body["id"]}/status`)).body).toEqual({ status: "CONFIRMED" });

    const other = (await charge(twelve, REVIEW_CARD)).body;
    await bench.post("/_sim/review", { gatewayId: other["id"], approve: false });
    await bench.asaas.delivered();
    expect(bench.events().slice(0, 4)).toEqual([
      "PAYMENT_CREATED",
      "PAYMENT_AWAITING_RISK_ANALYSIS",
      "PAYMENT_APPROVED_BY_RISK_ANALYSIS",
      "PAYMENT_CONFIRMED",
    ]);
    expect(bench.events().filter((event) => event === "PAYMENT_REPROVED_BY_RISK_ANALYSIS")).toHaveLength(12);
    expect((await bench.post("/_sim/review", { gatewayId: other["id"], approve: true })).status).toBe(409);
  });

  test("neither number nor code on the back is kept anywhere", async () => {
    await charge();
    await charge({ ...twelve, remoteIp: undefined });
    await bench.post("/v3/customers", { name: "Ana", cpfCnpj: "24971563792", ...aCard(customer) });
    await bench.asaas.delivered();
    const everything = [
      (await bench.get("/_sim/ledger")).body,
      (await bench.get("/_sim/webhooks")).body,
      bench.received,
    ];
    expect(JSON.stringify(everything)).not.toMatch(/4111|"123"|ccv/);
  });

  test("a token stands for the card, for its customer only", async () => {
    const { creditCardToken } = (await bench.post("/v3/creditCard/tokenizeCreditCard", aCard(customer))).body;
    const withToken = { creditCardToken, creditCard: undefined, creditCardHolderInfo: undefined };
    expect((await charge(withToken)).body).toMatchObject({ status: "CONFIRMED", creditCard: { creditCardToken } });
    expect(codeOf(await charge({ ...withToken, customer: await bench.newCustomer() }))).toBe("invalid_creditCard");
    expect(codeOf(await charge({ creditCardToken }))).toBe("invalid_creditCard");
    const refused = await bench.post("/v3/creditCard/tokenizeCreditCard", aCard(customer, {}, "5184019740373151"));
    expect(codeOf(refused)).toBe("invalid_action");
  });

  test("reserved first, captured later; or paid later on a charge that exists", async () => {
    const { id, status } = (await charge({ authorizeOnly: true })).body;
    expect(status).toBe("AUTHORIZED");
    expect((await bench.post(`/v3/payments/${id}/captureAuthorizedPayment`)).body["status"]).toBe("CONFIRMED");

    const open = (await charge({ creditCard: undefined })).body;
    expect(open["status"]).toBe("PENDING");
    const pay = (number?: string) =>
      bench.post(`/v3/payments/${open["id"]}/payWithCreditCard`, aCard(customer, {}, number));
    expect(codeOf(await pay("5184019740373151"))).toBe("invalid_action");
    await bench.asaas.delivered();
    expect(bench.events().at(-1)).toBe("PAYMENT_CREDIT_CARD_CAPTURE_REFUSED");
    expect((await pay()).body["status"]).toBe("CONFIRMED");
  });

  test.each([
    ["invalid_customer", { customer: "cus_0" }],
    ["invalid_billingType", { billingType: "CHEQUE" }],
    ["invalid_dueDate", { dueDate: "2026-02-30" }],
    ["invalid_dueDate", { dueDate: "2026-07-13" }],
    ["invalid_value", { value: 4.99 }],
    ["invalid_value", { value: "100" }],
    ["invalid_value", { value: 100.005 }],
    ["invalid_value", { value: undefined }],
    ["invalid_installmentCount", { installmentCount: 22 }],
    ["invalid_description", { description: "a".repeat(501) }],
    ["invalid_remoteIp", { remoteIp: undefined }],
    ["invalid_creditCardHolderInfo", { creditCardHolderInfo: { name: "Ana" } }],
    ["invalid_creditCard", { creditCard: { number: "4111111111111111" } }],
  ])("%s: %o", async (code, change) => {
    const answer = await charge(change);
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
    expect(bench.asaas.ledger().payments).toEqual([]);
  });

  test("a number that fails its own check, and an expired card", async () => {
    expect(codeOf(await charge({}, "4111111111111112"))).toBe("invalid_creditCard");
    const creditCard = { ...aCard(customer).creditCard, expiryYear: "2026", expiryMonth: "06" };
    expect(codeOf(await charge({ creditCard }))).toBe("invalid_creditCard");
  });
});

describe("parts", () => {
  test("the answer is the first part; all have the sale's reference; the last takes the rest", async () => {
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

  test("twelve parts are twelve payments and twenty-four events", async () => {
    await charge(twelve);
    await bench.asaas.delivered();
    expect(bench.events()).toEqual([...Array(12).fill("PAYMENT_CREATED"), ...Array(12).fill("PAYMENT_CONFIRMED")]);
    expect(new Set(bench.received.map(({ id }) => id)).size).toBe(24);
    expect(bench.asaas.ledger().payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(239_988);
  });

  test("the other door: `value` is that of each part; dates as the sandbox gave them", async () => {
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

  test("wait, are read as a code, are paid once", async () => {
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

  test("are changed, deleted and restored while they wait", async () => {
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

  test("are found by what they are and when", async () => {
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

import { afterEach, beforeEach, expect, test } from "vitest";
import { aCard, codeOf, createTestBench, type TestBench } from "../testing.ts";
import { REVIEW_CARD } from "./cards.ts";

let bench: TestBench;
let customer: string;
beforeEach(async () => {
  bench = await createTestBench();
  customer = await bench.newCustomer();
});
afterEach(() => bench.close());

const charge = (more: object = {}, number?: string) => bench.post("/v3/payments", aCard(customer, more, number));
const twelve = { value: undefined, totalValue: 2399.88, installmentCount: 12 };

test("an approved card is confirmed at once, with the sandbox's keys", async () => {
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
  expect(bench.received.map((shown) => shown.body["payment"].status)).toEqual(["PENDING", "CONFIRMED"]);
});

test.each(["5184019740373151", "4916561358240741"])("%s is declined, and nothing is stored", async (number) => {
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

test("a card under review waits for the analyst", async () => {
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

test("neither card number nor security code is stored anywhere", async () => {
  await charge();
  await charge({ ...twelve, remoteIp: undefined });
  await bench.post("/v3/customers", { name: "Ana", cpfCnpj: "24971563792", ...aCard(customer) });
  await bench.asaas.delivered();
  const everything = [(await bench.get("/_sim/ledger")).body, (await bench.get("/_sim/webhooks")).body, bench.received];
  expect(JSON.stringify(everything)).not.toMatch(/41111111|"123"|ccv/);
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

test("authorised first and captured later, or paid later on an existing charge", async () => {
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

test("refuses a number that fails the Luhn check, and an expired card", async () => {
  expect(codeOf(await charge({}, "4111111111111112"))).toBe("invalid_creditCard");
  const creditCard = { ...aCard(customer).creditCard, expiryYear: "2026", expiryMonth: "06" };
  expect(codeOf(await charge({ creditCard }))).toBe("invalid_creditCard");
});

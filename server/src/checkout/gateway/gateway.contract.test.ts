import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandbox } from "../../testing/sandbox-env.ts";
import { asaasGateway } from "./asaas/asaas-gateway.ts";
import type { CardOrder, PaymentGateway } from "./gateway.ts";

/**
 * The contract that we rely on, checked against the simulator, or against the vendor's sandbox when ASAAS_SANDBOX_URL,
 * ASAAS_SANDBOX_KEY and ASAAS_SANDBOX_PIX_KEY are set.
 */
const simulator = sandbox.url ? undefined : createAsaasSimulator();
let gateway: PaymentGateway;

beforeAll(async () => {
  gateway = asaasGateway({
    ...sandbox,
    url: sandbox.url ?? (await simulator?.start()) ?? "",
    now: () => new Date(),
  });
});
afterAll(() => simulator?.stop());

const person = { name: "Ana Souza", email: "ana@example.com", document: "52998224725", phone: "11987654321" };
const anOrder = (customerId: string, more: Partial<CardOrder> & { number?: string } = {}): CardOrder => ({
  reference: crypto.randomUUID(),
  customerId,
  amountCents: 350_00,
  installments: 1,
  description: "Teste de contrato",
  card: {
    holderName: "ANA SOUZA",
    number: more.number ?? "5162306219378829",
    expiryMonth: "12",
    expiryYear: "2030",
    ccv: "318",
  },
  holder: { ...person, postalCode: "01310100", addressNumber: "1578" },
  buyerIp: "203.0.113.7",
  ...more,
});
const aCustomer = async () => {
  const created = await gateway.createCustomer({ reference: crypto.randomUUID(), ...person });
  if (created.outcome !== "created") throw new Error(`no customer: ${created.outcome}`);
  return created.customerId;
};

describe(sandbox.url ? "the vendor's sandbox" : "the simulator", () => {
  test("creates a PIX code with a text, an image and an id, without a customer", async () => {
    const reference = crypto.randomUUID();
    const answer = await gateway.createPix({ reference, amountCents: 2_399_88, description: "Teste", seconds: 3_600 });
    expect(answer).toMatchObject({ outcome: "created", code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) });
    if (answer.outcome === "created") expect(await gateway.findCharges({ pixCodeId: answer.pixCodeId })).toEqual([]);
  });

  test("walks its ledger since a day, with each charge's customer and method", async () => {
    const reference = crypto.randomUUID();
    const created = await gateway.createCustomer({ reference, ...person });
    const customerId = created.outcome === "created" ? created.customerId : "";
    const order = anOrder(customerId, { installments: 3, amountCents: 300_00 });
    await gateway.chargeCard(order);
    const charges = [];
    for await (const page of gateway.walkCharges(new Date()))
      charges.push(...page.filter((charge) => charge.reference === order.reference));
    expect(charges).toHaveLength(3);
    expect(charges[0]).toMatchObject({ method: "credit-card", customerId, state: "captured", amountCents: 100_00 });
    expect(await gateway.getCustomerReference(customerId)).toBe(reference);
    expect(await gateway.getCustomerReference("cus_000000000000")).toBeUndefined();
  });

  test("charges a card and finds it by our reference, to the centavo", async () => {
    const order = anOrder(await aCustomer());
    const answer = await gateway.chargeCard(order);
    expect(answer).toMatchObject({
      outcome: "charged",
      last4: "8829",
      charge: { state: "captured", amountCents: 350_00 },
    });
    expect(await gateway.findCharges({ reference: order.reference })).toMatchObject([{ amountCents: 350_00 }]);
  });

  test("twelve instalments of R$ 350 are eleven of 29,16 and one of 29,24, under one plan", async () => {
    const order = anOrder(await aCustomer(), { installments: 12 });
    await gateway.chargeCard(order);
    const installments = await gateway.findCharges({ reference: order.reference });
    expect(installments.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([
      ...Array(11).fill(29_16),
      29_24,
    ]);
    expect(new Set(installments.map(({ installmentPlanId }) => installmentPlanId)).size).toBe(1);
  });

  test("a declined card is an outcome, not an error, and leaves no charge", async () => {
    const order = anOrder(await aCustomer(), { number: "5184019740373151" });
    expect((await gateway.chargeCard(order)).outcome).toBe("declined");
    expect(await gateway.findCharges({ reference: order.reference })).toEqual([]);
  });

  test("refunds a charge", async () => {
    const order = anOrder(await aCustomer());
    const answer = await gateway.chargeCard(order);
    if (answer.outcome !== "charged") throw new Error(answer.outcome);
    const { chargeId, installmentPlanId } = answer.charge;
    expect(["done", "in-progress"]).toContain((await gateway.refund({ chargeId, installmentPlanId }, 350_00)).outcome);
    expect(["refunded", "refunding"]).toContain((await gateway.getCharge(chargeId))?.state);
  });

  test("refunds the requested amount, and never more than was charged", async () => {
    const answer = await gateway.chargeCard(anOrder(await aCustomer()));
    if (answer.outcome !== "charged") throw new Error(answer.outcome);
    const { chargeId, installmentPlanId } = answer.charge;
    const refund = async (cents: number) => (await gateway.refund({ chargeId, installmentPlanId }, cents)).outcome;
    const stateNow = async () => (await gateway.getCharge(chargeId))?.state;
    expect(["done", "in-progress"]).not.toContain(await refund(350_01));
    expect(await stateNow()).toBe("captured");
    await refund(100_00);
    expect(await stateNow(), "after a partial refund").not.toBe("refunded");
    await refund(250_00);
    expect(["refunded", "refunding"]).toContain(await stateNow());
  });

  test("an unknown charge is undefined, and the quota is known", async () => {
    expect(await gateway.getCharge("pay_0000000000000000")).toBeUndefined();
    expect(gateway.quota()?.callsLeft).toBeGreaterThan(0);
    expect(gateway.quota()?.limit).toBeGreaterThan(1_000);
    expect(gateway.quota()?.resetsAt.getTime()).toBeGreaterThan(Date.now());
  });
});

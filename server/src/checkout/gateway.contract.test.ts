import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandbox } from "../testing/sandbox-env.ts";
import { asaasGateway } from "./asaas/asaas-gateway.ts";
import type { CardOrder, PaymentGateway } from "./gateway.ts";

/**
 * What we rely on, asked of whoever is at the other end: the simulator, or the vendor's sandbox when
 * ASAAS_SANDBOX_URL, ASAAS_SANDBOX_KEY and ASAAS_SANDBOX_PIX_KEY are set.
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
  test("opens a PIX code with a text, a picture and an id, for nobody in particular", async () => {
    const reference = crypto.randomUUID();
    const answer = await gateway.createPix({ reference, amountCents: 2_399_88, description: "Teste", seconds: 3_600 });
    expect(answer).toMatchObject({ outcome: "created", code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) });
    if (answer.outcome === "created") expect(await gateway.findCharges({ pixCodeId: answer.pixCodeId })).toEqual([]);
  });

  test("walks its ledger since a day, with whose each charge is and how it was paid", async () => {
    const reference = crypto.randomUUID();
    const created = await gateway.createCustomer({ reference, ...person });
    const customerId = created.outcome === "created" ? created.customerId : "";
    const order = anOrder(customerId, { installments: 3, amountCents: 300_00 });
    await gateway.chargeCard(order);
    const mine = [];
    for await (const page of gateway.walkCharges(new Date()))
      mine.push(...page.filter((charge) => charge.reference === order.reference));
    expect(mine).toHaveLength(3);
    expect(mine[0]).toMatchObject({ method: "credit-card", customerId, state: "captured", amountCents: 100_00 });
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

  test("twelve parts of R$ 350 are eleven of 29,16 and one of 29,24, under one plan", async () => {
    const order = anOrder(await aCustomer(), { installments: 12 });
    await gateway.chargeCard(order);
    const parts = await gateway.findCharges({ reference: order.reference });
    expect(parts.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([
      ...Array(11).fill(29_16),
      29_24,
    ]);
    expect(new Set(parts.map(({ installmentPlanId }) => installmentPlanId)).size).toBe(1);
  });

  test("a declined card is a value, and leaves nothing behind", async () => {
    const order = anOrder(await aCustomer(), { number: "5184019740373151" });
    expect((await gateway.chargeCard(order)).outcome).toBe("declined");
    expect(await gateway.findCharges({ reference: order.reference })).toEqual([]);
  });

  test("gives a charge back", async () => {
    const order = anOrder(await aCustomer());
    const answer = await gateway.chargeCard(order);
    if (answer.outcome !== "charged") throw new Error(answer.outcome);
    const { chargeId, installmentPlanId } = answer.charge;
    expect(["done", "in-progress"]).toContain((await gateway.refund({ chargeId, installmentPlanId }, 350_00)).outcome);
    expect(["refunded", "refunding"]).toContain((await gateway.getCharge(chargeId))?.state);
  });

  test("gives back as much as it is told to, and never more than was charged", async () => {
    const answer = await gateway.chargeCard(anOrder(await aCustomer()));
    if (answer.outcome !== "charged") throw new Error(answer.outcome);
    const { chargeId, installmentPlanId } = answer.charge;
    const giveBack = async (cents: number) => (await gateway.refund({ chargeId, installmentPlanId }, cents)).outcome;
    const stateNow = async () => (await gateway.getCharge(chargeId))?.state;
    expect(["done", "in-progress"]).not.toContain(await giveBack(350_01));
    expect(await stateNow()).toBe("captured");
    await giveBack(100_00);
    expect(await stateNow(), "after a part of it").not.toBe("refunded");
    await giveBack(250_00);
    expect(["refunded", "refunding"]).toContain(await stateNow());
  });

  test("what never was is undefined, and how many calls are left is known", async () => {
    expect(await gateway.getCharge("pay_0000000000000000")).toBeUndefined();
    expect(gateway.quota()?.callsLeft).toBeGreaterThan(0);
    expect(gateway.quota()?.limit).toBeGreaterThan(1_000);
    expect(gateway.quota()?.resetsAt.getTime()).toBeGreaterThan(Date.now());
  });
});

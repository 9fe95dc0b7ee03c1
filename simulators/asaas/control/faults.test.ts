import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aCard, codeOf, createTestBench, type TestBench } from "../testing.ts";
import type { Order } from "./faults.ts";

let bench: TestBench;
let customer: string;
beforeEach(async () => {
  bench = await createTestBench();
  customer = await bench.newCustomer();
});
afterEach(() => bench.close());

const setFault = (fault: Order) => bench.asaas.setFaults(fault);
const charge = () => bench.post("/v3/payments", aCard(customer));
const made = () => bench.asaas.ledger().payments.length;
const payOne = async () => bench.asaas.pay({ gatewayId: (await bench.newCode())["id"] });

describe("calls", () => {
  test.each([
    ["down", 500],
    ["reject", 400],
    ["rate-limit", 429],
  ] as const)("%s: answered %i, nothing done, as often as set", async (mode, status) => {
    setFault({ mode, times: 2 });
    expect([(await charge()).status, (await charge()).status, made()]).toEqual([status, status, 0]);
    expect([(await charge()).status, made()]).toEqual([200, 1]);
  });

  test.each(["lost", "hang"] as const)("%s: no answer, nothing done", async (mode) => {
    setFault({ mode, times: 1, delayMs: 30 });
    await expect(charge()).rejects.toThrow("fetch failed");
    expect(made()).toBe(0);
  });

  test("drop-answer: no answer, but it is done and can be found", async () => {
    setFault({ mode: "drop-answer", times: 1 });
    await expect(bench.post("/v3/payments", aCard(customer, { externalReference: "x" }))).rejects.toThrow(
      "fetch failed",
    );
    expect((await bench.get("/v3/payments?externalReference=x")).body["data"]).toMatchObject([{ status: "CONFIRMED" }]);
    await bench.asaas.delivered();
    expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_CONFIRMED"]);
  });

  test("broken-answer: 500, but it is done", async () => {
    setFault({ mode: "broken-answer", times: 1 });
    expect([(await charge()).status, made()]).toEqual([500, 1]);
  });

  test.each(["slow", "late-answer"] as const)("%s: delays the answer", async (mode) => {
    setFault({ mode, delayMs: 80 });
    const since = performance.now();
    expect((await charge()).status).toBe(200);
    expect(performance.now() - since).toBeGreaterThan(75);
  });

  test("late-answer: done long before the answer", async () => {
    setFault({ mode: "late-answer", delayMs: 300, times: 1 });
    const answer = charge();
    await bench.get("/v3/payments");
    await expect.poll(made, { timeout: 250, interval: 10 }).toBe(1);
    expect((await answer).status).toBe(200);
  });

  test("webhook-first: the webhook arrives before the answer", async () => {
    setFault({ mode: "webhook-first", times: 1 });
    await charge();
    expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_CONFIRMED"]);
  });

  test("faults can target a path, a method and a share of the calls, several at once", async () => {
    setFault([
      { mode: "down", path: "/v3/payments/*/refund" },
      { mode: "slow", method: "GET", delayMs: 1 },
    ]);
    const { id } = (await charge()).body;
    expect((await bench.post(`/v3/payments/${id}/refund`)).status).toBe(500);
    const { faults } = (await bench.post("/_sim/faults", { mode: "down", ratio: 0.5, path: "/v3/payments" })).body;
    expect(faults).toMatchObject([{ mode: "down" }, { mode: "slow" }, { mode: "down", ratio: 0.5 }]);
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push((await bench.get("/v3/payments")).status);
    expect(answers).toEqual([200, 500, 200, 500, 200, 500]);
    await bench.post("/_sim/faults", { mode: "ok" });
    expect((await bench.post(`/v3/payments/${id}/refund`)).status).toBe(200);
    expect((await bench.post("/_sim/faults", { mode: "explode" })).status).toBe(400);
  });

  test("a fault for one customer does not affect the others", async () => {
    setFault([
      { mode: "down", path: "/v3/payments", about: "ana@example.com" },
      { mode: "down", path: "/v3/payments", about: "order-7" },
      { mode: "decline", about: "eva@example.com" },
    ]);
    const pay = async (email: string, externalReference = "order-1") => {
      const card = aCard(customer, { externalReference });
      return bench.post("/v3/payments", { ...card, creditCardHolderInfo: { ...card.creditCardHolderInfo, email } });
    };
    const answers = [
      await pay("ana@example.com"),
      await pay("bia@example.com"),
      await pay("bia@example.com", "order-7"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 500]);
    expect(codeOf(await pay("eva@example.com"))).toBe("invalid_action");
    expect(made()).toBe(1);
  });

  test("the call log has each call's fault and status", async () => {
    setFault({ mode: "down", times: 1 });
    await bench.get("/v3/payments?externalReference=secret");
    const { calls } = (await bench.get("/_sim/ledger")).body;
    expect(calls.at(-1)).toMatchObject({ method: "GET", path: "/v3/payments", fault: "down", status: 500 });
  });
});

describe("money", () => {
  test("declines and reviews on demand, whatever the card", async () => {
    setFault({ mode: "decline", times: 1 });
    expect(codeOf(await charge())).toBe("invalid_action");
    setFault({ mode: "review", times: 1, path: "/v3/payments" });
    expect((await charge()).body["status"]).toBe("AWAITING_RISK_ANALYSIS");
    expect((await charge()).body["status"]).toBe("CONFIRMED");
  });
});

describe("webhooks", () => {
  test("duplicates webhooks", async () => {
    setFault({ mode: "webhook-duplicate", copies: 5, times: 1, event: "PAYMENT_RECEIVED" });
    await payOne();
    await bench.asaas.delivered();
    expect(bench.events()).toEqual(["PAYMENT_CREATED", ...Array(5).fill("PAYMENT_RECEIVED")]);
    expect(new Set(bench.received.map(({ id }) => id)).size).toBe(2);
  });

  test("reorders webhooks, swapped or by a permutation", async () => {
    setFault({ mode: "webhook-reorder" });
    await payOne();
    await bench.asaas.delivered();
    expect(bench.events()).toEqual(["PAYMENT_RECEIVED", "PAYMENT_CREATED"]);
    setFault({ mode: "webhook-reorder", permutation: [2, 0, 3, 1] });
    bench.received.length = 0;
    await payOne();
    await bench.asaas.delivered();
    expect(bench.events()).toEqual([]);
    const { id } = bench.asaas.ledger().payments.at(-1) ?? {};
    await bench.post(`/v3/payments/${id}/refund`, { value: 1 });
    await bench.post(`/v3/payments/${id}/refund`);
    await bench.asaas.delivered();
    expect(bench.events().map((event) => event.replace("PAYMENT_", ""))).toEqual([
      "PARTIALLY_REFUNDED",
      "CREATED",
      "REFUNDED",
      "RECEIVED",
    ]);
  });

  test("a reordered webhook without a partner is delivered after a timeout", async () => {
    setFault({ mode: "webhook-reorder", event: "PAYMENT_RECEIVED" });
    await payOne();
    await expect.poll(bench.events, { timeout: 2_000 }).toEqual(["PAYMENT_CREATED", "PAYMENT_RECEIVED"]);
  });

  test("delays webhooks", async () => {
    setFault({ mode: "webhook-delay", delayMs: 60_000 });
    await payOne();
    await bench.asaas.advanceClock(59);
    expect(bench.events()).toEqual([]);
    await bench.asaas.advanceClock(1);
    expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_RECEIVED"]);
  });

  test("loses webhooks", async () => {
    setFault({ mode: "webhook-lose" });
    await payOne();
    await bench.asaas.advanceClock(86_400);
    expect(bench.events()).toEqual([]);
    expect(bench.asaas.attempts()).toMatchObject([{ result: "lost" }, { result: "lost" }]);
  });

  test("loses the webhooks of one customer only", async () => {
    setFault({ mode: "webhook-lose", about: "ana@example.com" });
    const ana = await bench.newCustomer({ email: "ana@example.com" });
    await bench.post("/v3/payments", aCard(ana));
    await charge();
    await bench.asaas.delivered();
    expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_CONFIRMED"]);
    expect(bench.received.map(({ body }) => body["payment"].customer)).toEqual([customer, customer]);
  });
});

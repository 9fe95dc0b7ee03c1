import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAsaasSimulator } from "./simulator.ts";
import { aCard, createTestBench, type TestBench } from "./testing.ts";

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

const DAY = 86_400;
const statuses = () => bench.asaas.ledger().payments.map(({ status }) => status);

test("cards settle after 32 days, instalment by instalment", async () => {
  const order = { value: undefined, totalValue: 300, installmentCount: 3 };
  await bench.post("/v3/payments", aCard(await bench.newCustomer(), order));
  await bench.asaas.advanceClock(33 * DAY);
  expect(statuses()).toEqual(["CONFIRMED", "CONFIRMED", "CONFIRMED"]);
  await bench.asaas.advanceClock(1 * DAY);
  expect(statuses()).toEqual(["RECEIVED", "CONFIRMED", "CONFIRMED"]);
  const [first] = (await bench.get("/v3/payments?status=RECEIVED")).body["data"];
  expect([first.installmentNumber, first.paymentDate]).toEqual([1, "2026-08-17"]);
  await bench.asaas.advanceClock(70 * DAY);
  expect(statuses()).toEqual(["RECEIVED", "RECEIVED", "RECEIVED"]);
  expect(
    bench.received.filter(({ event }) => event === "PAYMENT_RECEIVED").map(({ body }) => body["dateCreated"]),
  ).toEqual(["2026-08-17 00:00:00", "2026-09-16 00:00:00", "2026-10-19 00:00:00"]);
});

test("an unpaid charge is overdue after its day, and can still be paid", async () => {
  const order = { customer: await bench.newCustomer(), billingType: "PIX", value: 100, dueDate: "2026-07-15" };
  const { id } = (await bench.post("/v3/payments", order)).body;
  await bench.asaas.advanceClock(1 * DAY);
  expect(statuses()).toEqual(["PENDING"]);
  await bench.asaas.advanceClock(1 * DAY);
  expect(statuses()).toEqual(["OVERDUE"]);
  bench.asaas.pay({ gatewayId: id });
  await bench.asaas.delivered();
  expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_OVERDUE", "PAYMENT_RECEIVED"]);
});

test("the clock is advanced by HTTP, and real time continues from there", async () => {
  await bench.close();
  bench = await createTestBench({ now: () => new Date() });
  const before = Date.now();
  const { now } = (await bench.post("/_sim/clock", { advanceSeconds: DAY })).body;
  const ahead = Date.parse(now) - before - DAY * 1000;
  expect(ahead).toBeGreaterThanOrEqual(0);
  expect(ahead).toBeLessThan(5_000);
  await vi.waitFor(
    async () => expect(Date.parse((await bench.get("/_sim/clock")).body["now"])).toBeGreaterThan(Date.parse(now)),
    { timeout: 10_000 },
  );
  expect((await bench.post("/_sim/clock", { advanceSeconds: -1 })).status).toBe(400);
});

test("an advanced clock still accepts today's due date", async () => {
  await bench.asaas.advanceClock(400 * DAY);
  expect((await bench.post("/v3/payments", aCard(await bench.newCustomer()))).status).toBe(200);
});

test("counts calls for twelve hours from the first, and reports the remaining quota", async () => {
  await bench.close();
  bench = await createTestBench({ quota: 2 });
  const limits = async () => {
    const { status, headers } = await bench.get("/v3/payments");
    return [status, ...["limit", "remaining", "reset"].map((name) => Number(headers.get(`ratelimit-${name}`)))];
  };
  expect(await limits()).toEqual([200, 2, 1, 43_200]);
  await bench.asaas.advanceClock(3_600);
  expect(await limits()).toEqual([200, 2, 0, 39_600]);
  expect(await limits()).toEqual([429, 2, 0, 39_600]);
  await bench.asaas.advanceClock(39_600);
  expect(await limits()).toEqual([200, 2, 1, 43_200]);
});

test("all but a few calls can be used up on demand", async () => {
  await bench.post("/_sim/quota", { remaining: 2 });
  const left = async () => (await bench.get("/v3/payments")).headers.get("ratelimit-remaining");
  expect([await left(), await left()]).toEqual(["1", "0"]);
  expect((await bench.get("/v3/payments")).status).toBe(429);
});

test("the usual quota is 25,000; more than fifty concurrent GETs are refused", async () => {
  expect((await bench.get("/v3/payments")).headers.get("ratelimit-remaining")).toBe("24999");
  bench.asaas.setFaults({ mode: "late-answer", delayMs: 200 });
  const answers = await Promise.all(Array.from({ length: 60 }, () => bench.get("/v3/payments")));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  bench.asaas.setFaults({ mode: "ok" });
  expect((await bench.get("/v3/payments")).status).toBe(200);
});

test("a reset clears everything and restores the initial webhook", async () => {
  bench.subscriber.status = 500;
  bench.asaas.pay({ gatewayId: (await bench.newCode())["id"] });
  await bench.asaas.advanceClock(DAY);
  bench.asaas.setFaults({ mode: "down" });
  await bench.post("/_sim/reset");
  expect((await bench.get("/_sim/ledger")).body).toEqual({
    codes: [],
    payments: [],
    installments: [],
    customers: [],
    chargebacks: [],
    calls: [],
  });
  expect((await bench.get("/_sim/clock")).body).toEqual({ now: "2026-07-14T12:00:00.000Z" });
  expect((await bench.get("/_sim/webhooks")).body).toMatchObject({
    webhooks: [{ waiting: 0, interrupted: false }],
    attempts: [],
  });
  bench.subscriber.status = 200;
  bench.received.length = 0;
  bench.asaas.pay({ gatewayId: (await bench.newCode())["id"] });
  await bench.asaas.delivered();
  expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_RECEIVED"]);
});

test("reading does not change the ledger", async () => {
  await bench.newCode();
  const readLedger = async () => JSON.stringify((await bench.get("/_sim/ledger")).body);
  const before = await readLedger();
  await bench.get("/_sim/webhooks");
  await bench.get("/_sim/clock");
  expect(await readLedger()).toBe(before);
});

test("serves the bank page, also while the vendor is down", async () => {
  const { id } = await bench.newCode({ description: "<script>x()</script>" });
  bench.asaas.setFaults({ mode: "down" });
  const { port } = bench.asaas.app.server.address() as { port: number };
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(page).toContain(`data-pay="${id}"`);
  expect(page).not.toContain("x()</script>");
});

test("does not start in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(() => createAsaasSimulator()).toThrow("production");
  vi.unstubAllEnvs();
});

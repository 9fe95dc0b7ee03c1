import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeOf, createTestBench, type TestBench, TOKEN } from "../testing.ts";

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const payOne = async () => bench.asaas.pay({ gatewayId: (await bench.newCode())["id"] });
const theWebhook = async () => (await bench.get("/v3/webhooks")).body["data"][0];
const waiting = async () => (await bench.get("/_sim/webhooks")).body["webhooks"][0]["waiting"];

test("delivers without a trigger, shortly after the event", async () => {
  await payOne();
  await vi.waitFor(() => expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_RECEIVED"]), { timeout: 10_000 });
});

test("retries at the vendor's intervals, with the same body, and pauses after fifteen failures", async () => {
  bench.subscriber.status = 500;
  await payOne();
  await bench.asaas.delivered();
  const waits = [
    30,
    MINUTE,
    3.5 * MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    25 * MINUTE,
    ...Array(5).fill(HOUR),
    2 * HOUR,
    2 * HOUR,
  ];
  for (const [index, wait] of waits.entries()) {
    await bench.asaas.advanceClock(wait - 1);
    expect(bench.received).toHaveLength(index + 1);
    await bench.asaas.advanceClock(1);
    expect(bench.received).toHaveLength(index + 2);
  }
  expect(await theWebhook()).toMatchObject({ interrupted: false, penalizedRequestsCount: 14 });
  await bench.asaas.advanceClock(3 * HOUR);
  expect(await theWebhook()).toMatchObject({ interrupted: true, penalizedRequestsCount: 15 });
  expect(new Set(bench.received.map(({ body }) => JSON.stringify(body))).size).toBe(1);

  await payOne();
  await bench.asaas.advanceClock(24 * HOUR);
  expect([bench.received.length, await waiting()]).toEqual([15, 4]);

  bench.subscriber.status = 200;
  const { id } = await theWebhook();
  await bench.call("PUT", `/v3/webhooks/${id}`, { interrupted: false });
  await bench.asaas.delivered();
  expect(bench.events().slice(15)).toEqual([
    "PAYMENT_CREATED",
    "PAYMENT_RECEIVED",
    "PAYMENT_CREATED",
    "PAYMENT_RECEIVED",
  ]);
  expect(await theWebhook()).toMatchObject({ interrupted: false, penalizedRequestsCount: 0 });
});

test("one long advance of the clock makes the same fifteen attempts", async () => {
  bench.subscriber.status = 500;
  await payOne();
  await bench.asaas.advanceClock(13 * HOUR);
  expect(bench.received).toHaveLength(15);
});

test.each([201, 204, 301, 308, 404, 503])("%i is a failure", async (status) => {
  bench.subscriber.status = status;
  await payOne();
  await bench.asaas.delivered();
  expect(bench.events()).toEqual(["PAYMENT_CREATED"]);
  expect(bench.asaas.attempts()).toMatchObject([{ event: "PAYMENT_CREATED", attempt: 1, result: String(status) }]);
});

test("retries a subscriber that is unreachable", async () => {
  await bench.close();
  bench = await createTestBench({ webhook: { url: "http://127.0.0.1:9/hook" } });
  await payOne();
  await bench.asaas.delivered();
  expect(bench.asaas.attempts()).toMatchObject([{ result: "unreachable" }]);
  const { id } = await theWebhook();
  await bench.call("PUT", `/v3/webhooks/${id}`, { url: bench.subscriberUrl });
  await bench.asaas.advanceClock(30);
  expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_RECEIVED"]);
  expect(bench.received[0]?.token).toBeUndefined();
});

test("in sequential mode a failing delivery blocks the rest; otherwise each is sent independently", async () => {
  bench.subscriber.status = 500;
  await payOne();
  await payOne();
  await bench.asaas.delivered();
  expect(bench.received).toHaveLength(1);
  const { id } = await theWebhook();
  await bench.call("PUT", `/v3/webhooks/${id}`, { sendType: "NON_SEQUENTIALLY" });
  await bench.asaas.delivered();
  expect(bench.received).toHaveLength(4);
  bench.subscriber.status = 200;
  await bench.asaas.advanceClock(30);
  expect([bench.received.length, await waiting()]).toEqual([8, 0]);
});

test("the back-off can be shortened or removed", async () => {
  bench.subscriber.status = 500;
  await payOne();
  await bench.asaas.delivered();
  bench.subscriber.status = 200;
  const { id } = await theWebhook();
  await bench.post(`/v3/webhooks/${id}/removeBackoff`);
  await bench.asaas.delivered();
  expect(bench.events()).toEqual(["PAYMENT_CREATED", "PAYMENT_CREATED", "PAYMENT_RECEIVED"]);

  await bench.close();
  bench = await createTestBench({ retryScale: 0.001 });
  bench.subscriber.status = 500;
  await payOne();
  await bench.asaas.delivered();
  bench.subscriber.status = 200;
  await bench.asaas.advanceClock(0.03);
  expect(await waiting()).toBe(0);
});

test("deliveries older than fourteen days are dropped", async () => {
  const { id } = await theWebhook();
  await bench.call("PUT", `/v3/webhooks/${id}`, { interrupted: true });
  await payOne();
  await bench.asaas.advanceClock(13 * 24 * HOUR);
  await payOne();
  await bench.asaas.advanceClock(2 * 24 * HOUR);
  await bench.call("PUT", `/v3/webhooks/${id}`, { interrupted: false });
  await bench.asaas.delivered();
  expect(bench.received).toHaveLength(2);
});

test("subscribers are created, shown without their token, filtered by event, and removed", async () => {
  const settings = {
    name: "Second",
    url: bench.subscriberUrl,
    email: "team@example.com",
    authToken: TOKEN,
    sendType: "NON_SEQUENTIALLY",
    events: ["PAYMENT_RECEIVED"],
  };
  const { body } = await bench.post("/v3/webhooks", settings);
  expect(body).toEqual({
    ...settings,
    authToken: undefined,
    id: expect.any(String),
    enabled: true,
    interrupted: false,
    apiVersion: 3,
    hasAuthToken: true,
    penalizedRequestsCount: 0,
  });
  expect(JSON.stringify([body, (await bench.get("/_sim/webhooks")).body])).not.toContain(TOKEN);
  await payOne();
  await bench.asaas.delivered();
  expect(bench.events().toSorted()).toEqual(["PAYMENT_CREATED", "PAYMENT_RECEIVED", "PAYMENT_RECEIVED"]);
  expect(new Set(bench.received.map(({ id }) => id)).size).toBe(2);
  await bench.call("DELETE", `/v3/webhooks/${body["id"]}`);
  expect((await bench.get(`/v3/webhooks/${body["id"]}`)).status).toBe(404);
  expect(codeOf(await bench.post("/v3/webhooks", { ...settings, authToken: "short" }))).toBe("invalid_authToken");
  for (let i = 0; i < 9; i += 1) await bench.post("/v3/webhooks", settings);
  expect(codeOf(await bench.post("/v3/webhooks", settings))).toBe("invalid_action");
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMetaSimulator } from "./simulator.ts";

const HASH = "f2880341b1a692cbd1d3619956fc8e1207cf5a7c80cdf67c2f44c615a77df5e7";
const HOUR_MS = 60 * 60 * 1000;

let clock: Date;
let meta: ReturnType<typeof createMetaSimulator>;
let url: string;

beforeEach(async () => {
  clock = new Date("2026-11-15T12:00:00Z");
  meta = createMetaSimulator({ now: () => clock });
  url = await meta.start();
});
afterEach(() => meta.stop());

const nowSeconds = () => Math.floor(clock.getTime() / 1000);

const anEvent = (more: object = {}) => ({
  event_name: "Lead",
  event_time: nowSeconds(),
  event_id: "lead_1",
  action_source: "website",
  event_source_url: "https://site.example/lp",
  user_data: { em: [HASH], client_user_agent: "Mozilla/5.0" },
  custom_data: { currency: "BRL", value: 0.01 },
  ...more,
});

async function send(data: unknown, { token = "t", path = "/v25.0/123/events" } = {}) {
  const body = JSON.stringify({ data, access_token: token });
  const reply = await fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const counted = () => meta.events().events;

describe("Conversions API", () => {
  test("accepts an event and returns the number received", async () => {
    const { status, body } = await send([anEvent()]);
    expect(status).toBe(200);
    expect(body).toEqual({ events_received: 1, messages: [], fbtrace_id: expect.any(String) });
    expect(counted()).toEqual([expect.objectContaining({ event_name: "Lead", event_id: "lead_1", source: "capi" })]);
  });

  test("accepts the token in the body, the query or the header, and never stores it", async () => {
    const bare = JSON.stringify({ data: [anEvent()] });
    const json = { "content-type": "application/json" };
    const inQuery = await fetch(`${url}/v25.0/123/events?access_token=secret`, {
      method: "POST",
      headers: json,
      body: bare,
    });
    const headers = { ...json, authorization: "Bearer secret" };
    const inHeader = await fetch(`${url}/v25.0/123/events`, { method: "POST", headers, body: bare });
    expect([inQuery.status, inHeader.status]).toEqual([200, 200]);
    expect((await send([anEvent()], { token: "" })).status).toBe(401);
    expect(await (await fetch(`${url}/_sim/ledger`)).text()).not.toContain("secret");
  });

  test.each([
    ["older than 7 days", () => anEvent({ event_time: nowSeconds() - 8 * 24 * 3600 })],
    ["from the future", () => anEvent({ event_time: nowSeconds() + 3600 })],
    ["in milliseconds", () => anEvent({ event_time: clock.getTime() })],
    ["without a name", () => anEvent({ event_name: undefined })],
    ["without an action source", () => anEvent({ action_source: undefined })],
    ["without its page's URL", () => anEvent({ event_source_url: undefined })],
    ["without a user agent", () => anEvent({ user_data: { em: [HASH] } })],
    ["with an email in clear", () => anEvent({ user_data: { em: ["ana@x.com"], client_user_agent: "M" } })],
    ["with a hash in upper case", () => anEvent({ user_data: { ph: HASH.toUpperCase(), client_user_agent: "M" } })],
    ["of a purchase without value", () => anEvent({ event_name: "Purchase", custom_data: { currency: "BRL" } })],
  ])("refuses the whole request for one event %s", async (_, bad) => {
    const { status, body } = await send([anEvent(), bad()]);
    expect(status).toBe(400);
    expect(body["error"]).toMatchObject({ type: "OAuthException", code: 100, is_transient: false });
    expect(body["error"]).toHaveProperty("fbtrace_id");
    expect(counted()).toEqual([]);
  });

  test("refuses an old event with the vendor's sub-code", async () => {
    const { body } = await send([anEvent({ event_time: nowSeconds() - 8 * 24 * 3600 })]);
    expect(body["error"]).toMatchObject({ error_subcode: 2804003, error_user_title: "Event Timestamp Too Old" });
  });

  test("accepts a thousand events and refuses one more, none, or no list", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => anEvent({ event_id: `e${i}` }));
    expect((await send(many(1000))).body["events_received"]).toBe(1000);
    expect((await send(many(1001))).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await send("x")).status).toBe(400);
  });

  test("refuses other paths", async () => {
    expect((await send([anEvent()], { path: "/latest/123/events" })).status).toBe(400);
    expect((await send([anEvent()], { path: "/v25.0/123/nothing" })).status).toBe(400);
  });
});

describe("the same event twice", () => {
  test("counts once within 48 hours, from the API or the pixel", async () => {
    await fetch(`${url}/tr?id=123&ev=Lead&eid=lead_1&dl=https%3A%2F%2Fsite.example%2Flp&cd[value]=0.01`);
    clock = new Date(clock.getTime() + 47 * HOUR_MS);
    await send([anEvent(), anEvent({ event_name: "Contact" }), anEvent({ event_id: "Lead_1" })]);
    expect(meta.events()).toMatchObject({ received: 4, duplicates: 1, requests: 2 });
    expect(counted().map(({ source, event_name, event_id }) => [source, event_name, event_id])).toEqual([
      ["pixel", "Lead", "lead_1"],
      ["capi", "Contact", "lead_1"],
      ["capi", "Lead", "Lead_1"],
    ]);
  });

  test("counts again after 48 hours, and always without an id", async () => {
    await send([anEvent(), anEvent({ event_id: undefined }), anEvent({ event_id: undefined })]);
    clock = new Date(clock.getTime() + 49 * HOUR_MS);
    await send([anEvent()]);
    expect(meta.events()).toMatchObject({ received: 4, duplicates: 0 });
  });
});

test("the pixel is a 1×1 image, recorded with its parameters", async () => {
  const reply = await fetch(
    `${url}/tr?id=123&ev=PageView&eid=p1&dl=https%3A%2F%2Fsite.example%2F&fbp=fb.1.2.3&cd[currency]=BRL`,
  );
  expect(reply.headers.get("content-type")).toBe("image/gif");
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 6)
      .toString(),
  ).toBe("GIF89a");
  expect(counted()).toEqual([
    expect.objectContaining({
      source: "pixel",
      event_name: "PageView",
      event_source_url: "https://site.example/",
      user_data: expect.objectContaining({ fbp: "fb.1.2.3" }),
      custom_data: { currency: "BRL" },
    }),
  ]);
});

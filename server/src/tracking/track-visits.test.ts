import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { test } from "../testing/http.ts";
import { allowingAds } from "../testing/makers.ts";
import { relayConversions } from "./relay-conversions.ts";

const path = `/v1/public/${brand.slug}/track-conversion`;
const anEvent = (more: object = {}) => ({
  eventName: "InitiateCheckout",
  whatsapp: "11987654321",
  email: "ana@example.com",
  name: "Ana Souza",
  source: "facebook",
  uniqueId: `ev_${crypto.randomUUID()}`,
  value: 1,
  currency: "BRL",
  params: {
    customer_data: { email: "ana@example.com", date_of_birth: "1990-01-31", gender: "f", fbp: "fb.1.1.1" },
    browser_data: {
      page_url: "https://prumo.example/pagamento/abc-123?plano=completo&peso=90",
      page_title: "Pagamento",
    },
  },
  ...more,
});

test("the specification's payload is accepted unchanged and answered with an envelope", async ({ api }) => {
  const reply = await api("POST", path, { body: anEvent() });
  expect(reply.body).toMatchObject({ code: 200, error: false, return: { kept: true } });
  expect((await api("POST", "/v1/public/outro/track-conversion", { body: anEvent() })).status).toBe(404);
});

test("without consent no personal data is stored and nothing is relayed", async ({ api, deps, meta }) => {
  const event = anEvent();
  await api("POST", path, { body: event });
  await relayConversions(deps);

  const row = await deps.db
    .selectFrom("conversions")
    .selectAll()
    .where("eventId", "=", event.uniqueId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ hashedIdentifiers: null, clientIp: null, userAgent: null, fbp: null, allowsAds: false });
  expect(meta.events().events).toEqual([]);
});

test("with consent the platform gets hashes, without birth date, gender or query", async ({ api, deps, meta }) => {
  const event = anEvent({ consent: allowingAds() });
  await api("POST", path, { body: event, headers: { "user-agent": "Firefox" } });
  await relayConversions(deps);

  const sent = meta.events().events.find(({ event_id }) => event_id === event.uniqueId);
  expect(sent).toMatchObject({
    event_name: "InitiateCheckout",
    event_source_url: "https://prumo.example/pagamento/:userId",
  });
  const text = JSON.stringify(sent);
  for (const secret of ["ana@example.com", "1990", "peso", "abc-123", "987654321"]) expect(text).not.toContain(secret);
  expect(Object.keys(sent?.user_data ?? {})).not.toContain("db");
});

test("an event sent twice is stored once", async ({ api, deps }) => {
  const event = anEvent({ consent: allowingAds() });
  await api("POST", path, { body: event });
  await api("POST", path, { body: event });

  const relays = await deps.db
    .selectFrom("relays")
    .innerJoin("conversions", "conversions.id", "relays.conversionId")
    .select("relays.status")
    .where("eventId", "=", event.uniqueId)
    .execute();
  expect(relays).toHaveLength(1);
});

test.for([
  ["gclid", "google"],
  ["fbclid", "facebook"],
  ["msclkid", "bing"],
  ["utm_source", "direct"],
] as const)("%s in the address means %s", async ([mark, source], { api, deps }) => {
  const page_url = `https://prumo.example/lp?${mark}=abc`;
  const event = anEvent({ params: { browser_data: { page_url } } });
  await api("POST", path, { body: event });

  const row = await deps.db
    .selectFrom("conversions")
    .select("source")
    .where("eventId", "=", event.uniqueId)
    .executeTakeFirstOrThrow();
  expect(row.source).toBe(source);
});

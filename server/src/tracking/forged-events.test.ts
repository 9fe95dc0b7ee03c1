import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { inTransaction } from "../platform/db.ts";
import { type Api, test } from "../testing/http.ts";
import { aClientContext, allowingAds, aRegistration } from "../testing/makers.ts";
import { recordConversion } from "./record-conversion.ts";
import { relayConversions } from "./relay-conversions.ts";

type Form = ReturnType<typeof aRegistration>;

const path = `/v1/public/${brand.slug}/track-conversion`;
const track = async (api: Api, event: object) => api("POST", path, { body: { consent: allowingAds(), ...event } });
const anEvent = (more: { eventName?: string; email?: string; whatsapp?: string; uniqueId?: string } = {}) => ({
  eventName: "InitiateCheckout",
  uniqueId: `ev_${randomUUID()}`,
  value: 1,
  currency: "BRL",
  params: { browser_data: { page_url: `${brand.siteUrl}/lp?gclid=1` } },
  ...more,
});
const heardOf = (meta: { events(): { events: { event_id?: string | undefined }[] } }, id: string) =>
  meta.events().events.filter(({ event_id }) => event_id === id);

test.for([
  ["PageView", 1],
  ["InitiateCheckout", 1],
  ["AddToCart", 1],
  ["Contact", 1],
] as const)(
  "whatever a browser says %s is worth and where, the platform hears our own",
  async ([eventName, value], { api, deps, meta }) => {
    const event = anEvent({ eventName });
    const forged = {
      value: 1_000_000,
      currency: "USD",
      params: { browser_data: { page_url: "https://evil.example/x" } },
    };
    expect((await track(api, { ...event, ...forged })).status).toBe(200);
    await relayConversions(deps);

    expect(heardOf(meta, event.uniqueId)).toMatchObject([
      { event_source_url: new URL(brand.siteUrl).href, custom_data: { currency: "BRL", value } },
    ]);
  },
);

test("a page of ours is told as ours, without its query", async ({ api, deps, meta }) => {
  const event = anEvent();
  await track(api, event);
  await relayConversions(deps);
  expect(heardOf(meta, event.uniqueId)).toMatchObject([{ event_source_url: `${brand.siteUrl}/lp` }]);
});

test("a registration from a page of another host is told with our own address", async ({ api, deps, meta }) => {
  const eventId = `lead_${randomUUID()}`;
  const conversionParams = { eventId, currentUrl: "https://evil.example/lp" };
  await api("POST", "/v1/public/register", { body: aRegistration({ conversionParams, consent: allowingAds() }) });
  await relayConversions(deps);
  expect(heardOf(meta, eventId)).toMatchObject([{ event_source_url: new URL(brand.siteUrl).href }]);
});

test.for(["Lead", "CompleteRegistration", "Purchase"])(
  "a %s that only a browser speaks of is kept and never told",
  async (eventName, { api, deps, meta }) => {
    const event = anEvent({ eventName });
    await track(api, event);
    await relayConversions(deps);

    expect(heardOf(meta, event.uniqueId)).toEqual([]);
    const kept = deps.db.selectFrom("conversions").select("id").where("eventId", "like", `%${event.uniqueId}`);
    expect(await kept.execute()).toHaveLength(1);
  },
);

test("a browser that was quicker suppresses neither the server's sign-up nor its purchase", async ({
  api,
  deps,
  meta,
}) => {
  const form = aRegistration({ consent: allowingAds() });
  const eventId = `purchase_${randomUUID()}`;
  await track(api, anEvent({ eventName: "CompleteRegistration", uniqueId: form.fbEventId ?? "" }));
  await track(api, anEvent({ eventName: "Purchase", uniqueId: eventId }));

  const registered = await api<{ user: { _id: string } }>("POST", "/v1/public/register", { body: form });
  const accountId = registered.body.return?.user._id ?? "";
  const purchase = { eventName: "Purchase" as const, eventId, accountId, allowsAds: true, valueCents: 2_399_88 };
  await inTransaction(deps.db, (tx) => recordConversion(deps, tx, { ...purchase, clientContext: aClientContext() }));
  await relayConversions(deps);

  expect(heardOf(meta, form.fbEventId ?? "")).toMatchObject([{ event_name: "CompleteRegistration" }]);
  expect(heardOf(meta, eventId)).toMatchObject([{ event_name: "Purchase", custom_data: { value: 2399.88 } }]);
});

test("no id of the server's own can be one of a browser's", async ({ api, deps, meta }) => {
  const event = anEvent({ eventName: "CompleteRegistration" });
  await track(api, event);
  const [kept] = await deps.db
    .selectFrom("conversions")
    .select("eventId")
    .where("eventId", "like", `%${event.uniqueId}`)
    .execute();
  const form = aRegistration({ consent: allowingAds(), fbEventId: kept?.eventId ?? "" });
  await api("POST", "/v1/public/register", { body: form });
  await relayConversions(deps);
  expect(meta.events().events.filter(({ event_name }) => event_name === "CompleteRegistration")).toHaveLength(1);
});

test.for([
  ["the e-mail", (form: Form) => ({ email: form.email ?? "" })],
  ["the e-mail in capitals", (form: Form) => ({ email: ` ${form.email?.toUpperCase()}` })],
  ["the phone as a form sends it", (form: Form) => ({ whatsapp: form.phone })],
  ["the phone with its country's code", (form: Form) => ({ whatsapp: `+55 ${form.phone}` })],
] as const)(
  "an event with %s of an account that said no is not told, whatever the browser says",
  async ([, naming], { api, deps, meta }) => {
    const refused = aRegistration({ consent: allowingAds(false) });
    const allowed = aRegistration({ consent: allowingAds() });
    for (const body of [refused, allowed]) await api("POST", "/v1/public/register", { body });
    const [no, yes, unknown] = [anEvent(naming(refused)), anEvent(naming(allowed)), anEvent(naming(aRegistration()))];
    for (const event of [no, yes, unknown]) await track(api, event);

    await relayConversions(deps);

    expect(heardOf(meta, no.uniqueId)).toEqual([]);
    for (const { uniqueId } of [yes, unknown]) expect(heardOf(meta, uniqueId)).toHaveLength(1);
  },
);

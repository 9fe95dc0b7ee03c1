import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { inTransaction } from "../platform/database/db.ts";
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
const relayedEvents = (meta: { events(): { events: { event_id?: string | undefined }[] } }, id: string) =>
  meta.events().events.filter(({ event_id }) => event_id === id);

test.for([
  ["PageView", 1],
  ["InitiateCheckout", 1],
  ["AddToCart", 1],
  ["Contact", 1],
] as const)(
  "whatever value and page a browser claims for %s, the platform gets our own",
  async ([eventName, value], { api, deps, meta }) => {
    const event = anEvent({ eventName });
    const forged = {
      value: 1_000_000,
      currency: "USD",
      params: { browser_data: { page_url: "https://evil.example/x" } },
    };
    expect((await track(api, { ...event, ...forged })).status).toBe(200);
    await relayConversions(deps);

    expect(relayedEvents(meta, event.uniqueId)).toMatchObject([
      { event_source_url: new URL(brand.siteUrl).href, custom_data: { currency: "BRL", value } },
    ]);
  },
);

test("a page of our site is relayed as such, without its query", async ({ api, deps, meta }) => {
  const event = anEvent();
  await track(api, event);
  await relayConversions(deps);
  expect(relayedEvents(meta, event.uniqueId)).toMatchObject([{ event_source_url: `${brand.siteUrl}/lp` }]);
});

test("a registration from a page of another host is relayed with our own URL", async ({ api, deps, meta }) => {
  const eventId = `lead_${randomUUID()}`;
  const conversionParams = { eventId, currentUrl: "https://evil.example/lp" };
  await api("POST", "/v1/public/register", { body: aRegistration({ conversionParams, consent: allowingAds() }) });
  await relayConversions(deps);
  expect(relayedEvents(meta, eventId)).toMatchObject([{ event_source_url: new URL(brand.siteUrl).href }]);
});

test.for(["Lead", "CompleteRegistration", "Purchase"])(
  "a %s that only a browser reports is stored and never relayed",
  async (eventName, { api, deps, meta }) => {
    const event = anEvent({ eventName });
    await track(api, event);
    await relayConversions(deps);

    expect(relayedEvents(meta, event.uniqueId)).toEqual([]);
    const stored = deps.db.selectFrom("conversions").select("id").where("eventId", "like", `%${event.uniqueId}`);
    expect(await stored.execute()).toHaveLength(1);
  },
);

test("a faster browser event suppresses neither the server's sign-up nor its purchase", async ({ api, deps, meta }) => {
  const form = aRegistration({ consent: allowingAds() });
  const eventId = `purchase_${randomUUID()}`;
  await track(api, anEvent({ eventName: "CompleteRegistration", uniqueId: form.fbEventId ?? "" }));
  await track(api, anEvent({ eventName: "Purchase", uniqueId: eventId }));

  const registered = await api<{ user: { _id: string } }>("POST", "/v1/public/register", { body: form });
  const accountId = registered.body.return?.user._id ?? "";
  const purchase = { eventName: "Purchase" as const, eventId, accountId, allowsAds: true, valueCents: 2_399_88 };
  await inTransaction(deps.db, (tx) => recordConversion(deps, tx, { ...purchase, clientContext: aClientContext() }));
  await relayConversions(deps);

  expect(relayedEvents(meta, form.fbEventId ?? "")).toMatchObject([{ event_name: "CompleteRegistration" }]);
  expect(relayedEvents(meta, eventId)).toMatchObject([{ event_name: "Purchase", custom_data: { value: 2399.88 } }]);
});

test("an event id of the server never equals one of a browser", async ({ api, deps, meta }) => {
  const event = anEvent({ eventName: "CompleteRegistration" });
  await track(api, event);
  const [stored] = await deps.db
    .selectFrom("conversions")
    .select("eventId")
    .where("eventId", "like", `%${event.uniqueId}`)
    .execute();
  const form = aRegistration({ consent: allowingAds(), fbEventId: stored?.eventId ?? "" });
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
  "an event with %s of an account that refused is not relayed, whatever the browser claims",
  async ([, naming], { api, deps, meta }) => {
    const refused = aRegistration({ consent: allowingAds(false) });
    const allowed = aRegistration({ consent: allowingAds() });
    for (const body of [refused, allowed]) await api("POST", "/v1/public/register", { body });
    const [refusing, allowing, unknown] = [
      anEvent(naming(refused)),
      anEvent(naming(allowed)),
      anEvent(naming(aRegistration())),
    ];
    for (const event of [refusing, allowing, unknown]) await track(api, event);

    await relayConversions(deps);

    expect(relayedEvents(meta, refusing.uniqueId)).toEqual([]);
    for (const { uniqueId } of [allowing, unknown]) expect(relayedEvents(meta, uniqueId)).toHaveLength(1);
  },
);

import { createHash } from "node:crypto";
import { expect } from "vitest";
import { answerConsent } from "../consents/answer-consent.ts";
import { register } from "../identity/accounts/register.ts";
import { aClientContext, allowingAds, aPhone, aRegistration } from "../testing/makers.ts";
import { test } from "../testing/test.ts";
import { relayConversions } from "./relay-conversions.ts";

const HOUR = 60 * 60_000;
const receivedBy = (meta: { events: () => { events: { event_id?: string | undefined }[] } }) => meta.events().events;

test("a sign-up is relayed once, hashed, however often the relay runs", async ({ deps, meta }) => {
  const form = aRegistration({ consent: allowingAds() });
  await register(deps, { form, clientContext: aClientContext() });

  await relayConversions(deps);
  await relayConversions(deps);

  expect(receivedBy(meta)).toMatchObject([{ event_name: "CompleteRegistration", event_id: form.fbEventId }]);
  const sent = JSON.stringify(receivedBy(meta));
  for (const secret of [form.email, form.phone, form.fullName]) expect(sent).not.toContain(secret);
});

test("the country that is sent is the account's; where several share its dial code, none is", async ({
  deps,
  meta,
}) => {
  const sha = (text: string) => createHash("sha256").update(text).digest("hex");
  const sent = async (countryCode: "+55" | "+351" | "+1", phone: string) => {
    meta.reset();
    const form = aRegistration({ consent: allowingAds(), countryCode, phone });
    await register(deps, { form, clientContext: aClientContext() });
    await relayConversions(deps);
    return receivedBy(meta).map((event) => (event as { user_data?: { country?: unknown } }).user_data?.country);
  };
  expect(await sent("+55", aPhone())).toEqual([[sha("br")]]);
  expect(await sent("+351", "912345678")).toEqual([[sha("pt")]]);
  expect(await sent("+1", "2125550123")).toEqual([undefined]);
});

test("consent revoked between event and relay stops the relay", async ({ deps, meta }) => {
  const { user } = await register(deps, {
    form: aRegistration({ consent: allowingAds() }),
    clientContext: aClientContext(),
  });
  const answer = { purpose: "ads", allowed: false, version: "2026-11", via: "account" } as const;
  await answerConsent(deps, { accountId: user._id, ...answer });

  await relayConversions(deps);

  expect(receivedBy(meta)).toEqual([]);
});

test("while the platform is down events wait, and none is lost or duplicated afterwards", async ({
  deps,
  meta,
  clock,
}) => {
  const forms = Array.from({ length: 5 }, () => aRegistration({ consent: allowingAds() }));
  for (const form of forms) await register(deps, { form, clientContext: aClientContext() });
  meta.setFaults({ mode: "down" });
  for (let hour = 0; hour < 6; hour += 1) {
    await relayConversions(deps);
    clock.advance(HOUR);
  }
  expect(receivedBy(meta)).toEqual([]);

  meta.setFaults({ mode: "ok" });
  clock.advance(6 * HOUR);
  await relayConversions(deps);

  expect(receivedBy(meta).map((event) => event.event_id)).toEqual(forms.map((form) => form.fbEventId));
});

test("after a lost response the event is sent again and still counts once", async ({ deps, meta, clock }) => {
  const form = aRegistration({ consent: allowingAds() });
  await register(deps, { form, clientContext: aClientContext() });
  meta.setFaults({ mode: "drop-answer", times: 1 });
  await relayConversions(deps);
  clock.advance(HOUR);
  await relayConversions(deps);

  expect(receivedBy(meta)).toHaveLength(1);
});

test("an event too old for the platform is dead-lettered and does not fail its batch", async ({ deps, meta }) => {
  const eightDaysAgo = () => new Date(Date.now() - 8 * 24 * HOUR);
  const old = aRegistration({ consent: allowingAds() });
  await register({ ...deps, now: eightDaysAgo }, { form: old, clientContext: aClientContext() });
  const fresh = aRegistration({ consent: allowingAds() });
  await register(deps, { form: fresh, clientContext: aClientContext() });

  await relayConversions(deps);

  expect(receivedBy(meta)).toMatchObject([{ event_id: fresh.fbEventId }]);
  const deadLettered = await deps.db
    .selectFrom("relays")
    .innerJoin("conversions", "conversions.id", "relays.conversionId")
    .select("relays.status")
    .where("eventId", "=", old.fbEventId ?? "")
    .executeTakeFirstOrThrow();
  expect(deadLettered.status).toBe("dead-lettered");
});

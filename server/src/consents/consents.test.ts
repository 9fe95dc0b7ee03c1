import { brand } from "@app/contract/brand";
import type { Consents } from "@app/contract/consents";
import { expect } from "vitest";
import { queueMessage } from "../messages/queue-message.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { inTransaction } from "../platform/database/db.ts";
import { aPixSubmission } from "../testing/buying.ts";
import { test } from "../testing/http.ts";
import { allowingAds } from "../testing/makers.ts";
import { aMember } from "../testing/members.ts";
import { relayConversions } from "../tracking/relay-conversions.ts";
import { mayMessage } from "./queries.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

const VERSION = "2026-11";

test("no answer means no; every answer is stored, and the newest counts", async ({ api, deps, clock }) => {
  const { id, headers } = await aMember(api, { consent: allowingAds() });
  const read = async () => (await api<Consents>("GET", "/v1/account/consents", { headers })).body.return;
  expect((await read())?.current.map(({ purpose, allowed }) => [purpose, allowed])).toEqual([
    ["ads", true],
    ["messages-email", false],
    ["messages-whatsapp", false],
    ["health-data", false],
    ["remote-care", false],
    ["assistant-provider", false],
  ]);
  expect(await mayMessage(deps.db, id, "email")).toBe(false);

  clock.advance(1_000);
  const answer = (purpose: string, allowed: boolean) =>
    api("POST", "/v1/account/consents", { headers, body: { purpose, allowed, version: VERSION } });
  await answer("messages-email", true);
  await answer("ads", false);

  expect(await mayMessage(deps.db, id, "email")).toBe(true);
  expect(await mayMessage(deps.db, id, "whatsapp")).toBe(false);
  const after = await read();
  expect(after?.current.map(({ allowed }) => allowed)).toEqual([false, true, false, false, false, false]);
  expect(after?.history.map(({ purpose, allowed, via }) => [purpose, allowed, via])).toEqual([
    ["ads", false, "account"],
    ["messages-email", true, "account"],
    ["ads", true, "form"],
  ]);
});

test("a no given in the account outlives an older yes of a browser that pays later", async ({ api, deps, clock }) => {
  const { form, id, headers } = await aMember(api);
  const oldYes = allowingAds();
  clock.advance(60_000);
  await api("POST", "/v1/account/consents", { headers, body: { purpose: "ads", allowed: false, version: VERSION } });
  clock.advance(60_000);
  const pay = (consent: object) =>
    api("POST", "/v1/auth/payment", { headers, body: { ...aPixSubmission(form.email ?? ""), consent } });

  await pay(oldYes);
  const answers = () =>
    deps.db.selectFrom("consents").select("allowed").where("accountId", "=", id).orderBy("id").execute();
  expect(await answers()).toEqual([{ allowed: false }]);

  await pay({ ...oldYes, at: deps.now().toISOString() });
  expect(await answers()).toEqual([{ allowed: false }, { allowed: true }]);
});

test("a visitor who revokes consent stops the pending relays of their own browser and of no other", async ({
  api,
  deps,
  meta,
}) => {
  const visit = (fbp: string, uniqueId: string) =>
    api("POST", `/v1/public/${brand.slug}/track-conversion`, {
      body: { eventName: "PageView", uniqueId, params: { customer_data: { fbp } }, consent: allowingAds() },
    });
  await visit("fb.1.1700000000000.1111111111", "ev_mine");
  await visit("fb.1.1700000000000.2222222222", "ev_theirs");

  const reply = await api("POST", "/v1/public/ad-consent-revocations", {
    body: { browserId: "fb.1.1700000000000.1111111111" },
  });
  expect(reply.status).toBe(200);
  await relayConversions(deps);

  const relayed = meta.events().events.map(({ event_id }) => event_id);
  expect(relayed).toContain("ev_theirs");
  expect(relayed).not.toContain("ev_mine");
});

test("following the e-mail's link changes nothing; only the page's button or the mail client's own unsubscribes", async ({
  api,
  app,
  deps,
}) => {
  const { id, headers } = await aMember(api);
  await api("POST", "/v1/account/consents", {
    headers,
    body: { purpose: "messages-email", allowed: true, version: VERSION },
  });
  const link = new URL(unsubscribeLink(deps.keyRing, "https://site.example", id));
  const url = link.pathname + link.search;

  const followed = await app.inject({ method: "GET", url });
  expect(followed.statusCode).toBe(303);
  expect(followed.headers.location).toBe(`/sair-da-lista?lista=${link.searchParams.get("a")}`);
  expect(await mayMessage(deps.db, id, "email")).toBe(true);

  expect((await api("POST", url, { body: {} })).status).toBe(200);
  expect(await mayMessage(deps.db, id, "email")).toBe(false);

  const oneClick = await app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.json()).toMatchObject({ return: { done: true } });
  const rows = await deps.db.selectFrom("consents").select("via").where("accountId", "=", id).orderBy("id").execute();
  expect(rows.map(({ via }) => via)).toEqual(["account", "unsubscribe"]);

  const forged = await app.inject({ method: "POST", url: `/v1/public/unsubscribe?a=${id}.forged` });
  expect(forged.statusCode).toBe(422);
});

test("a queued reminder is not sent to a member who has refused in the meantime", async ({ api, deps }) => {
  const { id, email, headers } = await aMember(api);
  const answer = (allowed: boolean) =>
    api("POST", "/v1/account/consents", { headers, body: { purpose: "messages-email", allowed, version: VERSION } });
  const remind = () =>
    inTransaction(deps.db, (tx) =>
      queueMessage(deps, tx, {
        template: "checkout-reminder",
        channel: "email",
        recipient: email,
        accountId: id,
        params: { reminderId: crypto.randomUUID(), cycle: "annual" },
      }),
    );
  await answer(true);
  await remind();
  await sendMessages(deps);
  await remind();
  await answer(false);
  await sendMessages(deps);

  const sent = await deps.db
    .selectFrom("messages")
    .select(["status", "lastError"])
    .where("accountId", "=", id)
    .where("template", "=", "checkout-reminder")
    .orderBy("createdAt")
    .execute();
  expect(sent).toEqual([
    { status: "sent", lastError: null },
    { status: "cancelled", lastError: "no consent" },
  ]);
});

import { createHash } from "node:crypto";
import { brand } from "@app/contract/brand";
import type { Deleted, DeletionPreview } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect, vi } from "vitest";
import { withdraw } from "../../checkout/refunds/request-refund.ts";
import { sendRefunds } from "../../checkout/refunds/send-refunds.ts";
import type { Deps } from "../../deps.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { aCardSubmission, aPixSubmission, aWebhook, receiveWebhook } from "../../testing/buying.ts";
import { dumpOf, findIn } from "../../testing/dump.ts";
import { type Api, basic, test } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { allowingAds, aPhone } from "../../testing/makers.ts";
import { aMember, aVerifiedMember } from "../../testing/members.ts";
import { relayConversions } from "../../tracking/relay-conversions.ts";
import { tables } from "../personal-data/personal-data.ts";
import type { Erasure } from "../personal-data/personal-table.ts";
import { fillTables, MARK } from "../testing/fill-tables.ts";
import { findPseudonym } from "../testing/find-pseudonym.ts";
import { eraseExpired } from "./apply-retention.ts";

const DAY = 24 * 60 * 60_000;
const WORD = "EXCLUIR";
const CPF = "52998224725";
const AGENT = "Mozilla/5.0 (Linux; Android 13; moto g54 5G) Chrome/120";

const leave = (api: Api, headers: Record<string, string>, password: string, more: object = {}) =>
  api<Deleted>("POST", "/v1/account/deletion", { headers, body: { password, word: WORD, ...more } });

/** A member who used every feature: a landing page, ads, two devices, wrong passwords, a card, the guarantee. */
async function aBusyMember(api: Api, deps: Deps, from: string) {
  const fbp = `fb.1.1700000000000.${Math.floor(Math.random() * 1e10)}`;
  const cookie = { cookie: `_fbp=${fbp}`, "user-agent": AGENT };
  const email = `doroteia.${crypto.randomUUID()}@example.com`;
  const event = { params: { customer_data: { email, fbp }, browser_data: {} }, consent: allowingAds() };
  for (const uniqueId of [`ev_${crypto.randomUUID()}`, `ev_${crypto.randomUUID()}`])
    await api("POST", `/v1/public/${brand.slug}/track-conversion`, {
      headers: cookie,
      from,
      body: { eventName: "PageView", uniqueId, ...event },
    });
  const form = {
    fullName: "Doroteia Quixabeira",
    phone: aPhone(),
    countryCode: "+55",
    email,
    password: "tapioca-6",
    clientIpAddress: from,
    clientUserAgent: AGENT,
    conversionParams: { eventId: `lead_${crypto.randomUUID()}`, currentUrl: `${brand.siteUrl}/lp` },
    consent: allowingAds(),
  };
  await api("POST", "/v1/public/register", { headers: cookie, from, body: form });
  // Registering again with an existing account leaves a lead that belongs to no account.
  await api("POST", "/v1/public/register", { headers: cookie, from, body: form });
  const open = async (secret: string) =>
    (
      await api<{ token: string }>("POST", "/v1/auth/sessions", {
        headers: { ...basic(form.phone, secret), ...cookie },
        from,
      })
    ).body.return?.token ?? "";
  await open("errada-123");
  await api("POST", "/v1/auth/verifications", {
    headers: basic(form.phone, await open(form.password)),
    body: { channel: "email" },
  });
  const { token } = await inboxOf(deps, email);
  await api("POST", "/v1/public/verifications/confirm", { from, body: { token, password: form.password } });
  const reminder = { cycle: "annual", method: "pix", email, wanted: true };
  await api("POST", "/v1/public/checkout/reminders", { headers: cookie, from, body: reminder });
  const paid = await api<{ _id: string }>("POST", "/v1/public/payment/by-email", {
    headers: cookie,
    from,
    body: aCardSubmission(email),
  });
  const headers = { ...basic(form.phone, await open(form.password)), ...cookie };
  await api("POST", "/v1/account/consents", {
    headers,
    body: { purpose: "messages-email", allowed: true, version: "2026-11" },
  });
  const paymentId = String(paid.body.return?._id);
  await api("POST", "/v1/account/guarantee", {
    headers,
    body: { _id: crypto.randomUUID(), paymentId, password: form.password },
  });
  return { ...form, headers };
}

test("a request for a call goes with the contact that its owner verified, never with one that was only typed", async ({
  api,
  deps,
}) => {
  const asks = async (phone: string) => {
    const id = crypto.randomUUID();
    await sql`
      insert into leads (id, full_name, phone, variant, offer_cents, promise, created_at, due_at)
      values (${id}, 'Iracema', ${`+55${phone}`}, 'A', 100, '24-hours', now(), now())`.execute(deps.db);
    return async () => (await deps.db.selectFrom("leads").select("id").where("id", "=", id).execute()).length === 1;
  };
  const typed = await aMember(api);
  const othersRequest = await asks(typed.phone);
  await leave(api, typed.headers, typed.password);
  expect(await othersRequest()).toBe(true);

  const verified = await aMember(api);
  const ownRequest = await asks(verified.phone);
  await deps.db
    .updateTable("accounts")
    .set({ phoneVerifiedAt: deps.now() })
    .where("phone", "=", `+55${verified.phone}`)
    .execute();
  await leave(api, verified.headers, verified.password);
  expect(await ownRequest()).toBe(false);
});

const snake = (name: string): string => name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
const tablesWhere = (is: (erased: Erasure) => boolean): Set<string> =>
  new Set(Object.entries(tables).flatMap(([name, { erased }]) => (is(erased) ? [snake(name)] : [])));
const declaredToRetain = tablesWhere((erased) => typeof erased === "object" && "retained" in erased);
const declaredToLeave = tablesWhere((erased) => typeof erased === "object" && "by" in erased && erased.leaves !== null);

test("after deletion a dump of the database holds of every table what its declaration names, and nothing else", async ({
  api,
  deps,
  clock,
  meta,
}) => {
  const from = "198.51.100.77";
  const { headers, email, phone, password } = await aBusyMember(api, deps, from);
  await relayConversions(deps);
  await sendMessages(deps);
  clock.advance(8 * DAY);
  const { id: accountId } = await deps.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const filled = await fillTables(deps, accountId);
  const holding = new Set(findIn(await dumpOf(deps.db), [accountId]).map(({ table }) => table.replace("public.", "")));
  expect(filled.map(snake).filter((table) => !holding.has(table))).toEqual([]);
  const sha = (text: string) => createHash("sha256").update(text).digest("hex");
  const traces = ["Doroteia", "Quixabeira", email, phone, from, "moto g54", sha(email), sha(`55${phone}`)];
  const known = new Set(findIn(await dumpOf(deps.db), traces).map(({ table }) => table.replace("public.", "")));
  for (const table of ["accounts", "conversions", "leads", "messages", "payments", "verifications", "sessions"])
    expect(known).toContain(table);
  expect(known).toContain("checkout_reminders");
  meta.reset();

  const reply = await leave(api, headers, password, { giveUpPlan: true });

  expect(reply.body.return).toMatchObject({ confirmationTo: expect.stringMatching(/^d•••@/) });
  expect(reply.body.return?.referenceNumber).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  // Until the confirmation is sent, only its own row holds the recipient.
  const pending = findIn(await dumpOf(deps.db), traces);
  expect(pending.map(({ table, text }) => [table, JSON.parse(text).template])).toEqual([
    ["public.messages", "account-deleted"],
  ]);
  await sendMessages(deps);
  await relayConversions(deps);

  const dump = await dumpOf(deps.db);
  expect(findIn(dump, traces)).toEqual([]);
  // What the declaration names, and nothing besides: the account's number at its purchases, the rest under the pseudonym.
  const tablesWith = (text: string) => new Set(findIn(dump, [text]).map(({ table }) => table.replace("public.", "")));
  const pseudonym = await findPseudonym(deps, reply.body.return?.referenceNumber);
  expect(tablesWith(CPF)).toEqual(new Set(["gateway_customers"]));
  expect([...tablesWith(accountId)].filter((table) => !declaredToLeave.has(table))).toEqual([]);
  expect([...tablesWith(MARK)].filter((table) => !declaredToRetain.has(table))).toEqual([]);
  expect(tablesWith(pseudonym)).toEqual(declaredToRetain);
  expect(findIn(findIn(dump, [accountId]), [pseudonym])).toEqual([]);
  expect(meta.events().events).toEqual([]);
  expect((await api("GET", "/v1/auth/me", { headers })).status).toBe(401);
  expect((await api("GET", "/v1/auth/me", { headers: basic(phone, password) })).status).toBe(401);
  const retained = reply.body.return?.retained.map(({ what }) => what).join("; ") ?? "";
  expect(retained).toContain("Registro das suas compras");
  const [payment] = await deps.db.selectFrom("payments").selectAll().where("email", "=", "").execute();
  expect(payment).toMatchObject({ status: "paid", cardLast4: "1111", clientIp: null, userAgent: null });
});

test("the confirmation reaches the member and lists what is retained", async ({ api, deps, simulators }) => {
  const { headers, email, password } = await aVerifiedMember(api, deps);
  await leave(api, headers, password);
  await sendMessages(deps);

  const mail = simulators.messages.messages(email).find(({ subject }) => subject?.includes("excluída"));
  expect(mail?.text).toContain("Protocolo");
  expect(mail?.text).toContain("seis meses");
});

test("without purchases only a reference number is retained, and the same e-mail and phone can register again", async ({
  api,
  deps,
}) => {
  const { headers, password, form, id } = await aVerifiedMember(api, deps);

  await leave(api, headers, password);

  const rows = await deps.db.selectFrom("accounts").select("id").where("id", "=", id).execute();
  expect(rows).toEqual([]);
  expect((await api("POST", "/v1/public/register", { body: { ...form, fbEventId: undefined } })).status).toBe(200);
  expect((await api("GET", "/v1/auth/me", { headers: basic(form.phone, password) })).body.return).toMatchObject({
    emailVerified: false,
  });
});

test("deletion requires the password and the confirmation word", async ({ api, deps }) => {
  const { headers, password } = await aVerifiedMember(api, deps);
  expect((await leave(api, headers, "errada-123")).body.error).toBe("wrong-password");
  expect((await leave(api, headers, password, { word: "sim" })).status).toBe(422);
  expect((await api("GET", "/v1/auth/me", { headers })).status).toBe(200);
});

test("deletion first offers the withdrawal within seven days, later warns that the plan ends, then proceeds", async ({
  api,
  deps,
  clock,
}) => {
  const { headers, email, password, id } = await aVerifiedMember(api, deps);
  await api("POST", "/v1/auth/payment", { headers, body: aCardSubmission(email) });
  const preview = async () => (await api<DeletionPreview>("GET", "/v1/account/deletion", { headers })).body.return;

  expect((await leave(api, headers, password)).body.error).toBe("withdrawal-first");
  expect((await preview())?.plan?.withdrawal?.paymentId).toMatch(/^[0-9a-f-]{36}$/);

  clock.advance(8 * DAY);
  expect((await leave(api, headers, password)).body.error).toBe("subscription-would-end");
  expect((await preview())?.plan).toMatchObject({ withdrawal: null });

  expect((await leave(api, headers, password, { giveUpPlan: true })).status).toBe(200);
  const periods = await deps.db
    .selectFrom("subscriptionPeriods")
    .select("endedAt")
    .where("accountId", "=", id)
    .execute();
  expect(periods).toEqual([{ endedAt: expect.any(Date) }]);
});

test("a refund under way still completes, and no message is sent", async ({ api, deps, asaas }) => {
  const { headers, email, password } = await aVerifiedMember(api, deps);
  const paid = await api<{ _id: string }>("POST", "/v1/auth/payment", { headers, body: aCardSubmission(email) });
  await withdraw(deps, { paymentId: paid.body.return?._id ?? "", requestedBy: "buyer" });

  const reply = await leave(api, headers, password);
  expect(reply.body.return?.retained.map(({ what }) => what)).toContain("Devolução em andamento");
  await sendMessages(deps);
  await sendRefunds(deps);

  expect(asaas.ledger().payments.every(({ refundedCents, amountCents }) => refundedCents === amountCents)).toBe(true);
  const emails = await deps.db
    .selectFrom("messages")
    .select("template")
    .where("template", "like", "refund-%")
    .execute();
  expect(emails).toEqual([]);
});

test("an open PIX code blocks deletion; one paid after the deletion is refunded", async ({
  api,
  deps,
  clock,
  asaas,
}) => {
  const { headers, email, password } = await aVerifiedMember(api, deps);
  const opened = await api<{ _id: string; gatewayId: string }>("POST", "/v1/auth/payment", {
    headers,
    body: aPixSubmission(email),
  });
  expect((await leave(api, headers, password)).body.error).toBe("payment-pending");
  clock.advance(61 * 60_000);
  expect((await leave(api, headers, password)).status).toBe(200);

  const { _id = "", gatewayId = "" } = opened.body.return ?? {};
  const charge = asaas.pay({ gatewayId });
  if (!charge.ok) throw new Error("not paid");
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: charge.paymentId, pixQrCodeId: gatewayId }));

  const refunds = await deps.db.selectFrom("refunds").select("kind").where("paymentId", "=", _id).execute();
  expect(refunds).toEqual([{ kind: "duplicate" }]);
  expect(await deps.db.selectFrom("subscriptionPeriods").select("plan").where("paymentId", "=", _id).execute()).toEqual(
    [],
  );
});

test("a purchase that began before the account was erased buys nothing, and leaves nothing", async ({ api, deps }) => {
  const { id, headers, email } = await aVerifiedMember(api, deps);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { buying } = await inTransaction(deps.db, async (tx) => {
    await tx.selectFrom("accounts").select("id").where("id", "=", id).forUpdate().execute();
    const attempt = api("POST", "/v1/auth/payment", { headers, body: aPixSubmission(email) });
    await vi.waitFor(async () => expect((await waiting.execute(deps.db)).rows).toHaveLength(1), { timeout: 10_000 });
    await tx.updateTable("accounts").set({ deletedAt: deps.now() }).where("id", "=", id).execute();
    return { buying: attempt };
  });

  expect((await buying).body.error).toBe("account-not-found");
  expect(await deps.db.selectFrom("payments").select("id").where("accountId", "=", id).execute()).toEqual([]);
});

test("a code a third party keeps open in the member's name does not block deletion; a payment on it is refunded", async ({
  api,
  deps,
  asaas,
}) => {
  const { headers, email, password } = await aVerifiedMember(api, deps);
  const opened = await api<{ _id: string; gatewayId: string }>("POST", "/v1/public/payment/by-email", {
    body: aPixSubmission(email),
  });
  const preview = await api<DeletionPreview>("GET", "/v1/account/deletion", { headers });
  expect(preview.body.return?.openPayment).toBeNull();

  expect((await leave(api, headers, password)).status).toBe(200);

  const { _id = "", gatewayId = "" } = opened.body.return ?? {};
  const [left] = await deps.db.selectFrom("payments").selectAll().where("id", "=", _id).execute();
  expect(left).toMatchObject({ email: "", pixCode: null, replacedAt: expect.any(Date) });
  const charge = asaas.pay({ gatewayId });
  if (!charge.ok) throw new Error("not paid");
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: charge.paymentId, pixQrCodeId: gatewayId }));
  const refunds = await deps.db.selectFrom("refunds").select("kind").where("paymentId", "=", _id).execute();
  expect(refunds).toEqual([{ kind: "duplicate" }]);
});

test("a squatter's deletion erases nothing of the e-mail's owner", async ({ api, deps }) => {
  const squatter = await aMember(api);
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(squatter.email) });

  const reply = await leave(api, squatter.headers, squatter.password);
  expect(reply.body.return?.retained.map(({ what }) => what)).toContain(
    "Compras feitas com um email que esta conta não confirmou",
  );

  const owner = await aVerifiedMember(api, deps, { email: squatter.email });
  expect((await api("GET", "/v1/auth/me", { headers: owner.headers })).body.return).toMatchObject({ plan: "completo" });
});

test("what the law retains is deleted when its retention ends", async ({ api, deps, clock }) => {
  const { headers, email, password, id } = await aVerifiedMember(api, deps);
  await api("POST", "/v1/auth/payment", { headers, body: aCardSubmission(email) });
  await leave(api, headers, password, { giveUpPlan: true });
  const left = () => deps.db.selectFrom("payments").select("id").where("accountId", "=", id).execute();

  clock.advance(4 * 365 * DAY);
  await eraseExpired(deps);
  expect(await left()).toHaveLength(1);

  clock.advance(3 * 365 * DAY);
  await eraseExpired(deps);
  expect(await left()).toEqual([]);
  expect(await deps.db.selectFrom("accounts").select("id").where("id", "=", id).execute()).toEqual([]);
});

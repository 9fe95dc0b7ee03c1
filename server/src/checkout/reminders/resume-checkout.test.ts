import type { Consents } from "@app/contract/consents";
import type { Resumed } from "@app/contract/resume";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import type { JobData } from "../../platform/jobs/jobs.ts";
import { test as base } from "../../testing/http.ts";
import { aMember, buysByCard, opensPix } from "../../testing/purchases.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { notifySubscriptionEndings } from "../subscriptions/notify-subscription-endings.ts";
import { SCHEDULE_REMINDERS, scheduleAbandonedCartReminders } from "./schedule-abandoned-cart-reminder.ts";
import { sendReminders } from "./send-reminders.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const test = base
  .extend("mailbox", ({ simulators }) => {
    simulators.messages.reset();
    return simulators.messages;
  })
  .extend(
    "requestReminder",
    ({ api }) =>
      (email: string, more: object = {}, headers: Record<string, string> = {}) =>
        api("POST", "/v1/public/checkout/reminders", {
          headers,
          body: { email, cycle: "semestral", method: "pix", wanted: true, ...more },
        }),
  );

/** The worker's job of every new attempt. */
async function runJobs(deps: Deps): Promise<void> {
  const { rows } = await sql<{ data: JobData }>`
    delete from pgboss.job where name = ${SCHEDULE_REMINDERS} returning data`.execute(deps.db);
  await scheduleAbandonedCartReminders(
    deps,
    rows.map(({ data }) => data),
  );
}

/** The jobs, both sweeps, and then the sending of messages. */
async function sweep(deps: Deps): Promise<void> {
  await runJobs(deps);
  await sendReminders(deps);
  await notifySubscriptionEndings(deps);
  await sendMessages(deps);
}
type Mailbox = { messages: (to: string) => { text: string; subject?: string | null }[] };
const reminders = (mailbox: Mailbox, email: string) =>
  mailbox.messages(email).filter(({ text }) => text.includes("retomar="));
const linkIn = (text = "") => /\S+\/pagamento\?retomar=(\S+)/.exec(text)?.[1] ?? "";

test("a buyer who leaves the payment step gets one email after a quiet hour, with a link that works on any device", async ({
  api,
  deps,
  clock,
  mailbox,
  requestReminder,
}) => {
  const { email } = await aMember(deps);
  expect((await requestReminder(email, { offer: "B" })).body.return).toEqual({ done: true });
  clock.advance(59 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, email)).toEqual([]);

  clock.advance(2 * MINUTE);
  await Promise.all([sweep(deps), sweep(deps)]);
  await sweep(deps);
  const [mail, ...more] = reminders(mailbox, email);
  expect(more).toEqual([]);
  expect(mail?.text).not.toContain("Ana");

  const token = decodeURIComponent(linkIn(mail?.text));
  const resumed = await api<Resumed>("GET", `/v1/public/checkout/resume/${token}`);
  expect(resumed.body.return).toEqual({ state: "open", cycle: "semestral", method: "pix", email, offer: "B" });
  const forged = `${token.split(".")[0]}.${Buffer.alloc(32).toString("base64url")}`;
  for (const wrong of [forged, crypto.randomUUID(), "x"])
    expect((await api("GET", `/v1/public/checkout/resume/${wrong}`)).body.error).toBe("resume-expired");

  // The same request the next day sends no second e-mail.
  clock.advance(DAY);
  await requestReminder(email);
  clock.advance(2 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, email)).toHaveLength(1);
  clock.advance(7 * DAY);
  expect((await api("GET", `/v1/public/checkout/resume/${token}`)).status).toBe(404);
});

test("every attempt restarts the quiet hour, and a buyer who paid gets no reminder", async ({
  api,
  deps,
  asaas,
  clock,
  mailbox,
  requestReminder,
}) => {
  void asaas;
  const [slow, quick] = [await aMember(deps), await aMember(deps)];
  for (const { email } of [slow, quick]) await requestReminder(email);
  clock.advance(50 * MINUTE);
  await opensPix(deps, slow);
  await buysByCard(deps, quick);
  clock.advance(30 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, slow.email)).toEqual([]);

  clock.advance(45 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, quick.email)).toEqual([]);
  const [mail] = reminders(mailbox, slow.email);
  const token = decodeURIComponent(linkIn(mail?.text));
  const resume = () => api<Resumed>("GET", `/v1/public/checkout/resume/${token}`);
  expect((await resume()).body.return).toMatchObject({ state: "open", cycle: "annual" });

  await buysByCard(deps, slow);
  expect((await resume()).body.return).toMatchObject({ state: "bought" });
});

test("an attempt's job that runs late does not undo what the buyer chose after it", async ({
  api,
  deps,
  asaas,
  clock,
  mailbox,
  requestReminder,
}) => {
  void asaas;
  const buyer = await aMember(deps);
  await requestReminder(buyer.email);
  clock.advance(MINUTE);
  await opensPix(deps, buyer);
  clock.advance(MINUTE);
  await requestReminder(buyer.email, { cycle: "monthly" });
  clock.advance(61 * MINUTE);
  await sweep(deps);
  const [mail] = reminders(mailbox, buyer.email);
  const token = decodeURIComponent(linkIn(mail?.text));
  const resumed = await api<Resumed>("GET", `/v1/public/checkout/resume/${token}`);
  expect(resumed.body.return).toMatchObject({ state: "open", cycle: "monthly" });
});

test("a purchase made before its attempt's job runs is not reminded of", async ({
  api,
  deps,
  asaas,
  clock,
  mailbox,
}) => {
  void asaas;
  const buyer = await aMember(deps);
  const body = { purpose: "messages-email", allowed: true, version: "2026-11" };
  await api("POST", "/v1/account/consents", { headers: buyer.headers, body });
  await buysByCard(deps, buyer);
  clock.advance(5 * MINUTE);
  await runJobs(deps);
  clock.advance(61 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, buyer.email)).toEqual([]);
});

test("without consent there is no email, and unticking the box cancels it", async ({
  deps,
  asaas,
  clock,
  mailbox,
  requestReminder,
}) => {
  void asaas;
  const [silent, unsure] = [await aMember(deps), await aMember(deps)];
  await opensPix(deps, silent);
  await requestReminder(unsure.email);
  await requestReminder(unsure.email, { wanted: false });
  await requestReminder("ninguem@example.com");
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  for (const { email } of [silent, unsure]) expect(reminders(mailbox, email)).toEqual([]);
});

test("unsubscribing works, and a client without a session cannot undo it by typing the address", async ({
  api,
  deps,
  asaas,
  clock,
  mailbox,
  requestReminder,
}) => {
  void asaas;
  const member = await aMember(deps);
  const { email, headers } = member;
  await requestReminder(email);
  clock.advance(61 * MINUTE);
  await sweep(deps);
  const unsubscribePath = /\S+(\/v1\/public\/unsubscribe\S+)/.exec(reminders(mailbox, email)[0]?.text ?? "")?.[1] ?? "";
  expect((await api("POST", unsubscribePath)).status).toBe(200);

  clock.advance(40 * DAY);
  await requestReminder(email);
  await opensPix(deps, member);
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, email)).toHaveLength(1);

  await requestReminder(email, {}, headers);
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, email)).toHaveLength(2);
});

test("a request without a session schedules one email, and records no consent in the owner's history", async ({
  api,
  deps,
  asaas,
  clock,
  mailbox,
  requestReminder,
}) => {
  void asaas;
  const member = await aMember(deps);
  const { email, headers } = member;
  const history = async () => (await api<Consents>("GET", "/v1/account/consents", { headers })).body.return?.history;
  const before = await history();

  await requestReminder(email);
  await requestReminder(email, { wanted: false });
  await requestReminder(email);
  expect(await history()).toEqual(before);
  clock.advance(61 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, email)).toHaveLength(1);

  // The request is used up: a later abandoned cart has no consent.
  clock.advance(40 * DAY);
  await opensPix(deps, member);
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(mailbox, email)).toHaveLength(1);
  expect(await history()).toEqual(before);

  await requestReminder(email, {}, headers);
  expect((await history())?.[0]).toMatchObject({ purpose: "messages-email", allowed: true, via: "checkout" });
});

test("a buyer who objects between the sweep and the sending gets nothing", async ({
  api,
  deps,
  clock,
  mailbox,
  requestReminder,
}) => {
  const { email, headers } = await aMember(deps);
  await requestReminder(email);
  clock.advance(61 * MINUTE);
  await sendReminders(deps);
  const body = { purpose: "messages-email", allowed: false, version: "2026-11" };
  expect((await api("POST", "/v1/account/consents", { headers, body })).status).toBe(200);
  await sendMessages(deps);
  expect(reminders(mailbox, email)).toEqual([]);
});

test("a week before the plan ends, a member without a following period is notified once", async ({
  deps,
  asaas,
  clock,
  mailbox,
}) => {
  void asaas;
  const month = { cycle: "30-days", installments: 1 } as const;
  const [ending, extended, gone] = [await aMember(deps), await aMember(deps), await aMember(deps)];
  for (const member of [ending, extended]) await buysByCard(deps, member, month);
  // Within ten minutes it would be a replay of the same purchase.
  clock.advance(11 * MINUTE);
  await buysByCard(deps, extended, { ...month, confirmExtension: true });
  const { id: paymentId } = await buysByCard(deps, gone, month);
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  const notified = ({ email }: { email: string }) =>
    mailbox.messages(email).filter(({ text }) => text.includes("acabando"));

  clock.advance(22 * DAY);
  await sweep(deps);
  expect(notified(ending)).toEqual([]);
  clock.advance(DAY + MINUTE);
  await Promise.all([sweep(deps), sweep(deps)]);
  // At night it waits for the morning.
  clock.advance(DAY / 2);
  await sweep(deps);

  expect(notified(ending)).toHaveLength(1);
  expect(notified(ending)[0]?.text).toContain("Nada renova sozinho");
  for (const member of [extended, gone]) expect(notified(member)).toEqual([]);
});

import type { Consents } from "@app/contract/privacy";
import type { Resumed } from "@app/contract/resume";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { test as base } from "../testing/http.ts";
import { aMember, buysByCard, opensPix } from "../testing/purchases.ts";
import { notifySubscriptionEndings } from "./notify-subscription-endings.ts";
import { sendReminders } from "./send-reminders.ts";
import { withdraw } from "./withdraw.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const test = base
  .extend("post", ({ simulators }) => {
    simulators.messages.reset();
    return simulators.messages;
  })
  .extend(
    "wish",
    ({ api }) =>
      (email: string, more: object = {}, headers: Record<string, string> = {}) =>
        api("POST", "/v1/public/checkout/reminders", {
          headers,
          body: { email, cycle: "semestral", method: "pix", wanted: true, ...more },
        }),
  );

/** Both sweeps, and the post office after them. */
async function sweep(deps: Deps): Promise<void> {
  await sendReminders(deps);
  await notifySubscriptionEndings(deps);
  await sendMessages(deps);
}
type Post = { messages: (to: string) => { text: string; subject?: string | null }[] };
const reminders = (post: Post, email: string) => post.messages(email).filter(({ text }) => text.includes("retomar="));
const linkIn = (text = "") => /\S+\/pagamento\?retomar=(\S+)/.exec(text)?.[1] ?? "";

test("who leaves the payment step gets one email after a quiet hour, with a way back on any device", async ({
  api,
  deps,
  clock,
  post,
  wish,
}) => {
  const { email } = await aMember(deps);
  expect((await wish(email, { offer: "B" })).body.return).toEqual({ done: true });
  clock.advance(59 * MINUTE);
  await sweep(deps);
  expect(reminders(post, email)).toEqual([]);

  clock.advance(2 * MINUTE);
  await Promise.all([sweep(deps), sweep(deps)]);
  await sweep(deps);
  const [mail, ...more] = reminders(post, email);
  expect(more).toEqual([]);
  expect(mail?.text).not.toContain("Ana");

  const token = decodeURIComponent(linkIn(mail?.text));
  const resumed = await api<Resumed>("GET", `/v1/public/checkout/resume/${token}`);
  expect(resumed.body.return).toEqual({ state: "open", cycle: "semestral", method: "pix", email, offer: "B" });
  const forged = `${token.split(".")[0]}.${Buffer.alloc(32).toString("base64url")}`;
  for (const wrong of [forged, crypto.randomUUID(), "x"])
    expect((await api("GET", `/v1/public/checkout/resume/${wrong}`)).body.error).toBe("resume-expired");

  // Once is once: the same wish the next day brings no second email.
  clock.advance(DAY);
  await wish(email);
  clock.advance(2 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(post, email)).toHaveLength(1);
  clock.advance(7 * DAY);
  expect((await api("GET", `/v1/public/checkout/resume/${token}`)).status).toBe(404);
});

test("every try starts the quiet hour anew, and who bought is left in peace", async ({
  api,
  deps,
  asaas,
  clock,
  post,
  wish,
}) => {
  void asaas;
  const [slow, quick] = [await aMember(deps), await aMember(deps)];
  for (const { email } of [slow, quick]) await wish(email);
  clock.advance(50 * MINUTE);
  await opensPix(deps, slow);
  await buysByCard(deps, quick);
  clock.advance(30 * MINUTE);
  await sweep(deps);
  expect(reminders(post, slow.email)).toEqual([]);

  clock.advance(45 * MINUTE);
  await sweep(deps);
  expect(reminders(post, quick.email)).toEqual([]);
  const [mail] = reminders(post, slow.email);
  const token = decodeURIComponent(linkIn(mail?.text));
  const resume = () => api<Resumed>("GET", `/v1/public/checkout/resume/${token}`);
  expect((await resume()).body.return).toMatchObject({ state: "open", cycle: "annual" });

  await buysByCard(deps, slow);
  expect((await resume()).body.return).toMatchObject({ state: "bought" });
});

test("without a yes there is no email, and a box that is unticked takes it back", async ({
  deps,
  asaas,
  clock,
  post,
  wish,
}) => {
  void asaas;
  const [silent, unsure] = [await aMember(deps), await aMember(deps)];
  await opensPix(deps, silent);
  await wish(unsure.email);
  await wish(unsure.email, { wanted: false });
  await wish("ninguem@example.com");
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  for (const { email } of [silent, unsure]) expect(reminders(post, email)).toEqual([]);
});

test("the way out works, and nobody undoes it by typing the address again", async ({
  api,
  deps,
  asaas,
  clock,
  post,
  wish,
}) => {
  void asaas;
  const member = await aMember(deps);
  const { email, headers } = member;
  await wish(email);
  clock.advance(61 * MINUTE);
  await sweep(deps);
  const way = /\S+(\/v1\/public\/unsubscribe\S+)/.exec(reminders(post, email)[0]?.text ?? "")?.[1] ?? "";
  expect((await api("POST", way)).status).toBe(200);

  clock.advance(40 * DAY);
  await wish(email);
  await opensPix(deps, member);
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(post, email)).toHaveLength(1);

  await wish(email, {}, headers);
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(post, email)).toHaveLength(2);
});

test("whoever only typed the address leaves a wish for one email, and no consent in the owner's history", async ({
  api,
  deps,
  asaas,
  clock,
  post,
  wish,
}) => {
  void asaas;
  const member = await aMember(deps);
  const { email, headers } = member;
  const history = async () => (await api<Consents>("GET", "/v1/account/consents", { headers })).body.return?.history;
  const before = await history();

  await wish(email);
  await wish(email, { wanted: false });
  await wish(email);
  expect(await history()).toEqual(before);
  clock.advance(61 * MINUTE);
  await sweep(deps);
  expect(reminders(post, email)).toHaveLength(1);

  // The wish is used up: what is left unfinished later is nobody's business.
  clock.advance(40 * DAY);
  await opensPix(deps, member);
  clock.advance(3 * 60 * MINUTE);
  await sweep(deps);
  expect(reminders(post, email)).toHaveLength(1);
  expect(await history()).toEqual(before);

  await wish(email, {}, headers);
  expect((await history())?.[0]).toMatchObject({ purpose: "messages-email", allowed: true, via: "checkout" });
});

test("who said no between the sweep and the sending gets nothing", async ({ api, deps, clock, post, wish }) => {
  const { email, headers } = await aMember(deps);
  await wish(email);
  clock.advance(61 * MINUTE);
  await sendReminders(deps);
  const body = { purpose: "messages-email", allowed: false, version: "2026-11" };
  expect((await api("POST", "/v1/account/consents", { headers, body })).status).toBe(200);
  await sendMessages(deps);
  expect(reminders(post, email)).toEqual([]);
});

test("a week before the end it is said once, to whoever has nothing after it", async ({ deps, asaas, clock, post }) => {
  void asaas;
  const month = { cycle: "30-days", installments: 1 } as const;
  const [ending, extended, gone] = [await aMember(deps), await aMember(deps), await aMember(deps)];
  for (const member of [ending, extended]) await buysByCard(deps, member, month);
  // Within ten minutes it would be the same purchase, answered again.
  clock.advance(11 * MINUTE);
  await buysByCard(deps, extended, { ...month, confirmExtension: true });
  const { id: paymentId } = await buysByCard(deps, gone, month);
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  const notified = ({ email }: { email: string }) =>
    post.messages(email).filter(({ text }) => text.includes("acabando"));

  clock.advance(22 * DAY);
  await sweep(deps);
  expect(notified(ending)).toEqual([]);
  clock.advance(DAY + MINUTE);
  await Promise.all([sweep(deps), sweep(deps)]);
  await sweep(deps);

  expect(notified(ending)).toHaveLength(1);
  expect(notified(ending)[0]?.text).toContain("Nada renova sozinho");
  for (const member of [extended, gone]) expect(notified(member)).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { refreshBlog } from "./blog/refresh-blog.ts";
import { reconcilePayments } from "./checkout/reconciliation/reconcile-payments.ts";
import { withdraw } from "./checkout/refunds/request-refund.ts";
import { sendRefunds } from "./checkout/refunds/send-refunds.ts";
import { sendReminders } from "./checkout/reminders/send-reminders.ts";
import { notifySubscriptionEndings } from "./checkout/subscriptions/notify-subscription-endings.ts";
import type { Deps } from "./deps.ts";
import { answerReview } from "./guarantee/answer-review.ts";
import { escalateReviews } from "./guarantee/escalate-reviews.ts";
import { asksAfterWaiting, asksGuarantee, waitedForPlan } from "./guarantee/testing/asking.ts";
import { notifyTeam } from "./leads/notify-team.ts";
import { eraseExpired } from "./privacy/erasure/apply-retention.ts";
import { buildExports } from "./privacy/export/build-exports.ts";
import { aCardSubmission, statusOf } from "./testing/buying.ts";
import { test, type WriteTo } from "./testing/collisions.ts";
import { type Api, basic } from "./testing/http.ts";
import { inboxOf } from "./testing/inbox.ts";
import { aDocument, allowingAds, aPhone, aRegistration } from "./testing/makers.ts";
import { aMember, type Buyer, buys, buysByCard, opensPix } from "./testing/purchases.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const landing = { eventId: "lead_1", currentUrl: "https://prumo.example/emagrecimento" };

type Context = {
  api: Api;
  deps: Deps;
  clock: { advance: (ms: number) => void };
  asaas: {
    setFaults: (faults: { mode: "refund-no-balance" | "down" | "drop-answer"; times?: number; path?: string }) => void;
  };
};
/** Arranges the data, and returns the work and its expected result. */
type Scenario = (context: Context) => Promise<{
  at: WriteTo;
  work: () => Promise<unknown>;
  expected: unknown;
}>;

const ok = { status: 200 };
const post =
  (api: Api, path: string, body: object, headers: Record<string, string> = {}) =>
  () =>
    api("POST", path, { body, headers });

const requestVerification = ({ api }: Context, { headers }: { headers: Record<string, string> }) =>
  post(api, "/v1/auth/verifications", { channel: "email" }, headers)();

/** Paid by card with a document of the member's own: the guarantee identifies a buyer by it. */
const buysAsNew = async ({ deps }: Context, member: Buyer): Promise<string> => {
  const submission = aCardSubmission(member.email);
  const customerData = { ...submission.customerData, cpfCnpj: aDocument() };
  return (await buys(deps, member, { ...submission, customerData })).id;
};

async function paid(context: Context) {
  const member = await aMember(context.deps);
  return { ...member, paymentId: await buysAsNew(context, member) };
}

/** A member's second claim waits for the team's review. */
async function reviewed(context: Context) {
  const first = await paid(context);
  await asksAfterWaiting(context.deps, first);
  context.clock.advance(11 * MINUTE);
  const paymentId = await buysAsNew(context, first);
  return { paymentId, referenceNumber: (await asksGuarantee(context.deps, { ...first, paymentId })).referenceNumber };
}

const emailsTo =
  ({ deps }: Context, recipient: string, template: string) =>
  async () =>
    (
      await deps.db
        .selectFrom("messages")
        .select("id")
        .where("recipient", "=", recipient)
        .where("template", "=", template)
        .execute()
    ).length;

const scenarios: Record<string, Scenario> = {
  register: async ({ api }) => ({
    at: ["accounts"],
    work: post(api, "/v1/public/register", aRegistration()),
    expected: ok,
  }),
  "register, taken": async ({ api }) => {
    const form = aRegistration();
    await post(api, "/v1/public/register", form)();
    return {
      at: ["leads"],
      work: post(api, "/v1/public/register", { ...form, conversionParams: landing }),
      expected: { body: { error: "account-exists-lead-recorded" } },
    };
  },
  "open a session": async ({ api, deps }) => ({
    at: ["sessions"],
    work: post(api, "/v1/auth/sessions", {}, (await aMember(deps)).headers),
    expected: ok,
  }),
  "request a verification": async (context) => {
    const member = await aMember(context.deps);
    return { at: ["verifications"], work: () => requestVerification(context, member), expected: ok };
  },
  "confirm a verification": async (context) => {
    const member = await aMember(context.deps);
    await requestVerification(context, member);
    const { token } = await inboxOf(context.deps, member.email);
    const work = post(context.api, "/v1/public/verifications/confirm", { token, password: member.password });
    return { at: ["verifications"], work, expected: ok };
  },
  "confirm an address": async (context) => {
    const member = await aMember(context.deps);
    await requestVerification(context, member);
    const { code } = await inboxOf(context.deps, member.email);
    const work = post(context.api, "/v1/auth/verifications/confirm", { channel: "email", code }, member.headers);
    return { at: ["accounts"], work, expected: ok };
  },
  "change the email": async ({ api, deps }) => {
    const { headers, password } = await aMember(deps);
    const email = `nova.${randomUUID()}@example.com`;
    return { at: ["verifications"], work: post(api, "/v1/auth/email", { email, password }, headers), expected: ok };
  },
  "change the phone": async ({ api, deps }) => {
    const { headers, password } = await aMember(deps);
    const body = { phone: aPhone(), countryCode: "+55", password };
    return { at: ["verifications"], work: post(api, "/v1/auth/phone", body, headers), expected: ok };
  },
  "change the password": async ({ api, deps }) => {
    const { headers, password } = await aMember(deps);
    const body = { currentPassword: password, newPassword: "outra-senha-9" };
    return { at: ["accounts"], work: post(api, "/v1/auth/password", body, headers), expected: ok };
  },
  "request a password reset": async ({ api, deps }) => {
    const { email } = await aMember(deps);
    return { at: ["verifications"], work: post(api, "/v1/public/password-resets", { username: email }), expected: ok };
  },
  "reset the password": async ({ api, deps }) => {
    const { email } = await aMember(deps);
    await post(api, "/v1/public/password-resets", { username: email })();
    const { token } = await inboxOf(deps, email);
    const body = { token, newPassword: "outra-senha-9" };
    return { at: ["verifications"], work: post(api, "/v1/public/password-resets/confirm", body), expected: ok };
  },
  withdraw: async (context) => {
    const { paymentId } = await paid(context);
    const work = () => withdraw(context.deps, { paymentId, requestedBy: "buyer" });
    return { at: ["refunds"], work, expected: { status: "pending" } };
  },
  "claim the guarantee": async (context) => {
    const bought = await paid(context);
    await waitedForPlan(context.deps, bought);
    const work = () => asksGuarantee(context.deps, bought);
    return { at: ["guarantee_decisions"], work, expected: { decision: "granted" } };
  },
  "answer a review": async (context) => {
    const { referenceNumber } = await reviewed(context);
    const work = () => answerReview(context.deps, { referenceNumber, by: "Carla", grant: true });
    return { at: ["guarantee_claims"], work, expected: true };
  },
  "escalate reviews": async (context) => {
    const { referenceNumber } = await reviewed(context);
    context.clock.advance(4 * DAY);
    const key = `guarantee-review-overdue ${referenceNumber}`;
    const queued = context.deps.db.selectFrom("messages").select("dedupeKey").where("dedupeKey", "=", key);
    const work = async () => escalateReviews(context.deps).then(() => queued.execute());
    return { at: ["messages"], work, expected: [{ dedupeKey: key }] };
  },
  "send refunds": async (context) => {
    await sendRefunds(context.deps);
    const { paymentId } = await paid(context);
    await withdraw(context.deps, { paymentId, requestedBy: "buyer" });
    context.asaas.setFaults({ mode: "refund-no-balance", times: 1 });
    const refund = context.deps.db.selectFrom("refunds").select("status").where("paymentId", "=", paymentId);
    const work = () => sendRefunds(context.deps).then(() => refund.executeTakeFirst());
    return { at: ["messages"], work, expected: { status: "insufficient-balance" } };
  },
  "reconcile payments: close": async ({ deps, clock }) => {
    const { id } = await opensPix(deps, await aMember(deps));
    clock.advance(70 * MINUTE);
    // The first write leases the due payments.
    return {
      at: ["payments", 2],
      work: () => reconcilePayments(deps).then(() => statusOf(deps, id)),
      expected: "failed",
    };
  },
  "reconcile payments: retry": async ({ deps, clock, asaas }) => {
    const member = await aMember(deps);
    asaas.setFaults({ mode: "drop-answer", times: 1, path: "/v3/payments" });
    const { id } = await buysByCard(deps, member);
    clock.advance(MINUTE);
    asaas.setFaults({ mode: "down" });
    return {
      at: ["payments", 2],
      work: () => reconcilePayments(deps).then(() => statusOf(deps, id)),
      expected: "processing",
    };
  },
  "send reminders": async (context) => {
    const { email } = await aMember(context.deps);
    const reminder = { email, cycle: "semestral", method: "pix", wanted: true };
    await post(context.api, "/v1/public/checkout/reminders", reminder)();
    context.clock.advance(61 * MINUTE);
    const queued = emailsTo(context, email, "checkout-reminder");
    return { at: ["messages"], work: () => sendReminders(context.deps).then(queued), expected: 1 };
  },
  "notify plan endings": async (context) => {
    const { email } = await paid(context);
    context.clock.advance(360 * DAY);
    const queued = emailsTo(context, email, "subscription-ending");
    return { at: ["messages"], work: () => notifySubscriptionEndings(context.deps).then(queued), expected: 1 };
  },
  "notify the team": async ({ api, deps }) => {
    const form = aRegistration({ conversionParams: landing });
    await post(api, "/v1/public/register", form)();
    const lead = deps.db.selectFrom("leads").select("notification").where("phone", "=", `+55${form.phone}`);
    const work = () => notifyTeam(deps).then(() => lead.executeTakeFirst());
    return { at: ["leads"], work, expected: { notification: "sent" } };
  },
  "refresh the blog": async ({ deps }) => {
    await deps.db
      .updateTable("blogFeed")
      .set({ dueAt: new Date(0) })
      .execute();
    const blog: Deps["blog"] = { ...deps.blog, latestPosts: async () => ({ posts: [] }) };
    const feed = deps.db.selectFrom("blogFeed").select("failures").where("loadedAt", "is not", null);
    const work = () => refreshBlog({ ...deps, blog }).then(() => feed.execute());
    return { at: ["blog_posts"], work, expected: [{}] };
  },
  "erase what has expired": async ({ deps }) => {
    const referenceNumber = randomUUID();
    const [deletedAt, retainUntil] = [new Date(0), new Date(1)];
    await deps.db
      .insertInto("deletions")
      .values({ referenceNumber, accountId: null, deletedAt, retainUntil, retained: "[]" })
      .execute();
    const left = deps.db.selectFrom("deletions").select("retainUntil").where("referenceNumber", "=", referenceNumber);
    const work = () => eraseExpired(deps).then(() => left.executeTakeFirst());
    return { at: ["deletions"], work, expected: { retainUntil: null } };
  },
  "build an export": async ({ api, deps }) => {
    const fbp = `fb.1.1700000000000.${randomUUID()}`;
    const form = aRegistration({ consent: allowingAds() });
    await post(api, "/v1/public/register", form, { cookie: `_fbp=${fbp}` })();
    await sql`
      insert into conversions
        (id, event_name, event_id, occurred_at, allows_ads, source, value_cents, currency, page_url, fbp)
      select gen_random_uuid(), 'PageView', 'visit_' || gen_random_uuid(), now(), true, 'direct', 100, 'BRL',
        (select string_agg(gen_random_uuid()::text, '') from generate_series(1, 16) where i > 0), ${fbp}
      from generate_series(1, 1500) i`.execute(deps.db);
    await post(api, "/v1/account/export", { password: form.password }, basic(form.phone, form.password))();
    const built = deps.db
      .selectFrom("dataExports as e")
      .innerJoin("dataExportChunks as c", "c.exportId", "e.id")
      .innerJoin("accounts as a", "a.id", "e.accountId")
      .select(({ fn }) => ["e.status", fn.max("c.position").as("last"), fn.countAll<string>().as("chunks")])
      .where("a.phone", "=", `+55${form.phone}`)
      .groupBy("e.status");
    const work = async () => {
      await buildExports(deps);
      const { status, last = 0, chunks } = (await built.executeTakeFirst()) ?? {};
      return { status, isComplete: last > 1 && Number(chunks) === last + 1 };
    };
    // The third write: the first chunk is written by then, and the retry must delete it.
    return { at: ["data_export_chunks", 3], work, expected: { status: "ready", isComplete: true } };
  },
};

const codes = { "a deadlock": "40P01", "a serialization failure": "40001", "an outdated plan": "0A000" };
const cases = Object.entries(scenarios).flatMap(([name, arrange]) =>
  Object.entries(codes).map(([collision, code]) => ({ name, arrange, collision, code })),
);

test.for(cases)("$name: retried after $collision", async ({ arrange, code }, { api, deps, clock, asaas, collide }) => {
  const { at, work, expected } = await arrange({ api, deps, clock, asaas });
  const collision = await collide(code, at);
  const outcome = await work().catch((error: Error) => ({ thrown: error.message }));
  const wasRetried = await collision.end();
  if (typeof expected === "object") expect(outcome).toMatchObject(expected as object);
  else expect(outcome).toBe(expected);
  expect(wasRetried, "the write that collided was retried").toBe(true);
});

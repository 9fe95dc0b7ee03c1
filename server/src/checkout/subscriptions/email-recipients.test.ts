import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { type Api, test } from "../../testing/http.ts";
import { aMember } from "../../testing/purchases.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";
import { notifySubscriptionEndings } from "./notify-subscription-endings.ts";

// E-mails about a purchase with a session go to the account, whatever e-mail the attempt's body names.

const DAY = 24 * 60 * 60_000;
const emailsAbout = (deps: Deps, accountId: string) =>
  deps.db
    .selectFrom("messages")
    .select(["template", "recipient"])
    .where("accountId", "=", accountId)
    .where("template", "in", ["receipt", "refund-started", "refund-done", "subscription-ending"])
    .orderBy("template")
    .execute();

/** A purchase with a session and another person's e-mail in the body. */
async function buys(api: Api, headers: Record<string, string>, typed: string) {
  const body = aCardSubmission(typed, { cycle: "30-days", installments: 1 });
  const { body: reply } = await api<{ _id: string }>("POST", "/v1/auth/payment", { body, headers });
  return reply.return?._id ?? "";
}

test("signed in, receipt and refund emails go to the account's email only", async ({ api, deps, asaas }) => {
  void asaas;
  const member = await aMember(deps);
  const paymentId = await buys(api, member.headers, "alguem@example.com");
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  await sendRefunds(deps);

  expect(await emailsAbout(deps, member.accountId)).toEqual([
    { template: "receipt", recipient: member.email },
    { template: "refund-done", recipient: member.email },
    { template: "refund-started", recipient: member.email },
  ]);
});

test("emails follow the account to its new email", async ({ api, deps, asaas, clock }) => {
  void asaas;
  const member = await aMember(deps);
  await buys(api, member.headers, "alguem@example.com");
  const email = `novo-${crypto.randomUUID()}@example.com`;
  await deps.db.updateTable("accounts").set({ email }).where("id", "=", member.accountId).execute();
  clock.advance(24 * DAY);
  await notifySubscriptionEndings(deps);

  const emails = await emailsAbout(deps, member.accountId);
  expect(emails.find(({ template }) => template === "subscription-ending")?.recipient).toBe(email);
});

test("an account without an email gets them at the email typed at the payment", async ({ api, deps, asaas }) => {
  void asaas;
  const member = await aMember(deps);
  await deps.db.updateTable("accounts").set({ email: null }).where("id", "=", member.accountId).execute();
  await buys(api, member.headers, "Ana@Example.com");

  expect(await emailsAbout(deps, member.accountId)).toEqual([{ template: "receipt", recipient: "ana@example.com" }]);
});

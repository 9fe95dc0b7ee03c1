import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import {
  aBuyer,
  aCardSubmission,
  aPixSubmission,
  aWebhook,
  CARDS,
  paidBy,
  receiveWebhook,
  statusOf,
} from "../../testing/buying.ts";
import { type Api, test as base, basic } from "../../testing/http.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";

// A purchase without a session is a channel of its own: a client who knows the e-mail learns and changes nothing.

const BY_EMAIL = "/v1/public/payment/by-email";
const SIGNED_IN = "/v1/auth/payment";
const HOME = "203.0.113.7";
const ELSEWHERE = "198.51.100.66";

type AttemptOptions = { from?: string; key?: string; headers?: Record<string, string> };
const keyed = (key?: string): Record<string, string> => (key ? { "idempotency-key": key } : {});

const attempt = (api: Api, path: string, body: object, { from = HOME, key, headers = {} }: AttemptOptions = {}) =>
  api<PaymentView>("POST", path, { body, from, headers: { ...headers, ...keyed(key) } });
const lookUp = async (api: Api, id = "") =>
  (await api<{ paymentStatus: string }>("GET", `/v1/public/payment-lookup/${id}`)).body.return?.paymentStatus;
const periodsOf = (deps: Deps, accountId: string) =>
  deps.db
    .selectFrom("subscriptionPeriods")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("startsAt")
    .execute();
const emailsAbout = (deps: Deps, accountId: string, template: string) =>
  deps.db
    .selectFrom("messages")
    .select(["recipient", "params"])
    .where("accountId", "=", accountId)
    .where("template", "=", template)
    .execute();

const test = base.extend("victim", async ({ deps }) => {
  const buyer = await aBuyer(deps);
  return { ...buyer, headers: basic(buyer.phone, buyer.password) };
});

/** Without an idempotency key, with one of its own, and with the key of the victim's attempt. */
const KEYS = [undefined, "a third party's", "the victim's"] as const;

test.for(KEYS)(
  "a third party by email, key %s, gets a code of its own and the signed-in buyer's stays",
  async (key, { api, deps, asaas, victim }) => {
    const { email, headers } = victim;
    const own = await attempt(api, SIGNED_IN, aPixSubmission(email), { headers, key: "the victim's" });
    const foreign = await attempt(api, BY_EMAIL, aPixSubmission(email), { from: ELSEWHERE, ...(key && { key }) });

    expect(foreign.status).toBe(200);
    expect(foreign.body.return?._id).not.toBe(own.body.return?._id);
    expect(foreign.body.return?.pixCode).not.toBe(own.body.return?.pixCode);
    const victims = await deps.db
      .selectFrom("payments")
      .select("replacedAt")
      .where("id", "=", own.body.return?._id ?? "")
      .executeTakeFirstOrThrow();
    expect(victims.replacedAt).toBeNull();
    expect(asaas.calls().filter(({ method }) => method === "DELETE")).toEqual([]);
  },
);

test.for(KEYS)(
  "two third parties who type one email, key %s, neither see, replace nor block each other",
  async (key, { api, victim: { email } }) => {
    const first = await attempt(api, BY_EMAIL, aPixSubmission(email), { key: "the victim's" });
    const second = await attempt(api, BY_EMAIL, aPixSubmission(email), { from: ELSEWHERE, ...(key && { key }) });
    const again = await attempt(api, BY_EMAIL, aPixSubmission(email), { key: "the victim's" });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.return?._id).not.toBe(first.body.return?._id);
    expect(again.body.return).toEqual(first.body.return);
  },
);

test("without a key the same requester gets the same code again, from anywhere in its /64", async ({
  api,
  victim: { email },
}) => {
  const codeFrom = async (from: string) =>
    (await attempt(api, BY_EMAIL, aPixSubmission(email), { from })).body.return?.pixCode;
  const [first, second] = [await codeFrom("2001:db8:1:2::10"), await codeFrom("2001:db8:1:2:aaaa::1")];
  expect(second).toBe(first);
  expect(await codeFrom("2001:db8:1:3::10")).not.toBe(first);
});

test("a third party's card in review blocks no other buyer", async ({ api, asaas, victim: { email, headers } }) => {
  asaas.setFaults({ mode: "review" });
  const foreign = await attempt(api, BY_EMAIL, aCardSubmission(email), { from: ELSEWHERE });
  expect(foreign.body.return?.paymentStatus).toBe("processing");
  asaas.setFaults({ mode: "ok" });

  const pix = await attempt(api, SIGNED_IN, aPixSubmission(email), { headers });
  const card = await attempt(api, SIGNED_IN, aCardSubmission(email), { headers, key: "a card" });
  const atHome = await attempt(api, BY_EMAIL, aPixSubmission(email));
  expect([pix.status, card.body.return?.paymentStatus, atHome.status]).toEqual([200, "paid", 200]);
});

test("a third party's eight declined cards consume no other buyer's limit", async ({
  api,
  victim: { email, headers },
}) => {
  const declined = aCardSubmission(email, { number: CARDS.declined });
  for (let n = 0; n < 9; n += 1) await attempt(api, BY_EMAIL, declined, { from: ELSEWHERE, key: `try ${n}` });

  const byEmail = await attempt(api, BY_EMAIL, aCardSubmission(email));
  const withSession = await attempt(api, SIGNED_IN, { ...aCardSubmission(email), confirmExtension: true }, { headers });
  expect([byEmail.body.return?.paymentStatus, withSession.body.return?.paymentStatus]).toEqual(["paid", "paid"]);
});

test.for(["session", "email elsewhere"] as const)(
  "by email a plan bought by %s is not revealed, and the next period starts when it ends",
  async (how, { api, deps, victim: { email, headers, accountId } }) => {
    const bought =
      how === "session"
        ? await attempt(api, SIGNED_IN, aCardSubmission(email), { headers })
        : await attempt(api, BY_EMAIL, aCardSubmission(email), { from: "192.0.2.1" });
    expect(bought.body.return?.paymentStatus).toBe("paid");

    const pix = await attempt(api, BY_EMAIL, aPixSubmission(email), { from: ELSEWHERE });
    expect(pix.body).toMatchObject({ code: 200, return: { paymentStatus: "pending" } });
    expect(pix.body.return?._id).not.toBe(bought.body.return?._id);
    const card = await attempt(api, BY_EMAIL, aCardSubmission(email), { from: ELSEWHERE, key: "a card" });
    expect(card.body.return?.paymentStatus).toBe("paid");

    const [first, second] = await periodsOf(deps, accountId);
    expect(second?.startsAt).toEqual(first?.endsAt);
    const [mail, ...more] = await emailsAbout(deps, accountId, "subscription-extended");
    expect([mail?.recipient, more.length]).toEqual([email, 0]);
    expect(mail?.params).toMatchObject({ startsAt: second?.startsAt.toISOString() });
  },
);

test("a payment that a third party created does not reveal that the victim paid in another channel", async ({
  api,
  victim: { email, headers },
}) => {
  const foreign = await attempt(api, BY_EMAIL, aPixSubmission(email), { from: ELSEWHERE });
  await attempt(api, SIGNED_IN, aCardSubmission(email), { headers });
  expect(await lookUp(api, foreign.body.return?._id)).toBe("pending");
  await attempt(api, BY_EMAIL, aCardSubmission(email));
  expect(await lookUp(api, foreign.body.return?._id)).toBe("pending");

  const own = await attempt(api, BY_EMAIL, aPixSubmission(email), { from: ELSEWHERE, key: "renewed" });
  await attempt(api, BY_EMAIL, aCardSubmission(email), { from: ELSEWHERE, key: "a card" });
  expect(await lookUp(api, own.body.return?._id)).toBe("paid");
});

test("money of one channel is never a duplicate because of the other; within one it is refunded", async ({
  api,
  deps,
  asaas,
  victim: { email, headers, accountId },
}) => {
  const open = async (path: string, how: AttemptOptions) =>
    (await attempt(api, path, aPixSubmission(email), how)).body.return ?? { _id: "", gatewayId: "" };
  const codes = [
    await open(SIGNED_IN, { headers, key: "one" }),
    await open(BY_EMAIL, { key: "one" }),
    await open(BY_EMAIL, { from: ELSEWHERE, key: "one" }),
    await open(BY_EMAIL, { from: ELSEWHERE, key: "two" }),
  ];
  for (const { gatewayId } of codes) {
    const { id } = paidBy(asaas.pay({ gatewayId: gatewayId ?? "", late: true }));
    await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, pixQrCodeId: gatewayId }));
  }
  await sendRefunds(deps);

  const statuses = await Promise.all(codes.map(({ _id }) => statusOf(deps, _id)));
  expect(statuses).toEqual(["received", "received", "received", "pending"]);
  expect(await periodsOf(deps, accountId)).toHaveLength(3);
  const refunded = asaas.ledger().payments.filter(({ refundedCents }) => refundedCents > 0);
  expect(refunded).toMatchObject([{ externalReference: codes[3]?._id }]);
});

test("a buyer who just paid by email is not charged again; a third party's attempt does not reveal it", async ({
  api,
  asaas,
  victim: { email },
}) => {
  const first = await attempt(api, BY_EMAIL, aCardSubmission(email), { key: "one" });
  expect(first.body.return?.paymentStatus).toBe("paid");
  const before = asaas.callCount();
  const attempts = ["two", "three"].map((key) => attempt(api, BY_EMAIL, aCardSubmission(email), { key }));

  for (const { body } of await Promise.all(attempts)) expect(body).toMatchObject({ code: 409, error: "paid-already" });
  expect(asaas.callCount()).toBe(before);
  const foreign = await attempt(api, BY_EMAIL, aPixSubmission(email), { from: ELSEWHERE, key: "two" });
  expect(foreign.body.return?.paymentStatus).toBe("pending");
});

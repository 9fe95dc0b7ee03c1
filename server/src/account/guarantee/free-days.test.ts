import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import { expect } from "vitest";
import { requestRefund } from "../../checkout/refunds/request-refund.ts";
import { suspendPeriod } from "../../checkout/subscriptions/period-store.ts";
import type { Deps } from "../../deps.ts";
import { answerReview } from "../../guarantee/answer-review.ts";
import { aFollower } from "../../guarantee/testing/following.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { aMember } from "../../testing/purchases.ts";
import { test as base } from "./testing/test.ts";

const PATH = "/v1/account/guarantee";

/** A member whose guarantee was refused on day 31 because the diary has too few days. */
const test = base.extend(
  "refuse",
  ({ api, deps, moveTo }) =>
    async (followed: Parameters<typeof aFollower>[1] = { diaryDays: 11 }) => {
      const member = await aFollower(deps, followed);
      const { headers, password, paymentId } = member;
      moveTo(31);
      const body = { _id: crypto.randomUUID(), paymentId, password };
      const decision = (await api<GuaranteeDecision>("POST", PATH, { headers, body })).body.return;
      if (!decision) throw new Error("nothing was decided");
      return {
        ...member,
        decision,
        accept: () => api<GuaranteeDecision>("POST", `${PATH}/${decision._id}/offer`, { headers }),
        shown: async () => (await api<GuaranteeView>("GET", PATH, { headers })).body.return?.decisions[0],
        disagree: () => api("POST", `${PATH}/${decision._id}/review`, { headers, body: { text: "" } }),
      };
    },
);

const periodOf = ({ db }: Deps, paymentId: string) =>
  db.selectFrom("subscriptionPeriods").selectAll().where("paymentId", "=", paymentId).executeTakeFirstOrThrow();
const creditsOf = ({ db }: Deps, paymentId: string) =>
  db.selectFrom("subscriptionCredits").select(["source", "days"]).where("paymentId", "=", paymentId).execute();

test("who did not follow is offered thirty days, and accepting them twice at once adds them once", async ({
  deps,
  refuse,
  api,
}) => {
  const { decision, accept, shown, paymentId, headers } = await refuse();
  const { endsAt } = await periodOf(deps, paymentId);
  const acceptBy = addMs(new Date(decision.at), 30 * DAY_MS).toISOString();
  expect(decision.offer).toEqual({ days: 30, acceptBy, acceptedAt: null, accessUntil: null });

  await Promise.all([accept(), accept(), accept()]);
  const accessUntil = addMs(endsAt, 30 * DAY_MS).toISOString();
  const accepted = { days: 30, acceptBy, acceptedAt: expect.any(String), accessUntil };
  expect((await accept()).body.return?.offer).toEqual(accepted);
  expect((await shown())?.offer).toEqual(accepted);
  expect(await creditsOf(deps, paymentId)).toEqual([{ source: `guarantee-offer ${paymentId}`, days: 30 }]);

  // The guarantee does not begin anew, and a person may still look at the refusal.
  const { meter } = (await api<GuaranteeView>("GET", PATH, { headers })).body.return ?? {};
  expect(meter).toMatchObject({ day: 30, daysLeft: 0, from: "2026-11-17", requestUntil: "2026-12-31" });
});

test("another refusal of the same purchase offers nothing more", async ({ api, deps, refuse, moveTo }) => {
  const { accept, paymentId, headers, password } = await refuse();
  await accept();
  moveTo(33);
  const body = { _id: crypto.randomUUID(), paymentId, password };
  const again = (await api<GuaranteeDecision>("POST", PATH, { headers, body })).body.return;
  expect(again).toMatchObject({ _id: body._id, decision: "refused", offer: { acceptedAt: expect.any(String) } });
  await api("POST", `${PATH}/${body._id}/offer`, { headers });
  expect(await creditsOf(deps, paymentId)).toMatchObject([{ days: 30 }]);
});

test("where access is over they begin now", async ({ deps, refuse }) => {
  const { accept, paymentId } = await refuse();
  const endsAt = addMs(deps.now(), -36 * 60 * 60_000);
  await deps.db.updateTable("subscriptionPeriods").set({ endsAt }).where("paymentId", "=", paymentId).execute();
  const { accessUntil } = (await accept()).body.return?.offer ?? {};
  expect(accessUntil).toBe(addMs(endsAt, 32 * DAY_MS).toISOString());
  expect(Date.parse(accessUntil ?? "") - deps.now().getTime()).toBeGreaterThanOrEqual(30 * DAY_MS);
});

test("not while a person looks, and again once they kept the refusal", async ({ deps, refuse }) => {
  const { decision, accept, shown, disagree, paymentId } = await refuse();
  await disagree();
  expect((await shown())?.offer).toBeNull();
  expect(await accept()).toMatchObject({ status: 409, body: { error: "free-days-unavailable" } });
  const { referenceNumber } = decision;
  await answerReview(deps, { referenceNumber, by: "Rita", grant: false, reason: "Os registros não mostram." });
  expect((await accept()).body.return?.offer).toMatchObject({ acceptedAt: expect.any(String) });
  expect(await creditsOf(deps, paymentId)).toHaveLength(1);
});

test("a review that grants takes the days along with the purchase", async ({ deps, refuse }) => {
  const { decision, accept, disagree, shown, paymentId } = await refuse();
  await accept();
  await disagree();
  await answerReview(deps, { referenceNumber: decision.referenceNumber, by: "Rita", grant: true });
  expect((await periodOf(deps, paymentId)).endedAt).not.toBeNull();
  expect(await shown()).toMatchObject({ offer: null, review: { outcome: "granted" } });
});

test("a result is no reason for them, and another account finds no such decision", async ({ api, deps, refuse }) => {
  const waists = [
    { day: 2, cm: 99 },
    { day: 29, cm: 93 },
  ];
  const { decision, accept } = await refuse({ waists });
  expect(decision).toMatchObject({ reason: "COM_RESULTADO", offer: null });
  expect((await accept()).status).toBe(404);
  const { headers } = await aMember(deps);
  const { decision: another } = await refuse();
  expect((await api("POST", `${PATH}/${another._id}/offer`, { headers })).status).toBe(404);
  expect((await api("POST", `${PATH}/${another._id}/offer`)).status).toBe(401);
});

test("a disputed purchase, a refunded one and a late answer get none", async ({ deps, refuse }) => {
  const disputed = await refuse();
  const ofCharge = deps.db.updateTable("charges").where("paymentId", "=", disputed.paymentId);
  await ofCharge.set({ dispute: "open" }).execute();
  await suspendPeriod(deps.db, disputed.paymentId, deps.now());
  expect((await disputed.shown())?.offer).toBeNull();
  expect((await disputed.accept()).body).toMatchObject({ error: "charge-disputed" });

  const refunded = await refuse();
  const refund = {
    paymentId: refunded.paymentId,
    kind: "goodwill",
    requestedBy: "buyer",
    amountCents: 2_399_88,
  } as const;
  await inTransaction(deps.db, (tx) => requestRefund(deps, tx, refund));
  expect((await refunded.shown())?.offer).toBeNull();
  expect((await refunded.accept()).body).toMatchObject({ error: "refund-already-requested" });

  const late = await refuse();
  const decidedAt = addMs(deps.now(), -31 * DAY_MS);
  await deps.db.updateTable("guaranteeDecisions").set({ decidedAt }).where("id", "=", late.decision._id).execute();
  expect((await late.shown())?.offer).toBeNull();
  expect((await late.accept()).body).toMatchObject({ error: "free-days-unavailable" });
  for (const { paymentId } of [disputed, refunded, late]) expect(await creditsOf(deps, paymentId)).toEqual([]);
});

import { expect } from "vitest";
import { claimGuarantee } from "../../guarantee/claim-guarantee.ts";
import { register } from "../../identity/accounts/register.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { firing } from "../../testing/alerts.ts";
import { aBuyer } from "../../testing/buying.ts";
import { aClientContext, allowingAds, aRegistration } from "../../testing/makers.ts";
import { test, times, workerMetrics } from "../../testing/metrics.ts";
import { buysByCard } from "../../testing/purchases.ts";
import { relayConversions } from "../../tracking/relay-conversions.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("LeadsOverdue, PromisesBroken: twenty leads wait for their call", async ({ deps, clock }) => {
  const conversionParams = { eventId: "lead_1", currentUrl: "https://prumo.example/lp3" };
  await times(20, () => register(deps, { form: aRegistration({ conversionParams }), clientContext: aClientContext() }));
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("LeadsOverdue");
  clock.advance(4 * 24 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toEqual(
    expect.arrayContaining(["LeadsOverdue", "PromisesBroken"]),
  );
});

test("GuaranteeReviewsOverdue: a second claim waits for the team", async ({ deps, clock }) => {
  const member = await aBuyer(deps);
  const claim = { followed: true, noResults: true, evidence: "Segui a dieta e os treinos por quatro semanas." };
  const buyAndClaim = async () => {
    const { id: paymentId } = await buysByCard(deps, member);
    return claimGuarantee(deps, { paymentId, memberId: member.accountId, requestedBy: "buyer", claim });
  };
  expect(await buyAndClaim()).toMatchObject({ outcome: "granted" });
  // A purchase of the same plan within ten minutes is a replay.
  clock.advance(11 * MINUTE);
  expect(await buyAndClaim()).toMatchObject({ outcome: "in-review" });
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("GuaranteeReviewsOverdue");
  clock.advance(30 * 24 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("GuaranteeReviewsOverdue");
});

test("MessagesUnsent, MessagesDeadLettered: the carrier is down, then refuses everything", async ({
  deps,
  simulators,
  clock,
}) => {
  await times(25, () => aBuyer(deps));
  simulators.messages.setFaults({ mode: "down" });
  await sendMessages(deps);
  clock.advance(20 * MINUTE);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("MessagesUnsent");
  simulators.messages.setFaults({ mode: "reject" });
  clock.advance(HOUR);
  await sendMessages(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("MessagesDeadLettered");
});

test("EventsUnsent: the advertising platform is down", async ({ deps, meta, clock }) => {
  await register(deps, { form: aRegistration({ consent: allowingAds() }), clientContext: aClientContext() });
  meta.setFaults({ mode: "down" });
  await relayConversions(deps);
  clock.advance(2 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("EventsUnsent");
});

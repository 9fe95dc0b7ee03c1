import { expect } from "vitest";
import { register } from "../../identity/register.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { firing } from "../../testing/alerts.ts";
import { aBuyer } from "../../testing/buying.ts";
import { test, times, workerFigures } from "../../testing/figures.ts";
import { allowingAds, aRegistration, aTrace } from "../../testing/makers.ts";
import { relayConversions } from "../../tracking/relay-conversions.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("LeadsOverdue, PromisesBroken: twenty people wait for their call", async ({ deps, clock }) => {
  const conversionParams = { eventId: "lead_1", currentUrl: "https://prumo.example/lp3" };
  await times(20, () => register(deps, { form: aRegistration({ conversionParams }), trace: aTrace() }));
  expect(await firing({ worker: await workerFigures(deps) })).not.toContain("LeadsOverdue");
  clock.advance(4 * 24 * HOUR);
  expect(await firing({ worker: await workerFigures(deps) })).toEqual(
    expect.arrayContaining(["LeadsOverdue", "PromisesBroken"]),
  );
});

test("MessagesUnsent, MessagesParked: the carrier is down, then refuses everything", async ({
  deps,
  simulators,
  clock,
}) => {
  await times(25, () => aBuyer(deps));
  simulators.messages.setFaults({ mode: "down" });
  await sendMessages(deps);
  clock.advance(20 * MINUTE);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("MessagesUnsent");
  simulators.messages.setFaults({ mode: "reject" });
  clock.advance(HOUR);
  await sendMessages(deps);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("MessagesParked");
});

test("EventsUnsent: the advertising platform is down", async ({ deps, meta, clock }) => {
  await register(deps, { form: aRegistration({ consent: allowingAds() }), trace: aTrace() });
  meta.setFaults({ mode: "down" });
  await relayConversions(deps);
  clock.advance(2 * HOUR);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("EventsUnsent");
});

import { expect } from "vitest";
import { leaseDueMessages } from "./outbox-store.ts";
import { sendMessages } from "./send-messages.ts";
import { anAddress, aReset, aTeamMessage, aWelcome, queue, queueAll, test } from "./testing/mail-test.ts";

const MINUTE = 60_000;

test("a password reset behind 500 notifications of the team is in the first batch", async ({
  mailDeps,
  simulator,
  clock,
}) => {
  const owner = anAddress();
  await queueAll(
    mailDeps,
    Array.from({ length: 500 }, () => aTeamMessage(mailDeps)),
  );
  clock.advance(1_000);
  await queue(mailDeps, aReset(owner));
  const leaseUntil = new Date(mailDeps.now().getTime() + 5 * MINUTE);

  const batch = await leaseDueMessages(mailDeps.db, { channel: "email", now: mailDeps.now(), leaseUntil, limit: 50 });

  expect(batch[0]?.recipient).toBe(owner);
  expect(batch.filter(({ recipient }) => recipient === mailDeps.team.email)).toHaveLength(5);
  expect(simulator.received()).toBe(0);
});

test("awaited messages are sent before normal ones, and those before the team's, whatever was queued first", async ({
  mailDeps,
  simulator,
}) => {
  const [owner, newcomer] = [anAddress(), anAddress()];
  const notifications = Array.from({ length: 30 }, () => aTeamMessage(mailDeps));
  await queueAll(mailDeps, [...notifications, aWelcome({ recipient: newcomer }), aReset(owner)]);
  simulator.setFaults({ mode: "slow", delayMs: 20, channel: "email" });

  await sendMessages(mailDeps);

  const order = simulator.messages().map(({ to }) => to);
  order.reverse();
  expect(order).toHaveLength(32);
  // Five senders run concurrently: at most one team notification is under way beside them.
  expect(order.slice(0, 3)).toEqual(expect.arrayContaining([owner, newcomer]));
});

test("one recipient gets a fair share of a batch: no other waits behind fifty e-mails to one inbox", async ({
  mailDeps,
  simulator,
  clock,
}) => {
  const busy = anAddress();
  await queueAll(
    mailDeps,
    Array.from({ length: 60 }, () => aWelcome({ recipient: busy })),
  );
  clock.advance(1_000);
  const others = Array.from({ length: 20 }, anAddress);
  await queueAll(
    mailDeps,
    others.map((recipient) => aWelcome({ recipient })),
  );
  const leaseUntil = new Date(mailDeps.now().getTime() + 5 * MINUTE);

  const batch = await leaseDueMessages(mailDeps.db, { channel: "email", now: mailDeps.now(), leaseUntil, limit: 50 });

  const recipients = batch.map(({ recipient }) => recipient);
  expect(recipients).toEqual(expect.arrayContaining(others));
  expect(recipients.filter((recipient) => recipient === busy)).toHaveLength(5);
  expect(simulator.received()).toBe(0);
});

test("after an outage the codes go out before the team's notifications", async ({ mailDeps, simulator, clock }) => {
  const owner = anAddress();
  simulator.setFaults({ mode: "down" });
  await queueAll(
    mailDeps,
    Array.from({ length: 30 }, () => aTeamMessage(mailDeps)),
  );
  await sendMessages(mailDeps);
  clock.advance(1_000);
  await queue(mailDeps, aReset(owner));
  await sendMessages(mailDeps);
  simulator.setFaults({ mode: "ok" });
  clock.advance(10 * MINUTE);

  await sendMessages(mailDeps);

  const order = simulator.messages().map(({ to }) => to);
  expect(order.at(-1)).toBe(owner);
  expect(order).toHaveLength(31);
});

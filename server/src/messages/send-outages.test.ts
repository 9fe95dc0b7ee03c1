import { expect } from "vitest";
import { aPhone } from "../testing/makers.ts";
import { sendMessages } from "./send-messages.ts";
import { anAddress, aVerification, aWelcome, queue, rows, test } from "./testing/mail-test.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("after an outage of hours nothing is lost or duplicated, and each recipient's e-mails arrive in order", async ({
  mailDeps,
  simulator,
  clock,
}) => {
  const recipients = [anAddress(), anAddress()];
  simulator.setFaults({ mode: "down" });
  for (let hour = 0; hour < 6; hour += 1) {
    for (const recipient of recipients) await queue(mailDeps, aWelcome({ recipient, fullName: "ABCDEF"[hour] ?? "" }));
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await sendMessages(mailDeps);
      clock.advance(15 * MINUTE);
    }
  }
  expect(simulator.received()).toBe(0);

  simulator.setFaults({ mode: "ok" });
  // The next due message releases those that waited before it.
  await queue(mailDeps, aWelcome({ fullName: "Zoé" }));
  await sendMessages(mailDeps);

  expect(simulator.received()).toBe(13);
  for (const recipient of recipients) {
    const order = simulator.messages(recipient).map(({ text }) => /Oi, (\w)\./.exec(text)?.[1]);
    expect(order.toReversed()).toEqual(["A", "B", "C", "D", "E", "F"]);
  }
  expect(new Set((await rows(mailDeps)).map(({ status }) => status))).toEqual(new Set(["sent"]));
});

test("while the channel is down each sender tries one message at most, not all", async ({ mailDeps, simulator }) => {
  for (let i = 0; i < 20; i += 1) await queue(mailDeps, aVerification("whatsapp", `+55${aPhone()}`));
  simulator.setFaults({ mode: "down" });
  await sendMessages(mailDeps);
  expect(simulator.callCount()).toBeLessThanOrEqual(5);
  for (const { dueAt, channelDown } of await rows(mailDeps)) {
    expect(channelDown).toBe(true);
    expect(dueAt.getTime()).toBeGreaterThan(mailDeps.now().getTime() + 50_000);
  }
});

test("one channel being down does not delay the other", async ({ mailDeps, simulator }) => {
  simulator.setFaults({ mode: "down", channel: "email" });
  await queue(mailDeps, aWelcome());
  await queue(mailDeps, aVerification("whatsapp", `+55${aPhone()}`));
  await sendMessages(mailDeps);
  expect(simulator.messages().map(({ channel }) => channel)).toEqual(["whatsapp"]);
});

test("after three days of retries a message is dead-lettered", async ({ mailDeps, simulator, clock }) => {
  simulator.setFaults({ mode: "down" });
  await queue(mailDeps, aWelcome());
  for (let hours = 0; hours < 80; hours += 1) {
    await sendMessages(mailDeps);
    clock.advance(HOUR);
  }
  const [row] = await rows(mailDeps);
  expect(row).toMatchObject({ status: "dead-lettered", lastError: expect.stringMatching(/^gave up: .*421/) });
  expect(row?.attempts).toBeLessThan(25);
});

test("a code that expired in the queue is not sent", async ({ mailDeps, simulator, clock }) => {
  simulator.setFaults({ mode: "down" });
  await queue(mailDeps, aVerification("email", anAddress()));
  await sendMessages(mailDeps);
  clock.advance(31 * MINUTE);
  simulator.setFaults({ mode: "ok" });
  await sendMessages(mailDeps);
  expect(simulator.received()).toBe(0);
  expect((await rows(mailDeps))[0]).toMatchObject({ status: "cancelled" });
});

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { inTransaction } from "../platform/database/db.ts";
import { aPhone } from "../testing/makers.ts";
import { leaseDueMessages } from "./outbox-store.ts";
import { queueMessage } from "./queue-message.ts";
import { sendMessages } from "./send-messages.ts";
import { anAddress, aVerification, aWelcome, queue, rows, test } from "./testing/mail-test.ts";

const MINUTE = 60_000;

test("a message is sent once, however often the worker runs", async ({ mailDeps, simulator }) => {
  const recipient = anAddress();
  await queue(mailDeps, aWelcome({ recipient }));

  await sendMessages(mailDeps);
  await Promise.all([sendMessages(mailDeps), sendMessages(mailDeps)]);

  expect(simulator.messages(recipient)).toHaveLength(1);
  const [row] = await rows(mailDeps);
  expect(row).toMatchObject({ status: "sent", attempts: 1, lastError: null });
  expect(row?.reference).toContain(row?.id);
});

test("a message of a rolled-back transaction is not sent", async ({ mailDeps, simulator }) => {
  const failing = inTransaction(mailDeps.db, async (tx) => {
    await queueMessage(mailDeps, tx, aWelcome());
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  await sendMessages(mailDeps);
  expect(simulator.received()).toBe(0);
});

test("with an idempotency key a message is sent once, however often it is queued", async ({ mailDeps, simulator }) => {
  const twice = aWelcome({ dedupeKey: `welcome ${randomUUID()}` });
  await Promise.all([queue(mailDeps, twice), queue(mailDeps, twice)]);
  await queue(mailDeps, twice);
  await sendMessages(mailDeps);
  expect(simulator.received()).toBe(1);
});

test("concurrent workers share the work and no message is sent twice", async ({ mailDeps, simulator }) => {
  const addresses = Array.from({ length: 120 }, anAddress);
  for (const recipient of addresses) await queue(mailDeps, aWelcome({ recipient }));
  await Promise.all(Array.from({ length: 4 }, () => sendMessages(mailDeps)));
  expect(simulator.received()).toBe(120);
  for (const recipient of addresses) expect(simulator.messages(recipient)).toHaveLength(1);
});

test("the link and the code reach the recipient by either channel, and are in no table", async ({
  mailDeps,
  simulator,
}) => {
  const recipients = [anAddress(), `+55${aPhone()}`] as const;
  await queue(mailDeps, aVerification("email", recipients[0]));
  await queue(mailDeps, aVerification("whatsapp", recipients[1]));
  const before = await rows(mailDeps);

  await sendMessages(mailDeps);

  for (const recipient of recipients) {
    const [message] = simulator.messages(recipient);
    expect(message?.text).toMatch(/https:\/\/site\.example\/login\?prova=\S+\.signature/);
    expect(message?.text).toContain("482913");
  }
  expect(JSON.stringify([before, await rows(mailDeps)])).not.toMatch(/site\.example|482913|signature/);
});

test("a vendor's error that quotes the message puts no secret into the table", async ({ mailDeps, simulator }) => {
  simulator.setFaults({ mode: "reject" });
  await queue(mailDeps, aVerification("email", anAddress()));
  await queue(mailDeps, aVerification("whatsapp", `+55${aPhone()}`));

  await sendMessages(mailDeps);

  const stored = await rows(mailDeps);
  expect(stored.map(({ status }) => status)).toEqual(["dead-lettered", "dead-lettered"]);
  expect(stored[0]?.lastError).toContain("[link]");
  expect(stored[1]?.lastError).toContain("131026");
  expect(JSON.stringify(stored)).not.toMatch(/site\.example|482913|signature/);
});

test("only a template's own variables are stored", async ({ mailDeps, simulator }) => {
  const params = { fullName: "Ana", password: "tapioca-6" };
  await queue(mailDeps, { template: "welcome", channel: "email", recipient: anAddress(), params });
  expect((await rows(mailDeps))[0]?.params).toEqual({ fullName: "Ana" });
  expect(simulator.received()).toBe(0);
});

test("a worker that crashes between claiming and sending leaves the message to the next one, after the lease", async ({
  mailDeps,
  simulator,
  clock,
}) => {
  await queue(mailDeps, aWelcome());
  const leaseUntil = new Date(mailDeps.now().getTime() + 5 * MINUTE);
  await leaseDueMessages(mailDeps.db, { channel: "email", now: mailDeps.now(), leaseUntil, limit: 50 });

  await sendMessages(mailDeps);
  expect(simulator.received()).toBe(0);
  clock.advance(5 * MINUTE);
  await sendMessages(mailDeps);
  expect(simulator.received()).toBe(1);
});

test("after a lost response the e-mail is sent again with the same Message-ID", async ({
  mailDeps,
  simulator,
  clock,
}) => {
  const recipient = anAddress();
  simulator.setFaults({ mode: "drop-answer", times: 1, channel: "email" });
  await queue(mailDeps, aWelcome({ recipient }));
  await sendMessages(mailDeps);
  clock.advance(MINUTE);
  await sendMessages(mailDeps);

  const emails = simulator.messages(recipient);
  expect(emails).toHaveLength(2);
  expect(new Set(emails.map(({ id }) => id)).size).toBe(1);
  expect((await rows(mailDeps))[0]?.status).toBe("sent");
});

test("a row that no template can parse is dead-lettered and delays no other message", async ({
  mailDeps,
  simulator,
}) => {
  await queue(mailDeps, aWelcome());
  await mailDeps.db.updateTable("messages").set({ template: "retired" }).execute();
  await queue(mailDeps, aWelcome());
  await sendMessages(mailDeps);
  expect((await rows(mailDeps)).map(({ status }) => status)).toEqual(["dead-lettered", "sent"]);
  expect(simulator.received()).toBe(1);
});

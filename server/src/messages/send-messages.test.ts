import { randomUUID } from "node:crypto";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/db.ts";
import { aPhone } from "../testing/makers.ts";
import { test as base } from "../testing/test.ts";
import { leaseDueMessages } from "./outbox-store.ts";
import { queueMessage } from "./queue-message.ts";
import { sendMessages } from "./send-messages.ts";
import { smtpMailer } from "./smtp-mailer.ts";
import type { Outgoing } from "./templates/catalogue.ts";
import { whatsappCloud } from "./whatsapp-cloud/whatsapp-cloud.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const links = {
  pageLink: (path: string) => `https://site.example${path}`,
  verificationLink: (verificationId: string) => `https://site.example/login?prova=${verificationId}.signature`,
  resetLink: (verificationId: string) => `https://site.example/login?prova=${verificationId}.signature&senha=nova`,
  verificationCode: () => "482913",
  unsubscribeLink: () => "https://site.example/sair",
  acknowledgeLink: (referenceNumber: string) => `https://site.example/plantao?aviso=${referenceNumber}.signature`,
  resumeLink: (reminderId: string) => `https://site.example/pagamento?retomar=${reminderId}.signature`,
};

const test = base
  .extend("vendors", { scope: "file" }, async ({ engine }, { onCleanup }) => {
    const simulator = createMessagesSimulator();
    const url = await simulator.start();
    const mailer = smtpMailer({ url: simulator.smtpUrl(), from: "nao-responda@example.com" });
    const whatsapp = whatsappCloud({ url, version: "v25.0", phoneId: "1", token: "test-token" });
    onCleanup(async () => {
      mailer.close();
      await simulator.stop();
    });
    return { simulator, deps: { ...engine, mailer, whatsapp, links } };
  })
  .extend("mailDeps", ({ vendors, clock }): Deps => ({ ...vendors.deps, now: clock.now }))
  .extend("simulator", async ({ vendors }) => {
    vendors.simulator.reset();
    // One database per file: messages of earlier tests must not be sent by this one.
    await vendors.deps.db.deleteFrom("messages").execute();
    return vendors.simulator;
  });

const anAddress = () => `ana.${randomUUID()}@example.com`;
const aWelcome = (more: { recipient?: string; fullName?: string; dedupeKey?: string } = {}): Outgoing => ({
  template: "welcome",
  channel: "email",
  recipient: more.recipient ?? anAddress(),
  params: { fullName: more.fullName ?? "Ana Souza" },
  dedupeKey: more.dedupeKey,
});
const aVerification = (channel: "email" | "whatsapp", recipient: string): Outgoing => ({
  template: "verify-contact",
  channel,
  recipient,
  params: { verificationId: randomUUID(), fullName: "Ana Souza" },
});
const aTeamMessage = (mailDeps: Deps): Outgoing => ({
  template: "new-lead",
  channel: "email",
  recipient: mailDeps.team.email,
  params: {
    leadId: randomUUID(),
    fullName: "Ana Souza",
    phone: `+55${aPhone()}`,
    variant: "A",
    promise: "5-minutes",
    dueAt: mailDeps.now().toISOString(),
  },
});
const aReset = (recipient: string): Outgoing => ({
  template: "reset-password",
  channel: "email",
  recipient,
  params: { verificationId: randomUUID(), fullName: "Ana Souza" },
});
const queueAll = (mailDeps: Deps, messages: Outgoing[]) =>
  inTransaction(mailDeps.db, async (tx) => {
    for (const message of messages) await queueMessage(mailDeps, tx, message);
  });
const queue = (mailDeps: Deps, message: Outgoing) =>
  inTransaction(mailDeps.db, (tx) => queueMessage(mailDeps, tx, message));
const rows = ({ db }: Deps) => db.selectFrom("messages").selectAll().orderBy("createdAt").execute();

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

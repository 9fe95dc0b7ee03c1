import { randomUUID } from "node:crypto";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { aPhone } from "../testing/makers.ts";
import { test as base } from "../testing/test.ts";
import { queueMessage } from "./queue-message.ts";
import { sendMessages } from "./send-messages.ts";
import { smtpMailer } from "./smtp-mailer.ts";
import { leaseDueMessages } from "./store.ts";
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
  resumeLink: (reminderId: string) => `https://site.example/pagamento?retomar=${reminderId}.signature`,
};

const test = base
  .extend("carriers", { scope: "file" }, async ({ engine }, { onCleanup }) => {
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
  .extend("office", ({ carriers, clock }): Deps => ({ ...carriers.deps, now: clock.now }))
  .extend("post", async ({ carriers }) => {
    carriers.simulator.reset();
    // One database per file: what an earlier test left due is none of this test's business.
    await carriers.deps.db.deleteFrom("messages").execute();
    return carriers.simulator;
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
const aTeamMessage = (office: Deps): Outgoing => ({
  template: "new-lead",
  channel: "email",
  recipient: office.team.email,
  params: {
    leadId: randomUUID(),
    fullName: "Ana Souza",
    phone: `+55${aPhone()}`,
    variant: "A",
    promise: "5-minutes",
    dueAt: office.now().toISOString(),
  },
});
const aReset = (recipient: string): Outgoing => ({
  template: "reset-password",
  channel: "email",
  recipient,
  params: { verificationId: randomUUID(), fullName: "Ana Souza" },
});
const queueAll = (office: Deps, messages: Outgoing[]) =>
  inTransaction(office.db, async (tx) => {
    for (const message of messages) await queueMessage(office, tx, message);
  });
const queue = (office: Deps, message: Outgoing) => inTransaction(office.db, (tx) => queueMessage(office, tx, message));
const rows = ({ db }: Deps) => db.selectFrom("messages").selectAll().orderBy("createdAt").execute();

test("a message is sent once, however often we send", async ({ office, post }) => {
  const recipient = anAddress();
  await queue(office, aWelcome({ recipient }));

  await sendMessages(office);
  await Promise.all([sendMessages(office), sendMessages(office)]);

  expect(post.messages(recipient)).toHaveLength(1);
  const [row] = await rows(office);
  expect(row).toMatchObject({ status: "sent", attempts: 1, lastError: null });
  expect(row?.reference).toContain(row?.id);
});

test("nothing is sent of a transaction that failed", async ({ office, post }) => {
  const failing = inTransaction(office.db, async (tx) => {
    await queueMessage(office, tx, aWelcome());
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  await sendMessages(office);
  expect(post.received()).toBe(0);
});

test("with a key it is said once, however often it is queued", async ({ office, post }) => {
  const twice = aWelcome({ dedupeKey: `welcome ${randomUUID()}` });
  await Promise.all([queue(office, twice), queue(office, twice)]);
  await queue(office, twice);
  await sendMessages(office);
  expect(post.received()).toBe(1);
});

test("many workers share the work and nobody is written to twice", async ({ office, post }) => {
  const addresses = Array.from({ length: 120 }, anAddress);
  for (const recipient of addresses) await queue(office, aWelcome({ recipient }));
  await Promise.all(Array.from({ length: 4 }, () => sendMessages(office)));
  expect(post.received()).toBe(120);
  for (const recipient of addresses) expect(post.messages(recipient)).toHaveLength(1);
});

test("the link and the code reach their reader by either channel, and are in no table", async ({ office, post }) => {
  const recipients = [anAddress(), `+55${aPhone()}`] as const;
  await queue(office, aVerification("email", recipients[0]));
  await queue(office, aVerification("whatsapp", recipients[1]));
  const before = await rows(office);

  await sendMessages(office);

  for (const recipient of recipients) {
    const [message] = post.messages(recipient);
    expect(message?.text).toMatch(/https:\/\/site\.example\/login\?prova=\S+\.signature/);
    expect(message?.text).toContain("482913");
  }
  expect(JSON.stringify([before, await rows(office)])).not.toMatch(/site\.example|482913|signature/);
});

test("a carrier that quotes what it refuses puts no secret into the table", async ({ office, post }) => {
  post.setFaults({ mode: "reject" });
  await queue(office, aVerification("email", anAddress()));
  await queue(office, aVerification("whatsapp", `+55${aPhone()}`));

  await sendMessages(office);

  const kept = await rows(office);
  expect(kept.map(({ status }) => status)).toEqual(["dead-lettered", "dead-lettered"]);
  expect(kept[0]?.lastError).toContain("[link]");
  expect(kept[1]?.lastError).toContain("131026");
  expect(JSON.stringify(kept)).not.toMatch(/site\.example|482913|signature/);
});

test("only what a template asks for is kept", async ({ office, post }) => {
  const params = { fullName: "Ana", password: "tapioca-6" };
  await queue(office, { template: "welcome", channel: "email", recipient: anAddress(), params });
  expect((await rows(office))[0]?.params).toEqual({ fullName: "Ana" });
  expect(post.received()).toBe(0);
});

test("who dies between claiming and sending leaves it to the next one, after the lease", async ({
  office,
  post,
  clock,
}) => {
  await queue(office, aWelcome());
  const leaseUntil = new Date(office.now().getTime() + 5 * MINUTE);
  await leaseDueMessages(office.db, { channel: "email", now: office.now(), leaseUntil, limit: 50 });

  await sendMessages(office);
  expect(post.received()).toBe(0);
  clock.advance(5 * MINUTE);
  await sendMessages(office);
  expect(post.received()).toBe(1);
});

test("a lost answer sends the email again, as the same email", async ({ office, post, clock }) => {
  const recipient = anAddress();
  post.setFaults({ mode: "drop-answer", times: 1, channel: "email" });
  await queue(office, aWelcome({ recipient }));
  await sendMessages(office);
  clock.advance(MINUTE);
  await sendMessages(office);

  const emails = post.messages(recipient);
  expect(emails).toHaveLength(2);
  expect(new Set(emails.map(({ id }) => id)).size).toBe(1);
  expect((await rows(office))[0]?.status).toBe("sent");
});

test("down for hours: nothing is lost or doubled, and each person's emails come in order", async ({
  office,
  post,
  clock,
}) => {
  const people = [anAddress(), anAddress()];
  post.setFaults({ mode: "down" });
  for (let hour = 0; hour < 6; hour += 1) {
    for (const recipient of people) await queue(office, aWelcome({ recipient, fullName: "ABCDEF"[hour] ?? "" }));
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await sendMessages(office);
      clock.advance(15 * MINUTE);
    }
  }
  expect(post.received()).toBe(0);

  post.setFaults({ mode: "ok" });
  // The next one that is due lets those who waited go first.
  await queue(office, aWelcome({ fullName: "Zoé" }));
  await sendMessages(office);

  expect(post.received()).toBe(13);
  for (const recipient of people) {
    const order = post.messages(recipient).map(({ text }) => /Oi, (\w)\./.exec(text)?.[1]);
    expect(order.toReversed()).toEqual(["A", "B", "C", "D", "E", "F"]);
  }
  expect(new Set((await rows(office)).map(({ status }) => status))).toEqual(new Set(["sent"]));
});

test("while the line is down one is tried, not all", async ({ office, post }) => {
  for (let i = 0; i < 20; i += 1) await queue(office, aVerification("whatsapp", `+55${aPhone()}`));
  post.setFaults({ mode: "down" });
  await sendMessages(office);
  expect(post.callCount()).toBeLessThanOrEqual(5);
  for (const { dueAt, channelDown } of await rows(office)) {
    expect(channelDown).toBe(true);
    expect(dueAt.getTime()).toBeGreaterThan(office.now().getTime() + 50_000);
  }
});

test("one channel down does not hold up the other", async ({ office, post }) => {
  post.setFaults({ mode: "down", channel: "email" });
  await queue(office, aWelcome());
  await queue(office, aVerification("whatsapp", `+55${aPhone()}`));
  await sendMessages(office);
  expect(post.messages().map(({ channel }) => channel)).toEqual(["whatsapp"]);
});

test("after three days of trying it is deadLettered", async ({ office, post, clock }) => {
  post.setFaults({ mode: "down" });
  await queue(office, aWelcome());
  for (let hours = 0; hours < 80; hours += 1) {
    await sendMessages(office);
    clock.advance(HOUR);
  }
  const [row] = await rows(office);
  expect(row).toMatchObject({ status: "dead-lettered", lastError: expect.stringMatching(/^gave up: .*421/) });
  expect(row?.attempts).toBeLessThan(25);
});

test("a code that expired on the way is not sent", async ({ office, post, clock }) => {
  post.setFaults({ mode: "down" });
  await queue(office, aVerification("email", anAddress()));
  await sendMessages(office);
  clock.advance(31 * MINUTE);
  post.setFaults({ mode: "ok" });
  await sendMessages(office);
  expect(post.received()).toBe(0);
  expect((await rows(office))[0]).toMatchObject({ status: "cancelled" });
});

test("a row that no template can read is deadLettered and holds up nobody", async ({ office, post }) => {
  await queue(office, aWelcome());
  await office.db.updateTable("messages").set({ template: "retired" }).execute();
  await queue(office, aWelcome());
  await sendMessages(office);
  expect((await rows(office)).map(({ status }) => status)).toEqual(["dead-lettered", "sent"]);
  expect(post.received()).toBe(1);
});

test("a password reset behind 500 notifications of the team is in the first batch", async ({ office, post, clock }) => {
  const owner = anAddress();
  await queueAll(
    office,
    Array.from({ length: 500 }, () => aTeamMessage(office)),
  );
  clock.advance(1_000);
  await queue(office, aReset(owner));
  const leaseUntil = new Date(office.now().getTime() + 5 * MINUTE);

  const batch = await leaseDueMessages(office.db, { channel: "email", now: office.now(), leaseUntil, limit: 50 });

  expect(batch[0]?.recipient).toBe(owner);
  expect(batch.filter(({ recipient }) => recipient === office.team.email)).toHaveLength(5);
  expect(post.received()).toBe(0);
});

test("what people wait for is sent before what they do not, and that before the team's, whatever came first", async ({
  office,
  post,
}) => {
  const [owner, newcomer] = [anAddress(), anAddress()];
  const notes = Array.from({ length: 30 }, () => aTeamMessage(office));
  await queueAll(office, [...notes, aWelcome({ recipient: newcomer }), aReset(owner)]);
  post.setFaults({ mode: "slow", delayMs: 20, channel: "email" });

  await sendMessages(office);

  const order = post.messages().map(({ to }) => to);
  order.reverse();
  expect(order).toHaveLength(32);
  // Five lanes: at most one notification of the team is under way beside them.
  expect(order.slice(0, 3)).toEqual(expect.arrayContaining([owner, newcomer]));
});

test("one recipient has a fair share of a batch: nobody waits behind fifty emails to one inbox", async ({
  office,
  post,
  clock,
}) => {
  const busy = anAddress();
  await queueAll(
    office,
    Array.from({ length: 60 }, () => aWelcome({ recipient: busy })),
  );
  clock.advance(1_000);
  const others = Array.from({ length: 20 }, anAddress);
  await queueAll(
    office,
    others.map((recipient) => aWelcome({ recipient })),
  );
  const leaseUntil = new Date(office.now().getTime() + 5 * MINUTE);

  const batch = await leaseDueMessages(office.db, { channel: "email", now: office.now(), leaseUntil, limit: 50 });

  const recipients = batch.map(({ recipient }) => recipient);
  expect(recipients).toEqual(expect.arrayContaining(others));
  expect(recipients.filter((recipient) => recipient === busy)).toHaveLength(5);
  expect(post.received()).toBe(0);
});

test("after an outage the codes go out before the team's notifications", async ({ office, post, clock }) => {
  const owner = anAddress();
  post.setFaults({ mode: "down" });
  await queueAll(
    office,
    Array.from({ length: 30 }, () => aTeamMessage(office)),
  );
  await sendMessages(office);
  clock.advance(1_000);
  await queue(office, aReset(owner));
  await sendMessages(office);
  post.setFaults({ mode: "ok" });
  clock.advance(10 * MINUTE);

  await sendMessages(office);

  const order = post.messages().map(({ to }) => to);
  expect(order.at(-1)).toBe(owner);
  expect(order).toHaveLength(31);
});

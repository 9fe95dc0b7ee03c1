import { randomUUID } from "node:crypto";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { aPhone } from "../../testing/makers.ts";
import { test as base } from "../../testing/test.ts";
import { queueMessage } from "../queue-message.ts";
import { smtpMailer } from "../smtp-mailer.ts";
import type { Outgoing } from "../templates/catalogue.ts";
import { whatsappCloud } from "../whatsapp-cloud/whatsapp-cloud.ts";

const links = {
  pageLink: (path: string) => `https://site.example${path}`,
  verificationLink: (verificationId: string) => `https://site.example/login?prova=${verificationId}.signature`,
  resetLink: (verificationId: string) => `https://site.example/login?prova=${verificationId}.signature&senha=nova`,
  verificationCode: () => "482913",
  unsubscribeLink: () => "https://site.example/sair",
  acknowledgeLink: (referenceNumber: string) => `https://site.example/plantao?aviso=${referenceNumber}.signature`,
  resumeLink: (reminderId: string) => `https://site.example/pagamento?retomar=${reminderId}.signature`,
};

/** With the vendors' simulator, and an empty outbox for each test. */
export const test = base
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

export const anAddress = () => `ana.${randomUUID()}@example.com`;

export const aWelcome = (more: { recipient?: string; fullName?: string; dedupeKey?: string } = {}): Outgoing => ({
  template: "welcome",
  channel: "email",
  recipient: more.recipient ?? anAddress(),
  params: { fullName: more.fullName ?? "Ana Souza" },
  dedupeKey: more.dedupeKey,
});

export const aVerification = (channel: "email" | "whatsapp", recipient: string): Outgoing => ({
  template: "verify-contact",
  channel,
  recipient,
  params: { verificationId: randomUUID(), fullName: "Ana Souza" },
});

export const aTeamMessage = (mailDeps: Deps): Outgoing => ({
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

export const aReset = (recipient: string): Outgoing => ({
  template: "reset-password",
  channel: "email",
  recipient,
  params: { verificationId: randomUUID(), fullName: "Ana Souza" },
});

export const queueAll = (mailDeps: Deps, messages: Outgoing[]) =>
  inTransaction(mailDeps.db, async (tx) => {
    for (const message of messages) await queueMessage(mailDeps, tx, message);
  });

export const queue = (mailDeps: Deps, message: Outgoing) =>
  inTransaction(mailDeps.db, (tx) => queueMessage(mailDeps, tx, message));

export const rows = ({ db }: Deps) => db.selectFrom("messages").selectAll().orderBy("createdAt").execute();

import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Email } from "./channels.ts";
import { type SmtpMailer, smtpMailer } from "./smtp-mailer.ts";

let simulator: ReturnType<typeof createMessagesSimulator>;
let mailer: SmtpMailer;
beforeEach(async () => {
  simulator = createMessagesSimulator();
  await simulator.start();
  mailer = smtpMailer({ url: simulator.smtpUrl(), from: "nao-responda@prumo.example" });
});
afterEach(async () => {
  mailer.close();
  await simulator.stop();
});

const anEmail = (more: Partial<Email> = {}): Email => ({
  id: randomUUID(),
  to: "ana@example.com",
  subject: "Olá, você aí",
  html: "<p>Olá! <a href='https://site.example/a?b=c'>ver</a></p>",
  text: "Olá! https://site.example/a?b=c",
  ...more,
});

test("an e-mail arrives complete, with our Message-ID, from the brand", async () => {
  const mail = anEmail();
  const messageId = `${mail.id}@prumo.example`;
  expect(await mailer.send(mail)).toEqual({ outcome: "sent", reference: `<${messageId}>` });

  const [received] = simulator.messages("ANA@example.com");
  expect(received).toMatchObject({ id: messageId, subject: mail.subject, to: "ana@example.com" });
  expect(received?.html).toContain(mail.html);
  expect(received?.text.trim()).toBe(mail.text);
  expect(received?.headers?.["from"]).toBe(`${brand.name} <nao-responda@prumo.example>`);
  expect(received?.headers?.["auto-submitted"]).toBe("auto-generated");
  expect(received?.headers).not.toHaveProperty("list-unsubscribe");
});

test("an e-mail that is not transactional has one-click unsubscribe", async () => {
  await mailer.send(anEmail({ unsubscribeUrl: "https://site.example/sair?conta=1" }));
  expect(simulator.messages()[0]?.headers).toMatchObject({
    "list-unsubscribe": "<https://site.example/sair?conta=1>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("header injection by an address or a subject reaches no other recipient", async () => {
  await mailer.send(anEmail({ subject: "Oi\r\nBcc: victim@example.com" }));
  const outcomes = [];
  for (const to of ["a@example.com, victim@example.com", "a@example.com\r\nRCPT TO:<victim@example.com>", "nobody"])
    outcomes.push((await mailer.send(anEmail({ to }))).outcome);
  expect(simulator.messages("victim@example.com")).toEqual([]);
  expect(simulator.messages()[simulator.messages().length - 1]?.headers).not.toHaveProperty("bcc");
  expect(outcomes).not.toContain("channel-down");
});

test("emails share connections", async () => {
  await Promise.all(Array.from({ length: 40 }, () => mailer.send(anEmail())));
  expect(simulator.received()).toBe(40);
  const ledger = (await simulator.app.inject("/_sim/ledger")).json() as { smtpConnections: number };
  expect(ledger.smtpConnections).toBeLessThanOrEqual(5);
});

test("a rejection of the e-mail is permanent, a connection error is not", async () => {
  simulator.setFaults({ mode: "reject" });
  expect(await mailer.send(anEmail())).toMatchObject({ outcome: "refused", reason: expect.stringContaining("550") });
  simulator.setFaults({ mode: "down" });
  expect(await mailer.send(anEmail())).toMatchObject({
    outcome: "channel-down",
    reason: expect.stringContaining("421"),
  });
  simulator.setFaults({ mode: "drop-answer", times: 1 });
  expect(await mailer.send(anEmail())).toMatchObject({ outcome: "channel-down" });
  expect(simulator.received()).toBe(1);
  expect(await mailer.send(anEmail())).toMatchObject({ outcome: "sent" });
});

test("an unreachable server means channel down", async () => {
  const { port } = new URL(simulator.smtpUrl());
  await simulator.stop();
  const lost = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: `${brand.name} <oi@prumo.example>` });
  expect(await lost.send(anEmail())).toMatchObject({
    outcome: "channel-down",
    reason: expect.stringMatching(/ECONNREFUSED/),
  });
  lost.close();
});

import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Email } from "./channels.ts";
import { type SmtpMailer, smtpMailer } from "./smtp-mailer.ts";

let post: ReturnType<typeof createMessagesSimulator>;
let mailer: SmtpMailer;
beforeEach(async () => {
  post = createMessagesSimulator();
  await post.start();
  mailer = smtpMailer({ url: post.smtpUrl(), from: "nao-responda@prumo.example" });
});
afterEach(async () => {
  mailer.close();
  await post.stop();
});

const anEmail = (more: Partial<Email> = {}): Email => ({
  id: randomUUID(),
  to: "ana@example.com",
  subject: "Olá, você aí",
  html: "<p>Olá! <a href='https://site.example/a?b=c'>ver</a></p>",
  text: "Olá! https://site.example/a?b=c",
  ...more,
});

test("an email arrives whole, under our id, from the brand", async () => {
  const mail = anEmail();
  const messageId = `${mail.id}@prumo.example`;
  expect(await mailer.send(mail)).toEqual({ outcome: "sent", reference: `<${messageId}>` });

  const [got] = post.messages("ANA@example.com");
  expect(got).toMatchObject({ id: messageId, subject: mail.subject, to: "ana@example.com" });
  expect(got?.html).toContain(mail.html);
  expect(got?.text.trim()).toBe(mail.text);
  expect(got?.headers?.["from"]).toBe(`${brand.name} <nao-responda@prumo.example>`);
  expect(got?.headers?.["auto-submitted"]).toBe("auto-generated");
  expect(got?.headers).not.toHaveProperty("list-unsubscribe");
});

test("what is not transactional can be left with one click", async () => {
  await mailer.send(anEmail({ unsubscribeUrl: "https://site.example/sair?conta=1" }));
  expect(post.messages()[0]?.headers).toMatchObject({
    "list-unsubscribe": "<https://site.example/sair?conta=1>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("nobody else can be written to by way of an address or a subject", async () => {
  await mailer.send(anEmail({ subject: "Oi\r\nBcc: victim@example.com" }));
  const outcomes = [];
  for (const to of ["a@example.com, victim@example.com", "a@example.com\r\nRCPT TO:<victim@example.com>", "nobody"])
    outcomes.push((await mailer.send(anEmail({ to }))).outcome);
  expect(post.messages("victim@example.com")).toEqual([]);
  expect(post.messages()[post.messages().length - 1]?.headers).not.toHaveProperty("bcc");
  expect(outcomes).not.toContain("channel-down");
});

test("emails share connections", async () => {
  await Promise.all(Array.from({ length: 40 }, () => mailer.send(anEmail())));
  expect(post.received()).toBe(40);
  const ledger = (await post.app.inject("/_sim/ledger")).json() as { smtpConnections: number };
  expect(ledger.smtpConnections).toBeLessThanOrEqual(5);
});

test("a refusal of the email is final, trouble on the line is not", async () => {
  post.setFaults({ mode: "reject" });
  expect(await mailer.send(anEmail())).toMatchObject({ outcome: "refused", reason: expect.stringContaining("550") });
  post.setFaults({ mode: "down" });
  expect(await mailer.send(anEmail())).toMatchObject({
    outcome: "channel-down",
    reason: expect.stringContaining("421"),
  });
  post.setFaults({ mode: "drop-answer", times: 1 });
  expect(await mailer.send(anEmail())).toMatchObject({ outcome: "channel-down" });
  expect(post.received()).toBe(1);
  expect(await mailer.send(anEmail())).toMatchObject({ outcome: "sent" });
});

test("nobody at the other end means wait", async () => {
  const { port } = new URL(post.smtpUrl());
  await post.stop();
  const lost = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: `${brand.name} <oi@prumo.example>` });
  expect(await lost.send(anEmail())).toMatchObject({
    outcome: "channel-down",
    reason: expect.stringMatching(/ECONNREFUSED/),
  });
  lost.close();
});

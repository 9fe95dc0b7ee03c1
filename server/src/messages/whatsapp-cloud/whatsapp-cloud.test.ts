import { randomUUID } from "node:crypto";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { WhatsApp, WhatsAppMessage } from "../channels.ts";
import { outcomeOf } from "./errors.ts";
import { whatsappCloud } from "./whatsapp-cloud.ts";

let post: ReturnType<typeof createMessagesSimulator>;
let whatsapp: WhatsApp;
beforeEach(async () => {
  post = createMessagesSimulator();
  whatsapp = whatsappCloud({ url: await post.start(), version: "v25.0", phoneId: "123", token: "secret-token" });
});
afterEach(() => post.stop());

const aWhatsAppMessage = (more: Partial<WhatsAppMessage> = {}): WhatsAppMessage => ({
  id: randomUUID(),
  toE164: "+5511987654321",
  template: "verify-contact",
  variables: ["482913", "https://site.example/login?prova=1"],
  ...more,
});

test("a note arrives as an approved template with its variables, under our id", async () => {
  const note = aWhatsAppMessage();
  const sending = await whatsapp.send(note);
  expect(sending).toEqual({ outcome: "sent", reference: expect.stringMatching(/^wamid\./) });
  expect(post.messages("+55 (11) 98765-4321")).toMatchObject([
    {
      channel: "whatsapp",
      to: "5511987654321",
      template: "verify_contact",
      variables: note.variables,
      callbackData: note.id,
    },
  ]);
});

test("a blank fits the platform's rules whatever was typed into it", async () => {
  expect(await whatsapp.send(aWhatsAppMessage({ variables: ["Ana\n\tSouza      Lima", ""] }))).toMatchObject({
    outcome: "sent",
  });
  expect(post.messages()[0]?.variables).toEqual(["Ana Souza Lima", "–"]);
});

test("a refusal of the note is final, trouble on the line is not", async () => {
  post.setFaults({ mode: "reject", channel: "whatsapp" });
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({
    outcome: "refused",
    reason: expect.stringContaining("131026"),
  });
  post.setFaults({ mode: "down" });
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({ outcome: "channel-down" });
  post.setFaults({ mode: "drop-answer", times: 1 });
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({ outcome: "channel-down" });
  await post.stop();
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({ outcome: "channel-down" });
});

test.each([
  [429, 0, "channel-down"],
  [400, 130429, "channel-down"],
  [400, 80007, "channel-down"],
  [401, 190, "channel-down"],
  [500, 131000, "channel-down"],
  [502, 0, "channel-down"],
  [400, 131056, "unreachable"],
  [400, 131026, "refused"],
  [404, 132001, "refused"],
  [400, 100, "refused"],
] as const)("HTTP %i with code %i means %s", (status, code, outcome) => {
  expect(outcomeOf(status, code)).toBe(outcome);
});

import { randomUUID } from "node:crypto";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { WhatsApp, WhatsAppMessage } from "../channels.ts";
import { outcomeOf } from "./errors.ts";
import { whatsappCloud } from "./whatsapp-cloud.ts";

let simulator: ReturnType<typeof createMessagesSimulator>;
let whatsapp: WhatsApp;
beforeEach(async () => {
  simulator = createMessagesSimulator();
  whatsapp = whatsappCloud({ url: await simulator.start(), version: "v25.0", phoneId: "123", token: "secret-token" });
});
afterEach(() => simulator.stop());

const aWhatsAppMessage = (more: Partial<WhatsAppMessage> = {}): WhatsAppMessage => ({
  id: randomUUID(),
  toE164: "+5511987654321",
  template: "verify-contact",
  variables: ["482913", "https://site.example/login?prova=1"],
  ...more,
});

test("a message arrives as an approved template with its variables, under our id", async () => {
  const message = aWhatsAppMessage();
  const sending = await whatsapp.send(message);
  expect(sending).toEqual({ outcome: "sent", reference: expect.stringMatching(/^wamid\./) });
  expect(simulator.messages("+55 (11) 98765-4321")).toMatchObject([
    {
      channel: "whatsapp",
      to: "5511987654321",
      template: "verify_contact",
      variables: message.variables,
      callbackData: message.id,
    },
  ]);
});

test("a variable follows the platform's rules whatever was typed into it", async () => {
  expect(await whatsapp.send(aWhatsAppMessage({ variables: ["Ana\n\tSouza      Lima", ""] }))).toMatchObject({
    outcome: "sent",
  });
  expect(simulator.messages()[0]?.variables).toEqual(["Ana Souza Lima", "–"]);
});

test("a rejection of the message is permanent, a connection error is not", async () => {
  simulator.setFaults({ mode: "reject", channel: "whatsapp" });
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({
    outcome: "refused",
    reason: expect.stringContaining("131026"),
  });
  simulator.setFaults({ mode: "down" });
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({ outcome: "channel-down" });
  simulator.setFaults({ mode: "drop-answer", times: 1 });
  expect(await whatsapp.send(aWhatsAppMessage())).toMatchObject({ outcome: "channel-down" });
  await simulator.stop();
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

import { createConnection } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMessagesSimulator } from "./simulator.ts";

let post: ReturnType<typeof createMessagesSimulator>;
let url: string;
beforeEach(async () => {
  post = createMessagesSimulator({ now: () => new Date("2026-11-15T12:00:00Z") });
  url = await post.start();
});
afterEach(() => post.stop());

const send = (path: string, body: object, headers: Record<string, string> = { authorization: "Bearer t" }) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const aNote = (more: object = {}, template: object = {}) => ({
  messaging_product: "whatsapp",
  to: "5511987654321",
  type: "template",
  template: {
    name: "new_lead",
    language: { code: "pt_BR" },
    components: [{ type: "body", parameters: [{ type: "text", text: "Ana" }] }],
    ...template,
  },
  biz_opaque_callback_data: "our-id",
  ...more,
});
const withParameter = (text: string) => ({ components: [{ type: "body", parameters: [{ type: "text", text }] }] });
const PATH = "/v25.0/123/messages";

/** Sends one e-mail over SMTP and returns the server's last reply. */
function sendEmail(to: string, lines: string[]): Promise<string> {
  const script = ["EHLO me", "MAIL FROM:<oi@site.example>", `RCPT TO:<${to}>`, "DATA", `${lines.join("\r\n")}\r\n.`];
  return new Promise((resolve) => {
    const socket = createConnection(Number(new URL(post.smtpUrl()).port), "127.0.0.1");
    let last = "";
    socket.on("data", (data) => {
      last = String(data);
      const next = /^[23]\d\d /m.test(last) ? script.shift() : undefined;
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on("close", () => resolve(last.trim()));
  });
}
const anEmail = [
  "Subject: =?utf-8?Q?Ol=C3=A1?=",
  "Message-ID: <1@site.example>",
  "",
  "Oi, veja https://site.example/x",
];

describe("WhatsApp Cloud API", () => {
  test("accepts a template and returns its id", async () => {
    const reply = await send(PATH, aNote());
    expect(await reply.json()).toEqual({
      messaging_product: "whatsapp",
      contacts: [{ input: "5511987654321", wa_id: "5511987654321" }],
      messages: [{ id: expect.stringMatching(/^wamid\./), message_status: "accepted" }],
    });
    expect(post.messages("+55 11 98765-4321")).toMatchObject([
      { channel: "whatsapp", template: "new_lead", variables: ["Ana"], text: "Ana", callbackData: "our-id" },
    ]);
  });

  test.each([
    ["free text", aNote({ type: "text" })],
    ["a phone with letters", aNote({ to: "tel:1" })],
    ["a template name with a dash", aNote({}, { name: "new-lead" })],
    ["a line break in a parameter", aNote({}, withParameter("a\nb"))],
    ["five spaces in a parameter", aNote({}, withParameter("a     b"))],
    ["an empty parameter", aNote({}, withParameter(""))],
    ["too long a text", aNote({}, withParameter("a".repeat(1025)))],
  ])("refuses %s", async (_, note) => {
    const reply = await send(PATH, note);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { type: "OAuthException", fbtrace_id: expect.any(String) } });
    expect(post.received()).toBe(0);
  });

  test("requires a token and a version, and stores no token", async () => {
    expect((await send(PATH, aNote(), {})).status).toBe(401);
    expect((await send("/latest/123/messages", aNote())).status).toBe(400);
    await send(PATH, aNote(), { authorization: "Bearer very-secret" });
    expect(await (await fetch(`${url}/_sim/ledger`)).text()).not.toContain("very-secret");
  });
});

describe("SMTP", () => {
  test("accepts an e-mail and parses it", async () => {
    expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^250/);
    expect(post.messages("ANA@EXAMPLE.COM")).toMatchObject([
      { channel: "email", to: "ana@example.com", subject: "Olá", id: "1@site.example", at: "2026-11-15T12:00:00.000Z" },
    ]);
    expect(post.messages("bia@example.com")).toEqual([]);
  });

  test("fails on demand, for the given number of e-mails", async () => {
    await send("/_sim/faults", { mode: "down", times: 1, channel: "email" });
    expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^421/);
    await send("/_sim/faults", { mode: "reject", times: 1, channel: "email" });
    expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^550 .*https:\/\/site\.example\/x/);
    expect(post.received()).toBe(0);
    expect((await send(PATH, aNote())).status).toBe(200);
    expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^250/);
  });
});

test("faults target one channel or both", async () => {
  await send("/_sim/faults", { mode: "down", channel: "whatsapp" });
  expect((await send(PATH, aNote())).status).toBe(503);
  expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^250/);
  await send("/_sim/faults", { mode: "down" });
  expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^421/);
  expect((await send("/_sim/faults", { mode: "down", channel: "pigeon" })).status).toBe(400);
  await send("/_sim/reset", {});
  expect(await (await fetch(`${url}/_sim/messages`)).json()).toEqual([]);
  expect(await sendEmail("ana@example.com", anEmail)).toMatch(/^250/);
});

test("keeps a bounded number of messages, newest first", async () => {
  for (let i = 0; i < 510; i += 1) {
    const payload = aNote({}, withParameter(`n${i}`));
    await post.app.inject({ method: "POST", url: PATH, headers: { authorization: "Bearer t" }, payload });
  }
  expect(post.received()).toBe(510);
  expect(post.messages()).toHaveLength(200);
  expect(post.messages()[0]?.text).toBe("n509");
});

test("the inbox page shows e-mails in a sandbox, also while the carrier is down", async () => {
  const hostile = [
    "Subject: <script>alert(1)</script>",
    "Content-Type: text/html",
    "",
    "<p>Oi</p><script>x()</script>",
  ];
  await sendEmail("ana@example.com", hostile);
  post.setFaults({ mode: "down" });
  const reply = await fetch(url);
  const page = await reply.text();
  expect(reply.headers.get("content-type")).toContain("text/html");
  expect(page).not.toContain("<script>");
  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="[^"]*Oi/);
});

import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { sendMessages } from "../messages/send-messages.ts";
import { test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";

const REGISTER = "/v1/public/register";
const EVIL = "zqevil.example";

const LINE_BREAKS = [
  "\r\nBcc: attacker@example.com",
  "\nTo: attacker@example.com",
  "%0d%0aBcc:attacker@example.com",
  "\r\n\r\nanother message",
  "\u2028Bcc: attacker@example.com",
];

test("a line break in a name adds no recipient, in an address it is refused, and a forged Host is in no link", async ({
  api,
  app,
  deps,
  simulators: { messages },
}) => {
  const emails: string[] = [];
  for (const breaks of LINE_BREAKS) {
    const form = aRegistration({ fullName: `Ana${breaks}` });
    const { email = "" } = form;
    expect((await api("POST", REGISTER, { body: { ...form, email: `${email}${breaks}` } })).status).toBe(422);
    expect((await api("POST", REGISTER, { body: form })).status).toBe(200);
    await app.inject({
      method: "POST",
      url: "/v1/public/password-resets",
      headers: { host: EVIL, "x-forwarded-host": EVIL, origin: `https://${EVIL}` },
      payload: { username: email },
    });
    emails.push(email);
  }
  await sendMessages(deps);

  const sent = messages.messages();
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(emails));
  expect(sent.length).toBe(2 * emails.length);
  for (const { html = "", text, headers = {} } of sent) {
    expect(Object.keys(headers).filter((name) => name === "bcc" || name === "cc")).toEqual([]);
    expect(html + text).not.toContain("zqevil");
    const hosts = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(hosts.filter((host) => host !== new URL(brand.siteUrl).host && host !== "wa.me")).toEqual([]);
  }
});

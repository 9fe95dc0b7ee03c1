import { brand } from "@app/contract/brand";
import type { Driver } from "../harness/driver.ts";
import { PASSWORD_MARK } from "../harness/forms.ts";
import type { Front } from "../harness/front.ts";
import type { Harness } from "../harness/harness.ts";
import { sendRaw } from "../harness/raw.ts";
import { eventually } from "./buying.ts";

const EVIL = "zqevil.example";
const LINE_BREAKS = [
  "\r\nBcc: thief@example.com",
  "\nTo: thief@example.com",
  "%0d%0aBcc:thief@example.com",
  "\r\n\r\nanother letter",
  "\u2028Bcc: thief@example.com",
];

/** Names and addresses that try to write headers, and a reset asked for under another Host. */
export async function checkEmailHeaders(harness: Harness, driver: Driver, front: Front): Promise<string[]> {
  const found: string[] = [];
  const made: string[] = [];
  for (const breaks of LINE_BREAKS) {
    const email = `h${Date.now().toString(36)}${driver.random.digits(6)}@example.com`;
    const password = `${PASSWORD_MARK}${driver.random.digits(10)}`;
    driver.secrets.passwords.add(password);
    const body = {
      fullName: `Ana${breaks}`,
      phone: `119${driver.random.digits(8)}`,
      countryCode: "+55",
      email,
      password,
    };
    const spoilt = await driver.ask("POST", "/v1/public/register", { body: { ...body, email: `${email}${breaks}` } });
    if (spoilt.status === 200) found.push(`an email with ${JSON.stringify(breaks)} was accepted`);
    const registered = await driver.ask("POST", "/v1/public/register", { body });
    if (registered.status === 200) made.push(email);
    const text = JSON.stringify({ username: email });
    const head = `POST /v1/public/password-resets HTTP/1.1\r\nhost: ${EVIL}\r\nx-forwarded-host: ${EVIL}\r\norigin: https://${EVIL}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n`;
    await sendRaw(front.url, `${head}${text}`, 4_000);
  }
  const emailsTo = (email: string) => harness.messages.messages(email);
  await eventually(() => made.every((email) => emailsTo(email).length >= 2), 15_000);
  if (harness.messages.messages("thief@example.com").length > 0) found.push("a letter went to a thief");
  for (const email of made)
    for (const { html = "", text, headers = {}, to } of emailsTo(email)) {
      if (/zqevil/.test(`${html}${text}`)) found.push("a letter leads to another host");
      if (to.toLowerCase() !== email || headers["bcc"] || headers["cc"])
        found.push(`a letter has more readers: ${JSON.stringify(headers)}`);
      const hosts = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
      const home = new URL(brand.siteUrl).host;
      const strange = hosts.filter((host) => host !== home && host !== "wa.me");
      if (strange.length > 0) found.push(`a letter leads to ${strange[0]}`);
    }
  if (made.length === 0) found.push("nobody got a letter to look at");
  return found;
}

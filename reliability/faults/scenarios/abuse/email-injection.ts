import { brand } from "@app/contract/brand";
import { eventually } from "../../../lib/shopper/buying.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import { PASSWORD_MARK } from "../../../lib/shopper/forms.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import type { Front } from "../../harness/front.ts";
import { sendRaw } from "../../harness/raw.ts";

const EVIL = "zqevil.example";
const LINE_BREAKS = [
  "\r\nBcc: attacker@example.com",
  "\nTo: attacker@example.com",
  "%0d%0aBcc:attacker@example.com",
  "\r\n\r\nanother message",
  "\u2028Bcc: attacker@example.com",
];

/** E-mail header injection through names and addresses, and a password reset requested under a forged Host. */
export async function checkEmailHeaders(harness: Harness, driver: Driver, front: Front): Promise<string[]> {
  const violations: string[] = [];
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
    const hostile = await driver.request("POST", "/v1/public/register", {
      body: { ...body, email: `${email}${breaks}` },
    });
    if (hostile.status === 200) violations.push(`an email with ${JSON.stringify(breaks)} was accepted`);
    const registered = await driver.request("POST", "/v1/public/register", { body });
    if (registered.status === 200) made.push(email);
    const text = JSON.stringify({ username: email });
    const head = `POST /v1/public/password-resets HTTP/1.1\r\nhost: ${EVIL}\r\nx-forwarded-host: ${EVIL}\r\norigin: https://${EVIL}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n`;
    await sendRaw(front.url, `${head}${text}`, 4_000);
  }
  const emailsTo = (email: string) => harness.messages.messages(email);
  await eventually(() => made.every((email) => emailsTo(email).length >= 2), 15_000);
  if (harness.messages.messages("attacker@example.com").length > 0) violations.push("an e-mail went to the attacker");
  for (const email of made)
    for (const { html = "", text, headers = {}, to } of emailsTo(email)) {
      if (/zqevil/.test(`${html}${text}`)) violations.push("an e-mail links to the forged host");
      if (to.toLowerCase() !== email || headers["bcc"] || headers["cc"])
        violations.push(`an e-mail has more recipients: ${JSON.stringify(headers)}`);
      const hosts = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
      const home = new URL(brand.siteUrl).host;
      const foreign = hosts.filter((host) => host !== home && host !== "wa.me");
      if (foreign.length > 0) violations.push(`an e-mail links to ${foreign[0]}`);
    }
  if (made.length === 0) violations.push("no e-mail was sent to inspect");
  return violations;
}

import type { ManagedProcess } from "../../lib/processes/managed-process.ts";
import { eventually } from "../../lib/shopper/buying.ts";
import type { Buyer, Driver } from "../../lib/shopper/driver.ts";
import { PASSWORD_MARK } from "../../lib/shopper/forms.ts";
import type { Harness } from "../../lib/stack/harness.ts";

/** A link or code from an e-mail. Used at any node, or at the given one. */
export type Link = { name: string; follow: (node?: ManagedProcess) => Promise<number> };

const LINK = /\/login\?prova=([^\s&]+)/;
const CODE = /\b(\d{6})\b/;
const RESUME = /\?retomar=([^\s&]+)/;
const UNSUBSCRIBE = /\/v1\/public\/unsubscribe\?a=(\S+)/;
/** Reminders are sent every half minute. */
const EMAIL_MS = 90_000;

/** One link or code of each kind, requested by a new buyer and read from the e-mail. */
export async function requestLinks(harness: Harness, driver: Driver): Promise<Link[]> {
  const [byLink, byCode] = await driver.buyers(2, "session");
  const [forgetful, undecided] = await driver.buyers(2, "email");
  if (!byLink || !byCode || !forgetful || !undecided) throw new Error("no buyer to e-mail");
  const post = (path: string, body: object, node?: ManagedProcess, headers = {}) =>
    driver.request("POST", path, { body, headers, ...(node && { node }) }).then(({ status }) => status);

  for (const who of [byLink, byCode])
    await post("/v1/auth/verifications", { channel: "email" }, undefined, driver.basic(who.email, who.token ?? ""));
  await post("/v1/public/password-resets", { username: forgetful.email });
  const wish = { email: undecided.email, cycle: "annual", method: "pix", wanted: true };
  await post("/v1/public/checkout/reminders", wish);
  await harness.db.query(
    "update checkout_reminders set asked_at = asked_at - interval '2 hours', due_at = due_at - interval '2 hours' where account_id = $1",
    [undecided.accountId],
  );

  const token = await partOf(harness, byLink, LINK);
  const code = await partOf(harness, byCode, CODE);
  const reset = await partOf(harness, forgetful, LINK);
  const resume = await partOf(harness, undecided, RESUME);
  const unsubscribe = await partOf(harness, undecided, UNSUBSCRIBE);
  const confirm = "/v1/public/verifications/confirm";
  const typed = { username: byCode.email, code, password: byCode.password };
  const newPassword = `${PASSWORD_MARK}${driver.random.digits(12)}`;
  driver.secrets.passwords.add(newPassword);
  return [
    { name: "verification link", follow: (node) => post(confirm, { token, password: byLink.password }, node) },
    { name: "verification code", follow: (node) => post(confirm, typed, node) },
    {
      name: "new password",
      follow: (node) => post("/v1/public/password-resets/confirm", { token: reset, newPassword }, node),
    },
    {
      name: "back to the purchase",
      follow: (node) =>
        driver.request("GET", `/v1/public/checkout/resume/${resume}`, node && { node }).then(({ status }) => status),
    },
    { name: "unsubscribe", follow: (node) => post(`/v1/public/unsubscribe?a=${unsubscribe}`, {}, node) },
  ];
}

/** The number of links answered with 200, and the others by name. */
export async function followAll(
  links: readonly Link[],
  node?: ManagedProcess,
): Promise<{ accepted: number; refused: string[] }> {
  const refused: string[] = [];
  for (const { name, follow } of links) {
    const status = await follow(node);
    if (status !== 200) refused.push(`${name}: ${status}`);
  }
  return { accepted: links.length - refused.length, refused };
}

async function partOf({ messages }: Harness, { email }: Buyer, pattern: RegExp): Promise<string> {
  let part: string | undefined;
  const isThere = () => {
    part = messages.messages(email).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0];
    return part !== undefined;
  };
  if (!(await eventually(isThere, EMAIL_MS))) throw new Error(`no e-mail with ${pattern.source}`);
  return decodeURIComponent(part ?? "");
}

import { counterKey } from "../../../../server/src/platform/resilience/rate-limits.ts";
import { atOnce, tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { guardedOf } from "../../harness/front.ts";
import { inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario } from "../scenario.ts";
import { anyAddress } from "./any-network.ts";
import { newestCode, newestMessage } from "./newest-code.ts";

/** As in identity/rate-limits.ts: wrong codes per account and day. */
const MAX_A_DAY = 20;
const GUESSES = 12;
const REQUESTS = 8;
/** As in identity/rate-limits.ts. */
const MAX_TO_PHONE = 3;
const MAX_BY_WHATSAPP = 600;

export const codeGuessing: Scenario = {
  number: 44,
  fault: "One-time codes brute-forced, and message pumping",
  injected:
    "twelve wrong codes at the same instant from twelve addresses, then the right one, then the link of the same e-mail; a day of e-mails, each brute-forced; eight codes requested for one phone number from eight addresses; the global hourly limit used up",
  invariants:
    "five tries per code, twenty wrong codes a day; wrong codes block neither the link nor a signed-in member's code; three codes an hour per phone number; a global cap; no account is opened",
  trial: "a code and a phone number",
  batch: 100,
  short: 3,
  async run(harness, driver, trials) {
    const node = await guardedOf(harness);
    const people = await driver.buyers(trials, "email");
    const { counts, add } = tally();
    const violations: string[] = [];
    const requestReset = (username: string) =>
      driver.request("POST", "/v1/public/password-resets", { node, ip: anyAddress(driver), body: { username } });
    const type = (username: string, code: string) => answer({ username, code });
    const answer = async (verification: object) => {
      const body = { ...verification, newPassword: `zq-senha-${driver.random.digits(8)}` };
      driver.secrets.passwords.add(body.newPassword);
      const ip = anyAddress(driver);
      return (await driver.request("POST", "/v1/public/password-resets/confirm", { node, ip, body })).status;
    };

    await atOnce(4, [...people.entries()], async ([trial, { email, accountId }]) => {
      await requestReset(email);
      const { code: right, token } = await newestMessage(harness, accountId);
      const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
      // Every third trial is the owner mistyping: the right code still works after four wrong ones.
      const isOwner = trial % 3 === 2;
      const statuses = await Promise.all(range(isOwner ? 4 : GUESSES).map(() => type(email, wrong)));
      if (statuses.some((status) => status === 200)) violations.push("a wrong code opened an account");
      add("wrong codes typed", statuses.length);
      const [verification] = await harness.db.query<{ tries: number }>(
        "select wrong_codes as tries from verifications where account_id = $1 order by created_at desc limit 1",
        [accountId],
      );
      add("compared", verification?.tries);
      const last = await type(email, right);
      if (isOwner && last !== 200) violations.push(`the owner's fifth try got ${last}`);
      if (!isOwner && last === 200) violations.push("a code outlived five wrong tries");
      // A first verification removes the phone, which the other trials still need below.
      if (trial % 3 !== 0) return;
      const byLink = await answer({ token });
      if (byLink === 200) add("signed in by link after wrong codes");
      else violations.push(`wrong codes invalidated the link: ${byLink}`);
    });
    for (const who of people.slice(0, Math.ceil(people.length / 10)))
      violations.push(...(await guessAllDay(harness, driver, who, answer)));

    const phones = await harness.db.query<{ phone: string }>("select phone from accounts where id = any($1)", [
      people.map(({ accountId }) => accountId),
    ]);
    const numbers = phones.flatMap(({ phone }) => phone ?? []);
    const sentTo = async () => {
      const rows = await harness.db.query<{ recipient: string; count: number }>(
        "select recipient, count(*)::int as count from messages where channel = 'whatsapp' and recipient = any($1) group by 1",
        [numbers],
      );
      return rows;
    };
    await atOnce(4, numbers, async (phone) => {
      await Promise.all(range(REQUESTS).map(() => requestReset(phone)));
    });
    add("messages requested", numbers.length * REQUESTS);
    for (const { count } of await sentTo()) {
      add("messages sent", count);
      if (count > MAX_TO_PHONE) violations.push(`${count} messages to one number within the hour`);
    }
    violations.push(...(await exhaustHourlyLimit(harness, driver, requestReset)));
    return { trials, buyers: people, violations, figures: { counts } };
  },
};

/** One e-mail after another, each brute-forced; the hourly counters expire in between. */
async function guessAllDay(
  harness: Harness,
  driver: Driver,
  { email, accountId, ip }: Buyer,
  answer: (verification: object) => Promise<number>,
): Promise<string[]> {
  const { sessionFor } = await inProcessApiOf(harness);
  const requestReset = () =>
    driver.request("POST", "/v1/public/password-resets", { ip: anyAddress(driver), body: { username: email } });
  const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  for (const _ of range(Math.ceil(MAX_A_DAY / 5) + 1)) {
    await requestReset();
    const code = wrongCode(await newestCode(harness, accountId));
    await Promise.all(range(6).map(() => answer({ username: email, code })));
    await harness.db.query("update throttles set expire = expire - 3600000 where key like 'verification%'");
  }
  const violations: string[] = [];
  await requestReset();
  const { code, token } = await newestMessage(harness, accountId);
  if ((await answer({ username: email, code })) === 200) violations.push("a code worked after a day's wrong ones");
  const headers = await sessionFor({ accountId, email });
  await driver.request("POST", "/v1/auth/verifications", { headers, ip, body: { channel: "email" } });
  const own = { channel: "email", code: await newestCode(harness, accountId) };
  const { status } = await driver.request("POST", "/v1/auth/verifications/confirm", { headers, ip, body: own });
  if (status !== 200) violations.push(`attackers blocked the code of a signed-in member: ${status}`);
  const byLink = await answer({ token });
  if (byLink !== 200) violations.push(`after a day's wrong codes the link got ${byLink}`);
  return violations;
}

/** Once the global hourly limit of WhatsApp codes is reached, no further code is sent. */
async function exhaustHourlyLimit(
  harness: Harness,
  driver: Driver,
  requestReset: (username: string) => Promise<unknown>,
): Promise<string[]> {
  const who = await driver.buyer("email");
  const [account] = await harness.db.query<{ phone: string }>("select phone from accounts where id = $1", [
    who.accountId,
  ]);
  const phone = account?.phone ?? "";
  const sent = async () => (await harness.db.query("select from messages where recipient = $1", [phone])).length;
  await requestReset(phone);
  const before = await sent();
  const cap = counterKey("code-all", "everybody");
  const changed = await harness.db.query("update throttles set points = $1 where key = $2 returning key", [
    MAX_BY_WHATSAPP,
    cap,
  ]);
  await requestReset(phone);
  const after = await sent();
  await harness.db.query("delete from throttles where key = $1", [cap]);
  if (before !== 1 || changed.length !== 1)
    return [`the cap could not be tried: ${before} sent, ${changed.length} caps`];
  return after === before ? [] : ["a code was sent above the global hourly limit"];
}

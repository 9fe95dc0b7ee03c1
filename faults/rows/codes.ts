import { counterKey } from "../../server/src/platform/limits.ts";
import type { Buyer, Driver } from "../rig/driver.ts";
import { guardedOf } from "../rig/front.ts";
import { insideOf } from "../rig/inside.ts";
import type { Rig } from "../rig/rig.ts";
import { anyAddress } from "./anywhere.ts";
import { atOnce, tally } from "./at-once.ts";
import { newestCode, newestLetter } from "./letters.ts";
import { type Row, range } from "./row.ts";

/** As in identity/limits.ts: so many wrong codes a day at one account. */
const MOST_A_DAY = 20;
const GUESSES = 12;
const ASKED = 8;
/** As in identity/limits.ts. */
const MOST_TO_PHONE = 3;
const MOST_BY_WHATSAPP = 600;

export const codes: Row = {
  number: 44,
  fault: "One-time codes guessed at, and messages pumped",
  injected:
    "twelve wrong codes at the same instant from twelve addresses, then the right one, then the link of the same letter; letter after letter for a day, each guessed at; eight codes asked for to one number from eight addresses; the hour's allowance for all used up",
  invariants:
    "five tries a code, twenty wrong ones a day; the link works whatever was typed, and the code of whoever is signed in; three codes an hour to a number; a cap for all; nobody gets in",
  trial: "a code and a number",
  batch: 100,
  short: 3,
  async run(rig, driver, trials) {
    const node = await guardedOf(rig);
    const people = await driver.buyers(trials, "email");
    const { counts, add } = tally();
    const violations: string[] = [];
    const ask = (username: string) =>
      driver.ask("POST", "/v1/public/password-resets", { node, ip: anyAddress(driver), body: { username } });
    const type = (username: string, code: string) => answer({ username, code });
    const answer = async (proof: object) => {
      const body = { ...proof, newPassword: `zq-senha-${driver.chance.digits(8)}` };
      driver.secrets.passwords.add(body.newPassword);
      const ip = anyAddress(driver);
      return (await driver.ask("POST", "/v1/public/password-resets/confirm", { node, ip, body })).status;
    };

    await atOnce(4, [...people.entries()], async ([trial, { email, accountId }]) => {
      await ask(email);
      const { code: right, token } = await newestLetter(rig, accountId);
      const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
      // Every third is a slip of the finger: the right code still works after four wrong ones.
      const isOwner = trial % 3 === 2;
      const statuses = await Promise.all(range(isOwner ? 4 : GUESSES).map(() => type(email, wrong)));
      if (statuses.some((status) => status === 200)) violations.push("a wrong code opened an account");
      add("wrong codes typed", statuses.length);
      const [proof] = await rig.db.query<{ tries: number }>(
        "select wrong_codes as tries from proofs where account_id = $1 order by created_at desc limit 1",
        [accountId],
      );
      add("compared", proof?.tries);
      const last = await type(email, right);
      if (isOwner && last !== 200) violations.push(`the owner's fifth try got ${last}`);
      if (!isOwner && last === 200) violations.push("a code outlived five wrong tries");
      // A first proof takes the phone away, which the others still need below.
      if (trial % 3 !== 0) return;
      const byLink = await answer({ token });
      if (byLink === 200) add("let in by link after wrong codes");
      else violations.push(`wrong codes took the link away: ${byLink}`);
    });
    for (const who of people.slice(0, Math.ceil(people.length / 10)))
      violations.push(...(await guessAllDay(rig, driver, who, answer)));

    const phones = await rig.db.query<{ phone: string }>("select phone from accounts where id = any($1)", [
      people.map(({ accountId }) => accountId),
    ]);
    const numbers = phones.flatMap(({ phone }) => phone ?? []);
    const sentTo = async () => {
      const rows = await rig.db.query<{ recipient: string; count: number }>(
        "select recipient, count(*)::int as count from messages where channel = 'whatsapp' and recipient = any($1) group by 1",
        [numbers],
      );
      return rows;
    };
    await atOnce(4, numbers, async (phone) => {
      await Promise.all(range(ASKED).map(() => ask(phone)));
    });
    add("messages asked for", numbers.length * ASKED);
    for (const { count } of await sentTo()) {
      add("messages sent", count);
      if (count > MOST_TO_PHONE) violations.push(`${count} messages to one number within the hour`);
    }
    violations.push(...(await useUpTheHour(rig, driver, ask)));
    return { trials, buyers: people, violations, figures: { counts } };
  },
};

/** Letter after letter, each guessed at; an hour of the counters passes in between. */
async function guessAllDay(
  rig: Rig,
  driver: Driver,
  { email, accountId, ip }: Buyer,
  answer: (proof: object) => Promise<number>,
): Promise<string[]> {
  const { sessionFor } = await insideOf(rig);
  const ask = () =>
    driver.ask("POST", "/v1/public/password-resets", { ip: anyAddress(driver), body: { username: email } });
  const wrongOne = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  for (const _ of range(Math.ceil(MOST_A_DAY / 5) + 1)) {
    await ask();
    const code = wrongOne(await newestCode(rig, accountId));
    await Promise.all(range(6).map(() => answer({ username: email, code })));
    await rig.db.query("update throttles set expire = expire - 3600000 where key like 'proof%'");
  }
  const found: string[] = [];
  await ask();
  const { code, token } = await newestLetter(rig, accountId);
  if ((await answer({ username: email, code })) === 200) found.push("a code worked after a day's wrong ones");
  const headers = await sessionFor({ accountId, email });
  await driver.ask("POST", "/v1/auth/proofs", { headers, ip, body: { channel: "email" } });
  const own = { channel: "email", code: await newestCode(rig, accountId) };
  const { status } = await driver.ask("POST", "/v1/auth/proofs/confirm", { headers, ip, body: own });
  if (status !== 200) found.push(`strangers took the code from somebody signed in: ${status}`);
  const byLink = await answer({ token });
  if (byLink !== 200) found.push(`after a day's wrong codes the link got ${byLink}`);
  return found;
}

/** When all of an hour's codes by WhatsApp are spent, not one more leaves. */
async function useUpTheHour(rig: Rig, driver: Driver, ask: (username: string) => Promise<unknown>): Promise<string[]> {
  const who = await driver.buyer("email");
  const [account] = await rig.db.query<{ phone: string }>("select phone from accounts where id = $1", [who.accountId]);
  const phone = account?.phone ?? "";
  const sent = async () => (await rig.db.query("select from messages where recipient = $1", [phone])).length;
  await ask(phone);
  const before = await sent();
  const cap = counterKey("code-all", "everybody");
  const changed = await rig.db.query("update throttles set points = $1 where key = $2 returning key", [
    MOST_BY_WHATSAPP,
    cap,
  ]);
  await ask(phone);
  const after = await sent();
  await rig.db.query("delete from throttles where key = $1", [cap]);
  if (before !== 1 || changed.length !== 1)
    return [`the cap could not be tried: ${before} sent, ${changed.length} caps`];
  return after === before ? [] : ["a code left after the hour's allowance was spent"];
}

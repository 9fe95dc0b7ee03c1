import { proofCode } from "../../server/src/identity/proof-links.ts";
import type { Buyer, Driver } from "../rig/driver.ts";
import { guardedOf } from "../rig/front.ts";
import { insideOf } from "../rig/inside.ts";
import type { Rig } from "../rig/rig.ts";
import { atOnce, tally } from "./at-once.ts";
import { type Row, range } from "./row.ts";

const COMMON = ["123456", "senha123", "brasil", "mudar123", "flamengo", "102030", "tapioca", "deusefiel"];
/** As in identity/limits.ts: so many guesses an hour at one account from everywhere. */
const MOST_GUESSES = 100;
const AT_ONCE = 8;

const anyAddress = ({ chance }: Driver): string =>
  `45.${chance.below(250)}.${chance.below(250)}.${chance.between(1, 250)}`;

export const stuffing: Row = {
  number: 42,
  fault: "Credential stuffing and password spraying",
  injected:
    "leaked pairs, common passwords over all accounts, and one account guessed at by everybody, each try from another address, at a node with production limits; owners sign in meanwhile",
  invariants: "no success; at most 100 hashes an hour for one account; the owner is never shut out",
  trial: "a password tried",
  batch: 1_000,
  short: 30,
  async run(rig, driver, trials) {
    const node = await guardedOf(rig);
    const owners = await driver.buyers(trials < 100 ? 3 : 12, "email");
    const [target] = owners;
    if (!target) throw new Error("nobody to guess at");
    const signIn = ({ email }: { email: string }, secret: string, ip: string) =>
      driver.ask("POST", "/v1/auth/sessions", { node, ip, headers: driver.basic(email, secret) });
    for (const owner of owners) await signIn(owner, owner.password, owner.ip);
    // A short run begins where an hour of guessing has already come to.
    const before = trials < 400 ? MOST_GUESSES - 5 : 0;
    await forehand(rig, target, before);

    const { counts, add } = tally("successes", "owner sign-ins refused");
    const violations: string[] = [];
    const times: number[] = [];
    let atTarget = before;
    await atOnce(AT_ONCE, range(trials), async (trial) => {
      const stranger = { email: `leaked${driver.chance.digits(9)}@example.com` };
      const known = driver.chance.oneOf(owners.slice(1));
      const who = [target, known, stranger, target, known][trial % 5] ?? target;
      const secret = trial % 5 === 1 ? driver.chance.oneOf(COMMON) : `vazada-${driver.chance.digits(6)}`;
      const { status, ms } = await signIn(who, secret, anyAddress(driver));
      if (status === 401) {
        add("reached Argon2");
        times.push(ms);
        if (who === target) atTarget += 1;
      } else if (status === 429) add("refused before it");
      else if (status === 200) {
        add("successes");
        violations.push("a wrong password opened an account");
      } else violations.push(`a guess got ${status}`);
      if (trial % 10 !== 9) return;
      const owner = trial % 20 === 9 ? target : driver.chance.oneOf(owners);
      const own = await signIn(owner, owner.password, owner.ip);
      add(own.status === 200 ? "owner sign-ins ok" : "owner sign-ins refused");
      if (own.status !== 200) violations.push(`the owner got ${own.status} at home`);
    });
    if (atTarget > MOST_GUESSES + owners.length) violations.push(`${atTarget} guesses at one account were hashed`);
    if (!counts["refused before it"]) violations.push("the limit over all addresses never held");
    violations.push(...(await comeBack(rig, driver, target)));
    return {
      trials,
      buyers: owners,
      violations,
      figures: {
        counts,
        samples: { "ms of a hashed try": times },
      },
    };
  },
};

async function forehand(rig: Rig, { email }: Buyer, count: number): Promise<void> {
  const { deps } = await insideOf(rig);
  for (const _ of range(count)) await deps.limits.guesses.spend(email);
}

/** While everybody guesses, the owner is on a new phone in a new city: the link of a letter lets them in. */
async function comeBack(rig: Rig, driver: Driver, { email, accountId }: Buyer): Promise<string[]> {
  const node = await guardedOf(rig);
  const ip = anyAddress(driver);
  await driver.ask("POST", "/v1/public/password-resets", { node, ip, body: { username: email } });
  const code = await newestCode(rig, accountId);
  const newPassword = `zq-senha-${driver.chance.digits(8)}`;
  driver.secrets.passwords.add(newPassword);
  const body = { username: email, code, newPassword };
  const { status } = await driver.ask("POST", "/v1/public/password-resets/confirm", { node, ip, body });
  return status === 200 ? [] : [`the owner was not let in by letter: ${status}`];
}

/** What the person reads in their newest letter or message. */
async function newestCode(rig: Rig, accountId: string): Promise<string> {
  const { deps } = await insideOf(rig);
  const [proof] = await rig.db.query<{ id: string }>(
    "select id from proofs where account_id = $1 order by created_at desc limit 1",
    [accountId],
  );
  if (!proof) throw new Error("no code was sent");
  return proofCode(deps.signer, proof.id);
}

const GUESSES = 12;
const ASKED = 8;
/** As in identity/limits.ts. */
const MOST_TO_PHONE = 3;
const MOST_BY_WHATSAPP = 600;

export const codes: Row = {
  number: 44,
  fault: "One-time codes guessed at, and messages pumped",
  injected:
    "twelve wrong codes at the same instant from twelve addresses, then the right one; eight codes asked for to one number from eight addresses; the hour's allowance for all used up",
  invariants: "five tries a code; three codes an hour to a number; a cap for all; nobody gets in",
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
    const type = async (username: string, code: string) => {
      const body = { username, code, newPassword: `zq-senha-${driver.chance.digits(8)}` };
      driver.secrets.passwords.add(body.newPassword);
      const ip = anyAddress(driver);
      return (await driver.ask("POST", "/v1/public/password-resets/confirm", { node, ip, body })).status;
    };

    await atOnce(4, [...people.entries()], async ([trial, { email, accountId }]) => {
      await ask(email);
      const right = await newestCode(rig, accountId);
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
    });

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

/** When all of an hour's codes by WhatsApp are spent, not one more leaves. */
async function useUpTheHour(rig: Rig, driver: Driver, ask: (username: string) => Promise<unknown>): Promise<string[]> {
  const who = await driver.buyer("email");
  const [account] = await rig.db.query<{ phone: string }>("select phone from accounts where id = $1", [who.accountId]);
  const phone = account?.phone ?? "";
  const sent = async () => (await rig.db.query("select from messages where recipient = $1", [phone])).length;
  await ask(phone);
  const before = await sent();
  // One counter for everybody; the rest of its key is a hash.
  const changed = await rig.db.query("update throttles set points = $1 where key like 'code-all:%' returning key", [
    MOST_BY_WHATSAPP,
  ]);
  await ask(phone);
  const after = await sent();
  await rig.db.query("delete from throttles where key like 'code-all:%'");
  if (before !== 1 || changed.length !== 1)
    return [`the cap could not be tried: ${before} sent, ${changed.length} caps`];
  return after === before ? [] : ["a code left after the hour's allowance was spent"];
}

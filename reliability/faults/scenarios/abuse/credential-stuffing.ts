import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "../../../../server/src/env.ts";
import { verificationCode } from "../../../../server/src/identity/verification/verification-links.ts";
import { createKeyRing } from "../../../../server/src/platform/key-ring.ts";
import { counterKey } from "../../../../server/src/platform/resilience/rate-limits.ts";
import { atOnce, tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { guardedOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

/** A /64 prefix: what a provider assigns to each IPv6 customer. */
const anyNetwork = ({ random }: Driver): string => `2001:db8:${random.digits(4)}:${random.digits(4)}`;
/** A random client address, IPv4 or IPv6. */
const anyAddress = (driver: Driver): string =>
  driver.random.happens(0.5)
    ? `${anyNetwork(driver)}::${driver.random.between(1, 9_000)}`
    : `45.${driver.random.below(250)}.${driver.random.below(250)}.${driver.random.between(1, 250)}`;

const COMMON = ["123456", "senha123", "brasil", "mudar123", "flamengo", "102030", "tapioca", "deusefiel"];
/** As in identity/rate-limits.ts: guesses per account and hour over all addresses. */
const MAX_GUESSES = 100;
const CONCURRENCY = 8;

export const credentialStuffing: Scenario = {
  number: 42,
  fault: "Credential stuffing and password spraying",
  injected:
    "leaked credentials, common passwords over all accounts, and distributed guessing at one account, each try from another IPv4 or IPv6 address, against a node with production rate limits; one address floods the sign-in over 60 connections; owners sign in meanwhile",
  invariants:
    "no success; at most 100 hashes an hour per account, 10 per account and IPv6 network; the owner is never locked out",
  trial: "a password tried",
  batch: 1_000,
  short: 30,
  async run(harness, driver, trials) {
    const node = await guardedOf(harness);
    const owners = await driver.buyers(trials < 100 ? 3 : 12, "email");
    const [target] = owners;
    if (!target) throw new Error("no account to attack");
    const signIn = ({ email }: { email: string }, secret: string, ip: string) =>
      driver.request("POST", "/v1/auth/sessions", { node, ip, headers: driver.basic(email, secret) });
    for (const owner of owners) await signIn(owner, owner.password, owner.ip);
    // A short run starts close to the hourly limit.
    const before = trials < 400 ? MAX_GUESSES - 5 : 0;
    await consumeGuesses(harness, target, before);

    const { counts, add } = tally("successes", "owner sign-ins refused");
    const violations: string[] = await oneNetwork(driver, owners.at(-1) ?? target, signIn);
    const times: number[] = [];
    const waits: number[] = [];
    const attack = floodSignIn(driver, signIn);
    let atTarget = before;
    await atOnce(CONCURRENCY, range(trials), async (trial) => {
      const unknown = { email: `leaked${driver.random.digits(9)}@example.com` };
      const known = driver.random.oneOf(owners.slice(1));
      const who = [target, known, unknown, target, known][trial % 5] ?? target;
      const secret = trial % 5 === 1 ? driver.random.oneOf(COMMON) : `vazada-${driver.random.digits(6)}`;
      const { status, ms } = await signIn(who, secret, anyAddress(driver));
      if (status === 401) {
        add("reached Argon2");
        times.push(ms);
        if (who === target) atTarget += 1;
      } else if (status === 429) add("refused before hashing");
      else if (status === 200) {
        add("successes");
        violations.push("a wrong password opened an account");
      } else violations.push(`a guess got ${status}`);
      if (trial % 10 !== 9) return;
      const owner = trial % 20 === 9 ? target : driver.random.oneOf(owners);
      const own = await signIn(owner, owner.password, owner.ip);
      add(own.status === 200 ? "owner sign-ins ok" : "owner sign-ins refused");
      waits.push(own.ms);
      if (own.status !== 200) violations.push(`the owner got ${own.status} from a known address`);
    });
    for (const [name, count] of Object.entries(await attack.stop())) add(name, count);
    if (atTarget > MAX_GUESSES + owners.length) violations.push(`${atTarget} guesses at one account were hashed`);
    if (!counts["refused before hashing"]) violations.push("the limit over all addresses never took effect");
    violations.push(...(await resetByEmail(harness, driver, target)));
    return {
      trials,
      buyers: owners,
      violations,
      figures: {
        counts,
        samples: { "ms of a hashed try": times, "ms of an owner's sign-in": waits },
      },
    };
  },
};

type SignIn = (who: { email: string }, secret: string, ip: string) => ReturnType<Driver["request"]>;
const FLOOD_CONNECTIONS = 60;

/** One address with sixty concurrent sign-ins to unknown accounts; counts the answers by status. */
function floodSignIn(driver: Driver, signIn: SignIn) {
  const { counts, add } = tally();
  let isOver = false;
  const flood = async () => {
    while (!isOver) {
      const { status } = await signIn(
        { email: `unknown${driver.random.digits(12)}@example.com` },
        "vazada-1",
        "45.1.1.1",
      );
      add(`flood ${status}`);
      // The flood shares its CPU cores with the node under test.
      if (status === 503) await pause(250);
    }
  };
  const floods = range(FLOOD_CONNECTIONS).map(flood);
  return {
    async stop() {
      isOver = true;
      await Promise.all(floods);
      return counts;
    },
  };
}

/** As in identity/rate-limits.ts: tries per account and network in a quarter of an hour. */
const MAX_PER_NETWORK = 10;

/** One IPv6 customer has 2^64 addresses; the limit counts the whole network as one client. */
async function oneNetwork(driver: Driver, who: Buyer, signIn: SignIn): Promise<string[]> {
  const network = anyNetwork(driver);
  const statuses: number[] = [];
  for (const n of range(MAX_PER_NETWORK + 3))
    statuses.push((await signIn(who, `vazada-${n}`, `${network}:${n + 1}::${driver.random.between(1, 9_000)}`)).status);
  const compared = statuses.filter((status) => status === 401).length;
  return compared > MAX_PER_NETWORK ? [`${compared} guesses from one IPv6 network were compared`] : [];
}

/** The account's hourly counter with so many guesses in it. */
async function consumeGuesses(harness: Harness, { email }: Buyer, count: number): Promise<void> {
  if (count === 0) return;
  await harness.db.query(
    `insert into throttles (key, points, expire) values ($1, $2, extract(epoch from now()) * 1000 + 3600000)
     on conflict (key) do update set points = throttles.points + excluded.points, expire = excluded.expire`,
    [counterKey("guess", email), count],
  );
}

/** During the attack the owner, on a new device and network, can still reset the password by e-mail. */
async function resetByEmail(harness: Harness, driver: Driver, { email, accountId }: Buyer): Promise<string[]> {
  const node = await guardedOf(harness);
  const ip = anyAddress(driver);
  await driver.request("POST", "/v1/public/password-resets", { node, ip, body: { username: email } });
  const [verification] = await harness.db.query<{ id: string }>(
    "select id from verifications where account_id = $1 order by created_at desc limit 1",
    [accountId],
  );
  const { SECRET_KEY, SECRET_KEYS_OLD } = parseEnv(harness.env);
  const code = verificationCode(createKeyRing(SECRET_KEY, SECRET_KEYS_OLD), verification?.id ?? "");
  const newPassword = `zq-senha-${driver.random.digits(8)}`;
  driver.secrets.passwords.add(newPassword);
  const body = { username: email, code, newPassword };
  const { status } = await driver.request("POST", "/v1/public/password-resets/confirm", { node, ip, body });
  return status === 200 ? [] : [`the owner could not reset the password by e-mail: ${status}`];
}

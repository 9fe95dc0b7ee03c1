import { verificationCode } from "../../../../server/src/identity/verification/verification-links.ts";
import { tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario } from "../scenario.ts";

/** As in identity/sessions/session-store.ts. */
const MAX_SESSIONS = 20;

type Ending = { name: string; end: (harness: Harness, driver: Driver, who: Buyer) => Promise<unknown> };

const own = (driver: Driver, { email, token }: Buyer) => driver.basic(email, token ?? "");

async function renew(driver: Driver, who: Buyer, path: string, body: object, headers = {}): Promise<void> {
  const { status, body: answer } = await driver.request("POST", path, { body, headers, ip: who.ip });
  if (status !== 200) throw new Error(`${path} got ${status} ${answer.error}`);
}

/** Every way in which a session ends, by its owner or by expiry. */
const ENDINGS: Ending[] = [
  {
    name: "signed out everywhere",
    end: (_harness, driver, who) =>
      driver.request("DELETE", "/v1/auth/sessions", { headers: own(driver, who), ip: who.ip }),
  },
  {
    name: "closed from another device",
    async end(_harness, driver, who) {
      const opened = await driver.request("POST", "/v1/auth/sessions", {
        headers: driver.basic(who.email, who.password),
        ip: who.ip,
      });
      const headers = driver.basic(who.email, String(opened.body.return?.["token"]));
      const { body } = await driver.request("GET", "/v1/auth/sessions", { headers, ip: who.ip });
      const list = (body.return ?? []) as unknown as { _id: string; current: boolean }[];
      for (const { _id, current } of list)
        if (!current) await driver.request("DELETE", `/v1/auth/sessions/${_id}`, { headers, ip: who.ip });
    },
  },
  {
    name: "password changed",
    end: (_harness, driver, who) =>
      renew(
        driver,
        who,
        "/v1/auth/password",
        { currentPassword: who.password, newPassword: fresh(driver, who) },
        own(driver, who),
      ),
  },
  {
    name: "password reset by code",
    async end(harness, driver, who) {
      await renew(driver, who, "/v1/public/password-resets", { username: who.email });
      const { deps } = await inProcessApiOf(harness);
      const [verification] = await harness.db.query<{ id: string }>(
        "select id from verifications where account_id = $1 order by created_at desc limit 1",
        [who.accountId],
      );
      const code = verificationCode(deps.keyRing, verification?.id ?? "");
      await renew(driver, who, "/v1/public/password-resets/confirm", {
        username: who.email,
        code,
        newPassword: fresh(driver, who),
      });
    },
  },
  {
    name: "twenty others opened after it",
    async end(_harness, driver, who) {
      const headers = driver.basic(who.email, who.password);
      for (const _ of range(MAX_SESSIONS))
        if ((await driver.request("POST", "/v1/auth/sessions", { headers, ip: who.ip })).status !== 200)
          throw new Error("a password opened no session");
    },
  },
  {
    name: "ninety days over",
    end: (harness, _driver, who) =>
      harness.db.query("update sessions set expires_at = now() - interval '1 second' where account_id = $1", [
        who.accountId,
      ]),
  },
  {
    name: "account deleted",
    end: (_harness, driver, who) =>
      renew(driver, who, "/v1/account/deletion", { password: who.password, word: "EXCLUIR" }, own(driver, who)),
  },
];

function fresh(driver: Driver, who: Buyer): string {
  const password = `zq-senha-${driver.random.digits(10)}`;
  driver.secrets.passwords.add(password);
  who.password = password;
  return password;
}

/** Invalid credentials that resemble valid ones. */
const forgeries = (
  driver: Driver,
  { email, token, password }: Buyer,
  other: Buyer,
): Record<string, Record<string, string>> => {
  const real = token ?? "";
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify({ sub: email })).toString("base64url")}.`;
  return {
    "another's token": driver.basic(email, other.token ?? ""),
    "own token with another's e-mail": driver.basic(other.email, real),
    "a character changed": driver.basic(email, `${real.slice(0, -2)}${real.endsWith("AA") ? "BB" : "AA"}`),
    "a character missing": driver.basic(email, real.slice(0, -1)),
    "a character added": driver.basic(email, `${real}A`),
    "another case": driver.basic(email, real.toUpperCase()),
    "no token": driver.basic(email, ""),
    "only the prefix": driver.basic(email, "st_"),
    "its hash": driver.basic(email, `st_${Buffer.from(real).toString("base64url").slice(0, 43)}`),
    "alg none": { authorization: `Bearer ${none}` },
    "alg none as a password": driver.basic(email, none),
    "the token as a bearer": { authorization: `Bearer ${real}` },
    "a wrong password": driver.basic(email, `${password}x`),
    "two credentials in one header": { authorization: `Basic x, ${driver.basic(email, real).authorization}` },
    "an empty user name": driver.basic("", real),
    "a user name with NUL": driver.basic(`${email}\u0000`, real),
  };
};

export const endedSessions: Scenario = {
  number: 54,
  fault: "Session hijacking: stolen, ended and forged tokens",
  injected:
    "a token copied to another device, then the session ended in each of seven ways; and sixteen forged credentials; each tried immediately at both nodes",
  invariants: "refused within 60 s (here: at the next call), at every node; a token opens no other session",
  trial: "a session ended, or a round of forgeries",
  batch: 60,
  short: 8,
  async run(harness, driver, trials) {
    const { counts, add } = tally();
    const violations: string[] = [];
    const waits: number[] = [];
    const me = (headers: Record<string, string>, node = harness.apis[0]) =>
      driver.request("GET", "/v1/auth/me", { headers, node, ip: "198.51.100.77" });
    for (const trial of range(trials)) {
      const who = await driver.buyer("session");
      const stolen = own(driver, who);
      // A copied token works on another device until its owner ends the session.
      for (const node of harness.apis)
        if ((await me(stolen, node)).status !== 200) violations.push("a valid session was refused");
      const exchanged = await driver.request("POST", "/v1/auth/sessions", { headers: stolen, ip: "198.51.100.79" });
      if (exchanged.status !== 401) violations.push(`a token opened another session: ${exchanged.status}`);
      const ending = ENDINGS[trial % (ENDINGS.length + 1)];
      if (!ending) {
        const other = await driver.buyer("session");
        for (const [name, headers] of Object.entries(forgeries(driver, who, other)))
          for (const node of harness.apis) {
            add("forgeries tried");
            const { status } = await me(headers, node);
            if (status === 200) violations.push(`${name} was accepted`);
            else if (status >= 500 || status === 0) violations.push(`${name} got ${status}`);
          }
        continue;
      }
      await ending.end(harness, driver, who);
      const since = Date.now();
      for (const node of harness.apis) {
        add("ended sessions tried");
        const { status } = await me(stolen, node);
        if (status !== 401) violations.push(`${ending.name}: the old token got ${status} at ${node.name}`);
      }
      waits.push(Date.now() - since);
      const opening = await driver.request("POST", "/v1/auth/sessions", { headers: stolen, ip: "198.51.100.78" });
      if (opening.status !== 401) violations.push(`${ending.name}: the old token opened a new session`);
    }
    return {
      trials,
      buyers: [],
      violations,
      figures: {
        counts: { accepted: violations.length, ...counts },
        samples: { "ms until both nodes refused": waits },
      },
    };
  },
};

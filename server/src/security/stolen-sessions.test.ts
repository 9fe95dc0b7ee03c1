import type { SessionOpened } from "@app/contract/identity";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { createSharedDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { openPool } from "../platform/database/db.ts";
import { type Api, test as base, basic } from "../testing/http.ts";
import { inboxOf } from "../testing/inbox.ts";
import { aMember } from "../testing/members.ts";

const DAY = 24 * 60 * 60_000;
const MAX_SESSIONS = 20;

/** The same call at the node of `api` and at another one, which shares the database and no memory with it. */
const test = base.extend("statuses", async ({ api, deps, clock, databaseUrl, simulators }, { onCleanup }) => {
  const env = parseEnv({ DATABASE_URL: databaseUrl, IP_LIMIT_FACTOR: "100", ...simulators.env });
  const shared = createSharedDeps(env, openPool(databaseUrl, { max: 2, name: "other" }));
  const { app } = await createApp({ ...deps, ...shared, now: clock.now });
  onCleanup(async () => {
    await app.close();
    shared.mailer.close();
    await shared.db.destroy();
  });
  return async (headers: Record<string, string>) => [
    (await api("GET", "/v1/auth/me", { headers, from: "198.51.100.77" })).status,
    (await app.inject({ method: "GET", url: "/v1/auth/me", headers })).statusCode,
  ];
});

type Owner = Awaited<ReturnType<typeof aMember>>;
type World = { api: Api; deps: Parameters<typeof inboxOf>[0]; clock: { advance: (ms: number) => void } };
const succeeds = async (call: ReturnType<Api>) => expect((await call).status).toBe(200);

/** Every way in which a session ends, by its owner or by expiry. */
const ENDINGS: Record<string, (owner: Owner, world: World) => Promise<unknown>> = {
  "signed out everywhere": ({ headers }, { api }) => succeeds(api("DELETE", "/v1/auth/sessions", { headers })),
  async "closed from another device"({ phone, password }, { api }) {
    const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(phone, password) });
    const headers = basic(phone, opened.body.return?.token ?? "");
    const listed = await api<{ _id: string; current: boolean }[]>("GET", "/v1/auth/sessions", { headers });
    for (const { _id, current } of listed.body.return ?? [])
      if (!current) await succeeds(api("DELETE", `/v1/auth/sessions/${_id}`, { headers }));
  },
  "password changed": ({ headers, password }, { api }) =>
    succeeds(
      api("POST", "/v1/auth/password", { headers, body: { currentPassword: password, newPassword: "cuscuz-7" } }),
    ),
  async "password reset by code"({ email }, { api, deps }) {
    await api("POST", "/v1/public/password-resets", { body: { username: email } });
    const { code } = await inboxOf(deps, email);
    const body = { username: email, code, newPassword: "cuscuz-com-ovo" };
    await succeeds(api("POST", "/v1/public/password-resets/confirm", { body }));
  },
  async "twenty others opened after it"({ phone, password }, { api }) {
    for (let count = 0; count < MAX_SESSIONS; count += 1)
      await succeeds(api("POST", "/v1/auth/sessions", { headers: basic(phone, password) }));
  },
  "ninety days over": async (_owner, { clock }) => clock.advance(90 * DAY + 1_000),
  "account deleted": ({ headers, password }, { api }) =>
    succeeds(api("POST", "/v1/account/deletion", { headers, body: { password, word: "EXCLUIR" } })),
};

test.for(Object.entries(ENDINGS))(
  "%s: a copied token is refused at once, at every node",
  async ([, end], { api, deps, clock, statuses }) => {
    const owner = await aMember(api);
    // Until its owner ends the session, a copied token works on another device.
    expect(await statuses(owner.headers)).toEqual([200, 200]);
    await end(owner, { api, deps, clock });
    expect(await statuses(owner.headers)).toEqual([401, 401]);
    expect((await api("POST", "/v1/auth/sessions", { headers: owner.headers })).status).toBe(401);
  },
);

/** Invalid credentials that resemble valid ones. */
const FORGERIES: Record<string, (owner: Owner, token: string, other: Owner, others: string) => object> = {
  "another's token": ({ email }, _token, _other, others) => basic(email, others),
  "own token with another's e-mail": (_owner, token, other) => basic(other.email, token),
  "a character changed": ({ email }, token) =>
    basic(email, `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`),
  "a character missing": ({ email }, token) => basic(email, token.slice(0, -1)),
  "a character added": ({ email }, token) => basic(email, `${token}A`),
  "another case": ({ email }, token) => basic(email, token.toUpperCase()),
  "no token": ({ email }) => basic(email, ""),
  "only the prefix": ({ email }) => basic(email, "st_"),
  "its encoding": ({ email }, token) => basic(email, `st_${Buffer.from(token).toString("base64url").slice(0, 43)}`),
  "alg none": ({ email }) => ({ authorization: `Bearer ${unsigned(email)}` }),
  "alg none as a password": ({ email }) => basic(email, unsigned(email)),
  "the token as a bearer": (_owner, token) => ({ authorization: `Bearer ${token}` }),
  "a wrong password": ({ email, password }) => basic(email, `${password}x`),
  "two credentials in one header": ({ email }, token) => ({
    authorization: `Basic x, ${basic(email, token).authorization}`,
  }),
  "an empty user name": (_owner, token) => basic("", token),
  "a user name with NUL": ({ email }, token) => basic(`${email}\u0000`, token),
};
const unsigned = (sub: string): string =>
  `${[{ alg: "none" }, { sub }].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;

test("no forged credential opens an account", async ({ api, statuses }) => {
  const [owner, other] = [await aMember(api), await aMember(api)];
  const tokenOf = async ({ email, password }: Owner) =>
    (await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(email, password) })).body.return?.token ??
    "";
  const [token, others] = [await tokenOf(owner), await tokenOf(other)];
  expect(await statuses(basic(owner.email, token))).toEqual([200, 200]);
  for (const [name, forge] of Object.entries(FORGERIES)) {
    const headers = forge(owner, token, other, others) as Record<string, string>;
    for (const status of await statuses(headers)) expect([401, 422], name).toContain(status);
  }
});

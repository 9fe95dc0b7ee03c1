import { sql } from "kysely";
import { expect } from "vitest";
import { dumpOf, findIn } from "../../testing/dump.ts";
import { test } from "../../testing/guarded.ts";
import { type Api, basic } from "../../testing/http.ts";
import { aMember } from "../../testing/members.ts";

const ATTACKER = "198.51.100.31";

const guess = async (api: Api, username: string): Promise<number> =>
  (await api("GET", "/v1/auth/me", { headers: basic(username, "errada-123"), from: ATTACKER })).status;

/** Registers and deletes an account: an attacker can repeat this at will. */
async function registerAndDelete(api: Api, form: { email?: string; phone?: string }): Promise<void> {
  const { headers, password } = await aMember(api, form);
  const reply = await api("POST", "/v1/account/deletion", { headers, body: { password, word: "EXCLUIR" } });
  expect(reply.status).toBe(200);
}

test.for([
  ["its end is cut off", "limites-maria@gmail.com", "limites-maria@gmail.co"],
  ["its beginning is cut off", "limites-joana@gmail.com", "imites-joana@gmail.com"],
  ["both ends are cut off", "limites-carla@gmail.com", "imites-carla@gmail.co"],
  ["it is longer", "limites-rita@gmail.com", "xlimites-rita@gmail.com.br"],
  ["it looks like a pattern", "limites-lia@gmail.com", "limites_lia@gmail.com"],
] as const)(
  "an account whose e-mail is the victim's where %s resets no guess at the victim",
  async ([, email, similarEmail], { api }) => {
    await aMember(api, { email });
    for (let n = 0; n < 10; n += 1) expect(await guess(api, email)).toBe(401);
    expect(await guess(api, email)).toBe(429);

    await registerAndDelete(api, { email: similarEmail });

    expect(await guess(api, email)).toBe(429);
  },
);

test("deleting an account lowers no counter, not even its own", async ({ api, deps }) => {
  const victim = { email: "limites-vera@gmail.com", phone: "11915782375" };
  await aMember(api, victim);
  for (const username of [victim.email, victim.phone, "limites-ver@gmail.com"]) await guess(api, username);
  for (let n = 0; n < 4; n += 1)
    await api("POST", "/v1/public/password-resets", { body: { username: victim.phone }, from: `198.51.100.${n}` });
  const counters = async () => {
    const { rows } = await sql<{ key: string; points: number }>`select key, points from throttles`.execute(deps.db);
    return new Map(rows.map(({ key, points }) => [key, points]));
  };

  // A ten-digit number that is a prefix of the victim's.
  const deleted = await aMember(api, { email: "limites-ver@gmail.com", phone: "1191578237" });
  await guess(api, deleted.phone);
  const before = await counters();
  expect(before.size).toBeGreaterThan(6);
  await api("POST", "/v1/account/deletion", {
    headers: deleted.headers,
    body: { password: deleted.password, word: "EXCLUIR" },
  });

  const after = await counters();
  const lowered = [...before].filter(([key, points]) => (after.get(key) ?? 0) < points);
  expect(lowered).toEqual([]);
});

test("a counter does not identify its owner: a dump of the table holds no e-mail, phone or IP", async ({
  api,
  deps,
}) => {
  const { email, phone } = await aMember(api, { email: "limites-nina@gmail.com" });
  for (const username of [email, phone]) await guess(api, username);
  await api("POST", "/v1/public/password-resets", { body: { username: phone }, from: ATTACKER });

  const dump = (await dumpOf(deps.db)).filter(({ table }) => table === "public.throttles");
  expect(dump.length).toBeGreaterThan(3);
  expect(findIn(dump, [email, phone, ATTACKER])).toEqual([]);
});

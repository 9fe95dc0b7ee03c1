import type { Disclosure } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../platform/database/db.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { test } from "../../testing/counted.ts";
import type { Api } from "../../testing/http.ts";
import { allowingAds } from "../../testing/makers.ts";
import { aMember, aVerifiedMember } from "../../testing/members.ts";
import { hashIdentifiers } from "../../tracking/hash-identifiers.ts";
import { eraseEvents } from "./erase-events.ts";

/** More than the parameters PostgreSQL takes in one statement. */
const MANY = 66_000;
/** About one for each table that holds something of a member; none for each event. */
const MAX_STATEMENTS = 96;

const leave = (api: Api, headers: Record<string, string>, password: string) =>
  api("POST", "/v1/account/deletion", { headers, body: { password, word: "EXCLUIR" } });

/** What any client may send to the open endpoint, as its rows. */
async function insertEvents(db: Db, { email, fbp }: { email?: string; fbp?: string }, count = MANY): Promise<void> {
  const hashedIdentifiers = JSON.stringify(hashIdentifiers({ email }));
  const batchSize = Math.min(count, 11_000);
  for (let inserted = 0; inserted < count; inserted += batchSize)
    await sql`
    with inserted as (
      insert into conversions (id, event_name, event_id, occurred_at, allows_ads, hashed_identifiers, source, value_cents, currency, fbp)
      select gen_random_uuid(), 'PageView', 'planted_' || gen_random_uuid(), now(), true, ${hashedIdentifiers}::jsonb, 'direct', 100,
        'BRL', ${fbp ?? null}
      from generate_series(1, ${batchSize})
      returning id)
    insert into relays (conversion_id, destination, due_at) select id, 'meta', now() from inserted`.execute(db);
}

const countEvents = async (db: Db, fbp: string): Promise<number> =>
  (await db.selectFrom("conversions").select("id").where("fbp", "=", fbp).execute()).length;

test("events that third parties sent with the member's e-mail are not the member's: not shown, and no obstacle to deletion", async ({
  api,
  deps,
  statements,
}) => {
  const { headers, email, password } = await aVerifiedMember(api, deps, { consent: allowingAds() });
  await insertEvents(deps.db, { email });

  const ledger = await api<{ items: Disclosure[] }>("GET", "/v1/account/disclosures", { headers });
  expect(ledger.body.return?.items.filter(({ to }) => to === "meta").map(({ about }) => about)).toEqual(["Cadastro"]);

  statements.length = 0;
  const startedAt = performance.now();
  expect((await leave(api, headers, password)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(statements.length).toBeLessThan(MAX_STATEMENTS);
});

test("a member's own browser may have sent more events than one statement takes", async ({ api, deps, statements }) => {
  const fbp = `fb.1.1700000000000.${crypto.randomUUID()}`;
  const { headers, password } = await aBrowser(api, fbp);
  await insertEvents(deps.db, { fbp });

  statements.length = 0;
  const startedAt = performance.now();
  expect((await leave(api, headers, password)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(statements.length).toBeLessThan(MAX_STATEMENTS);
  expect(await countEvents(deps.db, fbp)).toBeGreaterThan(0);
  await eraseEvents(deps);
  expect(await countEvents(deps.db, fbp)).toBe(0);
});

test("any number of call requests left by a third party in the member's name does not block deletion", async ({
  api,
  deps,
}) => {
  const { id, headers, password, phone } = await aMember(api);
  // A number that was only typed may be another person's, whose requests stay.
  await deps.db.updateTable("accounts").set({ phoneVerifiedAt: deps.now() }).where("id", "=", id).execute();
  await sql`
    insert into leads (id, full_name, phone, variant, offer_cents, promise, created_at, due_at)
    select gen_random_uuid(), 'Ana', ${`+55${phone}`}, 'A', 100, '24-hours', now(), now()
    from generate_series(1, 17000)`.execute(deps.db);
  await sql`
    insert into messages (id, channel, template, recipient, params, dedupe_key, due_at, created_at)
    select gen_random_uuid(), 'email', 'new-lead', 'time@example.com', '{}', 'new-lead email ' || id, now(), now()
    from leads where phone = ${`+55${phone}`}`.execute(deps.db);

  expect((await leave(api, headers, password)).status).toBe(200);

  const left = await sql`select from messages where dedupe_key like 'new-lead email %'`.execute(deps.db);
  expect(left.rows).toEqual([]);
});

test("a third party who bought by typing the member's e-mail does not make their browser's visits the member's", async ({
  api,
  deps,
}) => {
  const { headers, email } = await aVerifiedMember(api, deps);
  const fbp = `fb.1.1700000000000.${crypto.randomUUID()}`;
  await insertEvents(deps.db, { fbp }, 3);
  const thirdParty = { cookie: `_fbp=${fbp}` };
  const body = { ...aCardSubmission(email), consent: allowingAds() };
  expect((await api("POST", "/v1/public/payment/by-email", { headers: thirdParty, body })).status).toBe(200);
  const bought = await deps.db.selectFrom("conversions").select("eventName").where("fbp", "=", fbp).execute();
  expect(bought).toContainEqual({ eventName: "Purchase" });

  const ledger = await api<{ items: Disclosure[] }>("GET", "/v1/account/disclosures", { headers });

  const visits = ledger.body.return?.items.filter(({ about }) => about === "Visita a uma página");
  expect(visits).toEqual([]);
});

/** A member whose sign-up carried this browser id. */
async function aBrowser(api: Api, fbp: string) {
  const cookied: Api = (method, url, options = {}) =>
    api(method, url, { ...options, headers: { ...options.headers, cookie: `_fbp=${fbp}` } });
  return aMember(cookied, { consent: allowingAds() });
}

import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect } from "vitest";
import { aCardSubmission } from "../testing/buying.ts";
import { basic, test } from "../testing/http.ts";
import { allowingAds } from "../testing/makers.ts";
import { aMember, aProvenMember } from "../testing/members.ts";
import { type HoldingName, holdings, notHeld } from "./holdings.ts";

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test("every table and every column is in the export, or a reason says why not", async ({ deps }) => {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(deps.db);
  const tables = Map.groupBy(rows, ({ tableName }) => camel(tableName));
  const missing: string[] = [];
  for (const [table, columns] of tables) {
    if (table in notHeld) continue;
    const holding: { columns: object; withheld?: object } | undefined = holdings[table as HoldingName];
    if (!holding) missing.push(table);
    else
      for (const column of columns.map(({ columnName }) => camel(columnName)))
        if (!(column in holding.columns) && !(column in (holding.withheld ?? {}))) missing.push(`${table}.${column}`);
  }
  expect(missing).toEqual([]);
  expect(Object.keys({ ...holdings, ...notHeld }).filter((table) => !tables.has(table))).toEqual([]);
});

test("a table that names an account is never excused", async ({ deps }) => {
  const { rows } = await sql<{ tableName: string }>`
    select distinct table_name from information_schema.columns
    where table_schema = 'public' and (column_name = 'account_id' or column_name in ('email', 'phone', 'recipient'))
  `.execute(deps.db);
  const excused = rows.map(({ tableName }) => camel(tableName)).filter((table) => table in notHeld);
  // Of somebody who left only the purchases are found by it, and for as long as they are kept.
  expect(excused).toEqual(["deletions"]);
});

test("the archive needs the password again and holds everything, for a program and for a person", async ({
  api,
  app,
  deps,
}) => {
  const { headers, email, password, phone, id } = await aProvenMember(api, deps, {
    fullName: "Ana <b>Souza</b>",
    consent: allowingAds(),
  });
  await api("POST", "/v1/auth/payment", { headers, body: aCardSubmission(email) });
  const ask = (typed: string) =>
    app.inject({ method: "POST", url: "/v1/account/export", headers, payload: { password: typed } });
  expect((await ask("errada-123")).json()).toMatchObject({ error: "wrong-password" });

  const reply = await ask(password);

  expect(reply.headers["content-type"]).toBe("application/zip");
  expect(reply.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z-]+-meus-dados-[\d-]+\.zip"$/);
  const files = unzipSync(reply.rawPayload);
  expect(Object.keys(files)).toEqual(["dados.json", "dados.html"]);
  const data = JSON.parse(strFromU8(files["dados.json"] ?? new Uint8Array()));
  expect(data.accounts).toMatchObject([{ id, email, phone: `+55${phone}` }]);
  expect(data.payments).toMatchObject([{ method: "credit-card", cardLast4: "1111", status: "paid" }]);
  expect(data.gatewayCustomers).toMatchObject([{ document: "52998224725" }]);
  for (const name of ["consents", "sessions", "proofs", "charges", "planPeriods", "deeds", "messages", "conversions"])
    expect(data[name], name).not.toEqual([]);
  const page = strFromU8(files["dados.html"] ?? new Uint8Array());
  for (const { title } of Object.values(holdings)) expect(page).toContain(`<h2>${title}</h2>`);
  expect(page).toContain(email);
  expect(page).toContain("52998224725");
  expect(page).not.toMatch(/<script|<b>Souza|undefined|\[object/);
  for (const text of [page, JSON.stringify(data)]) {
    expect(text).not.toContain("$argon2");
    expect(text).not.toContain("4111111111111111");
  }
});

test("whoever registered another's email finds nothing that its owner did with it", async ({ api, app }) => {
  const squatter = await aMember(api);
  const victim = aCardSubmission(squatter.email);
  await api("POST", "/v1/public/payment/by-email", { body: victim, from: "198.51.100.99" });
  await api("POST", "/v1/public/password-resets", { body: { username: squatter.email } });

  const headers = basic(squatter.phone, squatter.password);
  const reply = await app.inject({
    method: "POST",
    url: "/v1/account/export",
    headers,
    payload: { password: squatter.password },
  });

  const data = JSON.parse(strFromU8(unzipSync(reply.rawPayload)["dados.json"] ?? new Uint8Array()));
  for (const name of ["payments", "charges", "planPeriods", "gatewayCustomers", "deeds", "proofs"])
    expect(data[name], name).toEqual([]);
  expect(data.messages.map(({ template }: { template: string }) => template)).toEqual(["welcome"]);
  expect(JSON.stringify(data)).not.toMatch(/52998224725|198\.51\.100\.99|purchase_/);
});

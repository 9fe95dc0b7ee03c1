import type { DataExport } from "@app/contract/privacy";
import { RETENTION } from "@app/contract/retention";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import type { App } from "../../platform/http/app.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { type Api, basic, test } from "../../testing/http.ts";
import { allowingAds } from "../../testing/makers.ts";
import { aMember, aVerifiedMember } from "../../testing/members.ts";
import { personalData } from "../personal-data/personal-data.ts";
import { buildExports } from "./build-exports.ts";

const HOUR = 60 * 60_000;
type State = { current: DataExport | null };

/** Requested, built by the worker and fetched, as the page does. */
async function exportOf(
  api: Api,
  app: App,
  deps: Deps,
  { headers, password }: { headers: Record<string, string>; password: string },
) {
  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<State>("GET", "/v1/account/export", { headers });
  return app.inject({ method: "GET", url: `/v1/account/export/${body.return?.current?._id}/file`, headers });
}

test("the archive needs the password again and holds everything, machine-readable and human-readable", async ({
  api,
  app,
  deps,
}) => {
  const { headers, email, password, phone, id } = await aVerifiedMember(api, deps, {
    fullName: "Ana <b>Souza</b>",
    consent: allowingAds(),
  });
  await api("POST", "/v1/auth/payment", { headers, body: aCardSubmission(email) });
  const refused = await api("POST", "/v1/account/export", { headers, body: { password: "errada-123" } });
  expect(refused.body).toMatchObject({ error: "wrong-password" });

  const reply = await exportOf(api, app, deps, { headers, password });

  expect(reply.headers["content-type"]).toBe("application/zip");
  expect(reply.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z-]+-meus-dados-[\d-]+\.zip"$/);
  const files = unzipSync(reply.rawPayload);
  expect(Object.keys(files)).toEqual(["dados.json", "dados.html"]);
  const data = JSON.parse(strFromU8(files["dados.json"] ?? new Uint8Array()));
  expect(data.accounts).toMatchObject([{ id, email, phone: `+55${phone}` }]);
  expect(data.payments).toMatchObject([{ method: "credit-card", cardLast4: "1111", status: "paid" }]);
  expect(data.gatewayCustomers).toMatchObject([{ document: "52998224725" }]);
  for (const name of [
    "consents",
    "sessions",
    "verifications",
    "charges",
    "subscriptionPeriods",
    "auditLog",
    "messages",
    "conversions",
  ])
    expect(data[name], name).not.toEqual([]);
  const page = strFromU8(files["dados.html"] ?? new Uint8Array());
  for (const { title } of Object.values(personalData)) expect(page).toContain(`<h2>${title}</h2>`);
  expect(page).toContain(email);
  expect(page).toContain("52998224725");
  expect(page).not.toMatch(/<script|<b>Souza|undefined|\[object/);
  for (const text of [page, JSON.stringify(data)]) {
    expect(text).not.toContain("$argon2");
    expect(text).not.toContain("4111111111111111");
  }
});

test("a squatter of an e-mail finds nothing that its owner did with it", async ({ api, app, deps }) => {
  const squatter = await aMember(api);
  const victim = aCardSubmission(squatter.email);
  await api("POST", "/v1/public/payment/by-email", { body: victim, from: "198.51.100.99" });
  await api("POST", "/v1/public/password-resets", { body: { username: squatter.email } });

  const headers = basic(squatter.phone, squatter.password);
  const reply = await exportOf(api, app, deps, { headers, password: squatter.password });

  const data = JSON.parse(strFromU8(unzipSync(reply.rawPayload)["dados.json"] ?? new Uint8Array()));
  for (const name of ["payments", "charges", "subscriptionPeriods", "gatewayCustomers", "auditLog", "verifications"])
    expect(data[name], name).toEqual([]);
  expect(data.messages.map(({ template }: { template: string }) => template)).toEqual(["welcome"]);
  expect(JSON.stringify(data)).not.toMatch(/52998224725|198\.51\.100\.99|purchase_/);
});

test("one export an hour: a repeated request returns the same one, and concurrent requests create one", async ({
  api,
  deps,
  clock,
}) => {
  const { headers, password, id } = await aMember(api);
  const requestExport = async () =>
    (await api<DataExport>("POST", "/v1/account/export", { headers, body: { password } })).body.return;
  const [first, concurrent] = await Promise.all([requestExport(), requestExport()]);
  expect(first).toMatchObject({ state: "preparing", readyAt: null, bytes: null });
  expect(concurrent).toEqual(first);
  await buildExports(deps);
  expect(await requestExport()).toMatchObject({ _id: first?._id, state: "ready", bytes: expect.any(Number) });
  const [stored] = await deps.db
    .selectFrom("dataExportChunks")
    .select("bytes")
    .where("exportId", "=", first?._id ?? "")
    .execute();
  expect(stored?.bytes.includes("dados.json"), "a zip names its files in clear").toBe(false);

  clock.advance(HOUR);
  const next = await requestExport();
  expect(next).toMatchObject({ state: "preparing" });
  expect(next?._id).not.toBe(first?._id);
  const retained = await deps.db.selectFrom("dataExports").select("id").where("accountId", "=", id).execute();
  expect(retained).toEqual([{ id: next?._id }]);
  const pieces = deps.db
    .selectFrom("dataExportChunks")
    .select("position")
    .where("exportId", "=", first?._id ?? "");
  expect(await pieces.execute()).toEqual([]);
});

test("only a session of the account can fetch the file, once it is ready and until it expires", async ({
  api,
  app,
  deps,
  clock,
}) => {
  const { headers, password } = await aMember(api);
  const thirdParty = await aMember(api);
  const fileOf = async (who: Record<string, string>, exportId: string) =>
    (await app.inject({ method: "GET", url: `/v1/account/export/${exportId}/file`, headers: who })).statusCode;
  const stateOf = async () => (await api<State>("GET", "/v1/account/export", { headers })).body.return?.current?.state;
  expect(await stateOf()).toBeUndefined();
  const requested = await api<DataExport>("POST", "/v1/account/export", { headers, body: { password } });
  const id = requested.body.return?._id ?? "";
  expect([await stateOf(), await fileOf(headers, id)]).toEqual(["preparing", 404]);

  await buildExports(deps);
  expect([await stateOf(), await fileOf(headers, id)]).toEqual(["ready", 200]);
  expect(await fileOf(thirdParty.headers, id)).toBe(404);
  expect(await fileOf({}, id)).toBe(401);
  expect(await fileOf(headers, crypto.randomUUID())).toBe(404);

  clock.advance(RETENTION.export.hours * HOUR);
  expect([await stateOf(), await fileOf(headers, id)]).toEqual(["expired", 404]);
});

test("an e-mail announces that it is ready without any of its content, and only to a verified address", async ({
  api,
  deps,
  simulators,
}) => {
  const member = await aVerifiedMember(api, deps, { fullName: "Zulmira Quixabeira" });
  const claimant = await aMember(api);
  for (const { headers, password } of [member, claimant])
    await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  await sendMessages(deps);

  const about = (to: string) => simulators.messages.messages(to).filter(({ subject }) => subject?.includes("cópia"));
  expect(about(claimant.email)).toEqual([]);
  const [character] = about(member.email);
  expect(character?.text).toContain("/app/dados/baixar");
  for (const word of ["Zulmira", member.email, member.phone]) expect(character?.text).not.toContain(word);
});

test("a failing build is retried, then reported as failed", async ({ api, deps, clock }) => {
  const { headers, password } = await aMember(api);
  await api("POST", "/v1/account/export", { headers, body: { password } });
  const stateOf = async () => (await api<State>("GET", "/v1/account/export", { headers })).body.return?.current?.state;
  await sql`alter table data_export_chunks add constraint broken check (position < 0) not valid`.execute(deps.db);
  try {
    for (const state of ["preparing", "preparing", "failed"]) {
      await buildExports(deps);
      expect(await stateOf()).toBe(state);
      clock.advance(10 * 60_000);
    }
  } finally {
    await sql`alter table data_export_chunks drop constraint broken`.execute(deps.db);
  }
});

test("a copy is promised within a minute, and the next one also answers a request that failed", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aVerifiedMember(api, deps);
  const request = () =>
    api("POST", "/v1/account/export", { headers: member.headers, body: { password: member.password } });
  const promises = async () =>
    (await deps.db.selectFrom("promises").selectAll().where("kind", "=", "data-request-now").execute())
      .filter(({ accountId }) => accountId === member.id)
      .map(({ state, fulfilledAt }) => [state, fulfilledAt !== null]);
  await request();
  await request();
  expect(await promises()).toEqual([["running", false]]);
  clock.advance(2 * HOUR);
  await sweepPromises(deps);
  expect(await promises()).toEqual([["breached", false]]);
  await request();
  await buildExports(deps);
  expect(new Set(await promises())).toEqual(
    new Set([
      ["breached", true],
      ["kept", true],
    ]),
  );
});

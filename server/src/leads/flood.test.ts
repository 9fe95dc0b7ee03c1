import type { AccountOverview } from "@app/contract/account";
import { sql } from "kysely";
import { expect } from "vitest";
import { createSharedDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { openPool } from "../platform/database/db.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { type Api, test as base, basic } from "../testing/http.ts";
import { aPhone, aRegistration } from "../testing/makers.ts";
import { notifyTeam } from "./notify-team.ts";
import { findOffer, waitingLeads } from "./queries.ts";
import { recordContact } from "./record-attempt.ts";

const HOUR = 60 * 60_000;
const from = (path: string) => ({
  eventId: `lead_${crypto.randomUUID()}`,
  currentUrl: `https://prumo.example${path}`,
});

/** A node with production limits, and a team without notifications yet. */
const test = base
  .extend("pool", ({ databaseUrl }) => openPool(databaseUrl, { max: 4 }))
  .extend("deps", async ({ pool, engine, clock, databaseUrl, simulators }, { onCleanup }) => {
    const env = parseEnv({ DATABASE_URL: databaseUrl, IP_LIMIT_FACTOR: "1", ...simulators.env });
    const sharedDeps = createSharedDeps(env, pool);
    onCleanup(() => sharedDeps.db.destroy());
    await sql`truncate accounts, leads, messages, throttles, team_notifications cascade`.execute(engine.db);
    // The registration throttle has its own tests.
    const limits = { ...sharedDeps.limits, registrationThrottle: async () => undefined };
    return { ...engine, ...sharedDeps, limits, now: clock.now };
  });

/** An account whose e-mail an attacker knows. */
async function aVictim(api: Api) {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  return form;
}
const requestCall = (api: Api, body: object, path = "/lp", ip = "203.0.113.7") =>
  api<{ call?: { promisedBy: string } }>("POST", "/v1/public/register", {
    body: { ...body, conversionParams: from(path) },
    from: ip,
  });

test("ten requests for one phone make one lead and one notification", async ({ api, deps }) => {
  const victim = await aVictim(api);
  for (let time = 0; time < 10; time += 1) {
    const reply = await requestCall(api, victim);
    expect(reply.body).toMatchObject({ code: 409, error: "account-exists-lead-recorded" });
    await notifyTeam(deps);
  }

  expect(await deps.db.selectFrom("leads").select("phone").execute()).toEqual([{ phone: `+55${victim.phone}` }]);
  expect(await deps.db.selectFrom("messages").select("id").where("template", "=", "new-lead").execute()).toHaveLength(
    2,
  );
});

test("ten concurrent requests for one phone make one lead", async ({ api, deps }) => {
  const victim = await aVictim(api);
  await Promise.all(Array.from({ length: 10 }, () => requestCall(api, victim)));
  expect(await deps.db.selectFrom("leads").select("phone").execute()).toHaveLength(1);
});

test("a repeated request keeps the better offer and the earlier promise, and the account's offer is honoured", async ({
  api,
  deps,
}) => {
  const victim = await aVictim(api);
  const phone = aPhone();
  await requestCall(api, { ...victim, phone }, "/lp2");
  const newcomer = aRegistration({ phone });
  const reply = await api<{ user: { _id: string }; call: { promisedBy: string } }>("POST", "/v1/public/register", {
    body: { ...newcomer, conversionParams: from("/lp") },
  });

  const leads = await deps.db.selectFrom("leads").selectAll().where("phone", "=", `+55${phone}`).execute();
  expect(leads).toMatchObject([{ offerCents: 197_70, promise: "5-minutes", fullName: victim.fullName }]);
  expect(reply.body.return?.call.promisedBy).toBe(leads[0]?.dueAt.toISOString());
  expect(await findOffer(deps, reply.body.return?.user._id ?? "")).toBe(197_70);
});

test("an expired promise is not shown as the time of the next call", async ({ api, deps, clock }) => {
  const victim = await aVictim(api);
  const phone = aPhone();
  await requestCall(api, { ...victim, phone });
  clock.advance(72 * HOUR);
  const reply = await requestCall(api, aRegistration({ phone }));
  expect(Date.parse(reply.body.return?.call?.promisedBy ?? "")).toBeGreaterThan(deps.now().getTime());
});

test("once called, the same phone may request again", async ({ api, deps }) => {
  const victim = await aVictim(api);
  await requestCall(api, victim);
  const first = await deps.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  await recordContact(deps, { leadId: first.id, by: "Equipe", note: null });
  await requestCall(api, victim);
  expect(await deps.db.selectFrom("leads").select("id").execute()).toHaveLength(2);
});

test("a hundred false leads of one IP are all stored, and cause fewer than 60 messages to the team, overdue ones included", async ({
  api,
  deps,
  clock,
}) => {
  const victim = await aVictim(api);
  for (let time = 0; time < 100; time += 1) {
    await requestCall(api, { ...victim, phone: aPhone() });
    if (time % 10 === 0) await notifyTeam(deps);
  }
  await notifyTeam(deps);
  const notified = () =>
    deps.db
      .selectFrom("messages")
      .select("template")
      .where("recipient", "in", [deps.team.email, deps.team.whatsapp])
      .execute();

  expect(await deps.db.selectFrom("leads").select("id").execute()).toHaveLength(100);
  const first = await notified();
  expect(first.length).toBeLessThan(60);
  expect(first.filter(({ template }) => template === "leads-digest")).toHaveLength(2);

  // The first promises expire: overdue notifications share the hour's limit.
  clock.advance(72 * HOUR);
  for (let round = 0; round < 5; round += 1) await notifyTeam(deps);
  const second = (await notified()).slice(first.length);
  expect(second.length).toBeLessThan(60);
  expect(await deps.db.selectFrom("leads").select("id").where("escalatedAt", "is", null).execute()).toEqual([]);
  expect(await waitingLeads(deps)).toMatch(/^100 esperando, 100 com prazo vencido:/);
});

test("one digest an hour reports how many leads wait", async ({ api, deps, clock }) => {
  const victim = await aVictim(api);
  const digests = () =>
    deps.db
      .selectFrom("messages")
      .select("params")
      .where("template", "=", "leads-digest")
      .where("channel", "=", "email")
      .orderBy("createdAt")
      .execute();
  for (let time = 0; time < 25; time += 1) await requestCall(api, { ...victim, phone: aPhone() });
  await notifyTeam(deps);
  expect(await digests()).toMatchObject([{ params: { waiting: 25 } }]);

  await requestCall(api, { ...victim, phone: aPhone() });
  await notifyTeam(deps);
  expect(await digests()).toHaveLength(1);

  clock.advance(HOUR + 1_000);
  await notifyTeam(deps);
  expect(await digests()).toHaveLength(2);
});

test("beyond its limit an IP's leads are held for the digest, and another IP's are notified one by one", async ({
  api,
  deps,
}) => {
  const victim = await aVictim(api);
  for (let time = 0; time < 31; time += 1) await requestCall(api, { ...victim, phone: aPhone() });
  await requestCall(api, { ...victim, phone: aPhone() }, "/lp", "198.51.100.9");
  const leads = await deps.db.selectFrom("leads").select("notification").orderBy("createdAt").execute();
  expect(leads.filter(({ notification }) => notification === "held")).toHaveLength(1);
  expect(leads.at(-1)?.notification).toBe("due");
});

test("what an address sends beyond its limit is promised nothing, and breaks no promise", async ({
  api,
  deps,
  clock,
}) => {
  const victim = await aVictim(api);
  const promised = () =>
    deps.db.selectFrom("promises").select("state").where("leadId", "is not", null).orderBy("startsAt").execute();
  for (let time = 0; time < 60; time += 1) await requestCall(api, { ...victim, phone: aPhone() });
  expect(await promised()).toHaveLength(30);

  const form = aRegistration();
  const held = await requestCall(api, form);
  expect(held.body.return).not.toHaveProperty("call");
  const headers = basic(form.phone, form.password);
  expect((await api<AccountOverview>("GET", "/v1/account", { headers })).body.return?.promises).not.toContainEqual(
    expect.objectContaining({ key: "call" }),
  );

  clock.advance(72 * HOUR);
  await sweepPromises(deps);
  expect((await promised()).filter(({ state }) => state === "breached")).toHaveLength(30);
});

test("a held lead whose visitor asks again within the limit is promised the call", async ({ api, deps, clock }) => {
  const victim = await aVictim(api);
  for (let time = 0; time < 30; time += 1) await requestCall(api, { ...victim, phone: aPhone() });
  const phone = aPhone();
  await requestCall(api, { ...victim, phone });
  clock.advance(2 * HOUR);
  await requestCall(api, { ...victim, phone }, "/lp", "198.51.100.9");
  const { id } = await deps.db
    .selectFrom("leads")
    .select("id")
    .where("phone", "=", `+55${phone}`)
    .executeTakeFirstOrThrow();
  const promises = deps.db.selectFrom("promises").select("kind").where("leadId", "=", id);
  expect(await promises.execute()).toEqual([{ kind: "call-back-5min" }]);
});

test("erasing a person's messages does not reset the hour's limit", async ({ api, deps }) => {
  const victim = await aVictim(api);
  for (let time = 0; time < 20; time += 1) await requestCall(api, { ...victim, phone: aPhone() });
  await notifyTeam(deps);
  await deps.db.deleteFrom("messages").execute();
  await deps.db.deleteFrom("leads").execute();

  await requestCall(api, { ...victim, phone: aPhone() });
  await notifyTeam(deps);

  expect(await deps.db.selectFrom("messages").select("id").where("template", "=", "new-lead").execute()).toEqual([]);
});

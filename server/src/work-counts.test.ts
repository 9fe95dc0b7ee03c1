import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { aFood } from "./diary/testing/diary-records.ts";
import { authenticate } from "./identity/sessions/authenticate.ts";
import type { FairSemaphore } from "./platform/resilience/fair-semaphore.ts";
import { makePromise } from "./promises/make-promise.ts";
import { aStaffMember, assign } from "./staff/testing/a-staff-member.ts";
import { aDevice, aHealthMember } from "./sync/testing/devices.ts";
import { aRecordId } from "./sync/testing/record-ids.ts";
import { test } from "./testing/counted.ts";
import { basic } from "./testing/http.ts";
import { allowingAds, aRegistration } from "./testing/makers.ts";
import { aMember, buysByCard } from "./testing/purchases.ts";

// The number of statements is part of the contract: these counts are exact.

test("registering is one lookup, one count of emails to the inbox, and one transaction", async ({
  api,
  statements,
}) => {
  await api("POST", "/v1/public/register", { body: aRegistration({ consent: allowingAds() }) });

  expect(statements).toHaveLength(11);
  expect(statements.filter((text) => text === "begin")).toHaveLength(1);
  expect(statements.indexOf("begin")).toBe(2);
  expect(statements[1]?.trim()).toMatch(/^insert into throttles /);
  expect(statements[0]).toMatch(/^select .* from "accounts"/);
  expect(statements.at(-1)).toBe("commit");
});

test("check-email is one statement on the email's index", async ({ api, statements }) => {
  await api("POST", "/v1/public/user/check-email", { body: { email: "ninguem@example.com" } });

  expect(statements).toEqual(['select "email", "id" from "accounts" where email = any($1)']);
});

test("concurrent requests share batched statements: emails, polls, webhooks, visits", async ({
  api,
  statements,
  deps,
}) => {
  const twenty = Array.from({ length: 20 }, () => crypto.randomUUID());
  const headers = { "asaas-access-token": deps.webhookToken };
  const calls: Record<string, (mark: string) => Promise<{ status: number }>> = {
    emails: (mark) => api("POST", "/v1/public/user/check-email", { body: { email: `${mark}@example.com` } }),
    polls: (mark) => api("GET", `/v1/public/payment-lookup/${mark}`),
    visits: (mark) =>
      api("POST", `/v1/public/${brand.slug}/track-conversion`, { body: { eventName: "PageView", uniqueId: mark } }),
    webhooks: (mark) => api("POST", "/v1/webhooks/asaas", { body: { id: mark, event: "PAYMENT_CREATED" }, headers }),
  };
  const counted: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    statements.length = 0;
    await Promise.all(twenty.map(call));
    counted[name] = statements.length;
  }

  expect(counted).toEqual({ emails: 1, polls: 1, visits: 1, webhooks: 4 });
  const stored = await deps.db.selectFrom("webhookEvents").select("eventId").where("eventId", "in", twenty).execute();
  expect(stored).toHaveLength(20);
});

test("storing a visit's event is one statement", async ({ api, statements }) => {
  const event = { eventName: "PageView", uniqueId: crypto.randomUUID(), consent: allowingAds() };
  await api("POST", `/v1/public/${brand.slug}/track-conversion`, { body: event });

  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatch(/^with incoming as .* insert into conversions /);
});

test("a session token is one lookup", async ({ api, statements }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const headers = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${form.phone}:${secret}`).toString("base64")}`,
  });
  const opened = await api<{ token: string }>("POST", "/v1/auth/sessions", { headers: headers(form.password) });
  statements.length = 0;

  await api("GET", "/v1/auth/sessions", { headers: headers(opened.body.return?.token ?? "") });

  expect(statements.filter((text) => text.includes('"sessions" as "s"'))).toHaveLength(1);
  expect(statements).toHaveLength(2);
});

test("refusing a password is the same work for a known account and for an unknown one", async ({
  api,
  statements,
  deps,
}) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  let hashes = 0;
  const hashing: FairSemaphore = { run: (ip, work) => ((hashes += 1), deps.hashing.run(ip, work)) };
  const refuse = async (username: string) => {
    statements.length = hashes = 0;
    await expect(
      authenticate({ ...deps, hashing }, { username, secret: "errada-123", ip: "198.51.100.7" }),
    ).rejects.toThrow("senha incorretos");
    return { hashes, statements: [...statements] };
  };

  const known = await refuse(form.phone);
  expect(known.hashes).toBe(1);
  expect(await refuse("11900000000")).toEqual(known);
});

test("the account's home is the session and seven statements, its promises six however many", async ({
  api,
  statements,
  deps,
  asaas,
}) => {
  void asaas;
  const member = await aMember(deps);
  await buysByCard(deps, member);
  const opened = await api<{ token: string }>("POST", "/v1/auth/sessions", { headers: member.headers });
  const headers = basic(member.phone, opened.body.return?.token ?? "");
  const promise = { accountId: member.accountId, kind: "provisional-plan" } as const;
  const { id: nutri } = await aStaffMember(deps);
  await assign(deps, nutri, member.accountId, "nutri");
  for (const subject of ["assessment-1", "assessment-2", "assessment-3"])
    await makePromise(deps, deps.db, { ...promise, subject });
  statements.length = 0;

  await api("GET", "/v1/account", { headers });
  expect(statements).toHaveLength(8);
  statements.length = 0;

  await api("GET", "/v1/account/promises", { headers });
  expect(statements).toHaveLength(7);
  statements.length = 0;

  await api("GET", "/v1/account/payments", { headers });
  expect(statements).toHaveLength(5);
});

test("syncing 200 weights is one transaction of seven statements, a food of eight; a replay three, a quiet pull one", async ({
  api,
  statements,
  deps,
}) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const batch = Array.from({ length: 200 }, () => phone.put(aRecordId(), { at: "2026-11-10T10:00:00.000Z", kg: 80 }));
  const inTransaction = async (send: () => Promise<unknown>) => {
    statements.length = 0;
    await send();
    const begin = statements.findIndex((text) => /^(begin|start transaction)\b/.test(text));
    return statements.slice(begin + 1, statements.lastIndexOf("commit")).map((text) => text.split(" ", 1)[0]);
  };
  await phone.sync();

  expect(await inTransaction(() => phone.sync(...batch))).toEqual([
    "select", // the head, locked
    "select", // the consent
    "select", // the touched records
    "insert",
    "update", // the head
    "select", // the clocks that wait for a sign of the member
    "select", // the changes of the kind that changed
  ]);
  expect(await inTransaction(() => phone.sync(...batch))).toEqual(Array(3).fill("select"));
  expect(await inTransaction(() => phone.sync())).toEqual(["select"]);
  const syncAFood = () => {
    const [kind, id, fields] = aFood();
    return phone.sync(phone.put(id, fields, kind));
  };
  await syncAFood();
  expect((await inTransaction(syncAFood)).slice(3, 5)).toEqual(["insert", "insert"]); // the entry, the sums of its day
  expect(await inTransaction(syncAFood)).toHaveLength(8);
});

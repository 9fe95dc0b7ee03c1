import { randomUUID } from "node:crypto";
import type { PaymentView } from "@app/contract/checkout";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { parsePaymentId } from "../checkout/payments/payment-id.ts";
import { reconcileLedger } from "../checkout/reconciliation/reconcile-ledger.ts";
import { createSharedDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { openPool } from "../platform/database/db.ts";
import { aBuyer, aPixSubmission } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import { aMember } from "../testing/members.ts";

const OLD_KEY = "the key that was current until today; long enough";
const NEW_KEY = "the key that is current from today on; long enough";

/** Nodes on one database: before the rotation, after it, and after it without the old key. */
const test = base.extend("nodes", async ({ deps, databaseUrl, simulators }, { onCleanup }) => {
  const pool = openPool(databaseUrl, { max: 4, name: "rotation" });
  const closers: (() => Promise<void>)[] = [];
  const node = async (keys: NodeJS.ProcessEnv) => {
    const env = parseEnv({ DATABASE_URL: databaseUrl, IP_LIMIT_FACTOR: "100", ...simulators.env, ...keys });
    const nodeDeps = { ...createSharedDeps(env, pool), log: deps.log, jobs: deps.jobs, now: deps.now };
    const { app } = await createApp(nodeDeps);
    closers.push(async () => {
      await app.close();
      nodeDeps.mailer.close();
    });
    const api = async (method: "GET" | "POST", url: string, body?: object) => {
      const reply = await app.inject({ method, url, ...(body && { payload: body }) });
      const { return: payment } = reply.json<{ return: PaymentView | null }>();
      return { status: reply.statusCode, return: payment };
    };
    return { deps: nodeDeps, api };
  };
  onCleanup(async () => {
    for (const close of closers) await close();
    await pool.end();
  });
  return {
    before: await node({ SECRET_KEY: OLD_KEY }),
    after: await node({ SECRET_KEY: NEW_KEY, SECRET_KEYS_OLD: OLD_KEY }),
    without: await node({ SECRET_KEY: NEW_KEY }),
  };
});

const tokenIn = (link: string) => [...new URL(link).searchParams.values()][0] ?? "";

test("links and codes sent before a rotation work after it, and not without the old key", async ({
  api,
  deps,
  nodes,
}) => {
  const { before, after, without } = nodes;
  const [byLink, byCode] = [await aMember(api), await aMember(api)];
  const verificationOf = async ({ headers, email }: typeof byLink) => {
    await api("POST", "/v1/auth/verifications", { headers, body: { channel: "email" } });
    const verifications = deps.db.selectFrom("verifications").select("id").where("address", "=", email);
    return (await verifications.orderBy("createdAt", "desc").executeTakeFirstOrThrow()).id;
  };
  const confirm = "/v1/public/verifications/confirm";

  const token = tokenIn(before.deps.links.verificationLink(await verificationOf(byLink)));
  expect(await without.api("POST", confirm, { token, password: byLink.password })).toMatchObject({ status: 422 });
  expect(await after.api("POST", confirm, { token, password: byLink.password })).toMatchObject({ status: 200 });

  const code = before.deps.links.verificationCode(await verificationOf(byCode));
  const typed = { username: byCode.email, code, password: byCode.password };
  expect(await without.api("POST", confirm, typed)).toMatchObject({ status: 422 });
  expect(await after.api("POST", confirm, typed)).toMatchObject({ status: 200 });

  const unsubscribeToken = tokenIn(before.deps.links.unsubscribeLink(byLink.id));
  expect(await without.api("POST", `/v1/public/unsubscribe?a=${unsubscribeToken}`)).toMatchObject({ status: 422 });
  expect((await after.api("POST", `/v1/public/unsubscribe?a=${unsubscribeToken}`)).status).toBe(200);
});

test("a PIX paid before the rotation and lost with the database is reconciled after it", async ({
  asaas,
  deps,
  nodes,
}) => {
  const { before, after, without } = nodes;
  const [{ email, accountId }] = [await aBuyer(deps), await aBuyer(deps)];
  const body = aPixSubmission(email);
  const payment = (await before.api("POST", "/v1/public/payment/by-email", body)).return;
  asaas.pay({ gatewayId: payment?.gatewayId ?? "" });
  await sql`truncate payments cascade`.execute(deps.db);

  const options = { since: new Date(Date.now() - 3_600_000), repair: true, refunds: new Set<string>() };
  expect((await reconcileLedger(without.deps, options)).findings).toMatchObject([{ kind: "orphan", done: null }]);
  expect((await reconcileLedger(after.deps, options)).findings).toMatchObject([
    { kind: "missing-payment", done: "repaired" },
  ]);
  expect(await deps.db.selectFrom("payments").select(["id", "accountId", "via"]).execute()).toEqual([
    { id: payment?._id, accountId, via: "email" },
  ]);
});

test("a payment id that two keys decode to two accounts is assigned to neither", async ({ asaas, deps, nodes }) => {
  const { before, after } = nodes;
  const { email } = await aBuyer(deps);
  const payment = (await before.api("POST", "/v1/public/payment/by-email", aPixSubmission(email))).return;
  asaas.pay({ gatewayId: payment?.gatewayId ?? "" });
  await sql`truncate payments cascade`.execute(deps.db);
  // A collision by chance needs 2^61 accounts: the account that the new key decodes is inserted by hand.
  const [decoded] = parsePaymentId(after.deps.keyRing, payment?._id ?? "");
  const twin = {
    fullName: "Bia Lima",
    email: `${randomUUID()}@example.com`,
    countryCode: "+55",
    createdAt: deps.now(),
  };
  await deps.db
    .insertInto("accounts")
    .values({ id: decoded?.to ?? "", ...twin })
    .execute();

  const options = { since: new Date(Date.now() - 3_600_000), repair: true, refunds: new Set<string>() };
  expect((await reconcileLedger(after.deps, options)).findings).toMatchObject([{ kind: "orphan", done: null }]);
});

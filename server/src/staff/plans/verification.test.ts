import type { PlanChangesView, verifyPlan } from "@app/contract/plan-publication";
import { DELETION_WORD, type Deleted } from "@app/contract/privacy";
import { recordId } from "@app/engine/sync/record-id";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { findPlan } from "../../plans/plan-store.ts";
import { sealedPlans } from "../../plans/sealed-plan.ts";
import { verifyVersion } from "../../plans/signing/verify-version.ts";
import { openedPlan, versionsOf } from "../../plans/testing/plans.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { applyRetention } from "../../privacy/erasure/apply-retention.ts";
import { findPseudonym } from "../../privacy/testing/find-pseudonym.ts";
import { aDevice } from "../../sync/testing/devices.ts";
import { type Api, test } from "../../testing/http.ts";
import { killAtEachStatement } from "../../testing/killed.ts";
import { signPlanHalf } from "./signing.ts";
import { aPlanToEdit } from "./testing/a-plan-to-edit.ts";
import { currentOf, REASON, signersOf, withEarlyDinner } from "./testing/signing.ts";

type Verified = ReturnOf<typeof verifyPlan>;
const KEPT = "Está funcionando: seguimos assim por mais duas semanas.";
const DAY = 24 * 3_600_000;

async function aSignedPlan(api: Api, deps: Deps) {
  const plan = await aPlanToEdit(deps);
  const calls = signersOf(api, deps, plan);
  await calls.write("diet", { change: withEarlyDinner });
  await calls.write("training", { kept: KEPT });
  await calls.sign("diet");
  await calls.sign("training");
  const { code } = await currentOf(deps, plan.accountId);
  return { ...plan, ...calls, code: code ?? "" };
}

const verify = (api: Api, code: string) => api<Verified>("GET", `/v1/public/verify/${encodeURIComponent(code)}`);

/** As somebody with the owner's rights could: no trigger sees it. */
async function tamper({ db }: Deps, statement: ReturnType<typeof sql>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });
}

test("a code says who signed and when, however it is typed, and nothing of the member", async ({ api, deps }) => {
  const plan = await aSignedPlan(api, deps);
  const { body } = await verify(api, plan.code.toLowerCase().replaceAll("-", " "));
  expect(body.return).toMatchObject({
    code: plan.code,
    version: 2,
    kind: "definitive",
    isIntact: true,
    isInForce: true,
  });
  expect(body.return?.signers).toMatchObject([
    { half: "diet", act: "signed", registration: "CRN-3 00000", registryUrl: expect.stringContaining("cfn.org.br") },
    {
      half: "training",
      act: "signed",
      registration: "CREF 00000",
      registryUrl: expect.stringContaining("confef.org.br"),
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${plan.accountId}|kcal|${plan.nutri.id}`));
  for (const wrong of ["7K4M-2Q9X-11RT", "UUUU-UUUU-UUUU"])
    expect((await verify(api, wrong)).body.error).toBe("plan-code-unknown");
});

/** What somebody with the owner's rights might change. */
const TAMPERED: [string, (deps: Deps, accountId: string) => Promise<void>][] = [
  [
    "the document",
    (deps, accountId) =>
      reseal(deps, accountId, (content) => ({ ...content, document: { ...content.document, reviewOn: "2027-01-01" } })),
  ],
  [
    "a reason",
    (deps, accountId) =>
      reseal(deps, accountId, ({ changes, ...content }) => ({
        ...content,
        ...(changes && {
          changes: {
            ...changes,
            changes: changes.changes.map((change) => ({ ...change, reason: { ...REASON, text: "Outro motivo." } })),
          },
        }),
      })),
  ],
  [
    "a signer's name",
    (deps, id) => tamper(deps, sql`update plan_signatures set name = 'Outra' where account_id = ${id}`),
  ],
  [
    "when it was signed",
    (deps, id) => tamper(deps, sql`update plan_signatures set at = now() where account_id = ${id}`),
  ],
  [
    "a half's hash",
    (deps, id) =>
      tamper(deps, sql`update plan_signatures set half_hash = sha256('x') where account_id = ${id} and half = 'diet'`),
  ],
  [
    "a signature that is gone",
    (deps, id) => tamper(deps, sql`delete from plan_signatures where account_id = ${id} and half = 'diet'`),
  ],
  [
    "the version's hash",
    (deps, id) =>
      tamper(deps, sql`update plan_versions set hash = sha256('x') where account_id = ${id} and version = 2`),
  ],
  [
    "the version before",
    (deps, id) =>
      tamper(deps, sql`update plan_versions set hash = sha256('x') where account_id = ${id} and version = 1`),
  ],
  [
    "the sealed bytes",
    (deps, id) =>
      tamper(
        deps,
        sql`update plan_versions set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where account_id = ${id} and version = 2`,
      ),
  ],
];

async function reseal(
  deps: Deps,
  accountId: string,
  change: (content: ReturnType<typeof openedPlan>) => ReturnType<typeof openedPlan>,
) {
  const [, row] = await versionsOf(deps, accountId);
  const content = change(openedPlan(deps, row));
  const sealed = sealedPlans.seal(
    deps.keyRing.encryption("health-data"),
    { accountId, version: content.document.version },
    content,
  );
  await tamper(deps, sql`update plan_versions set sealed = ${sealed} where account_id = ${accountId} and version = 2`);
}

/** The rows as they are, and a way back to them. */
async function remember(deps: Deps, accountId: string): Promise<() => Promise<void>> {
  const { rows } = await sql<{ versions: string; signatures: string }>`select
    (select jsonb_agg(to_jsonb(p))::text from plan_versions p where account_id = ${accountId}) as versions,
    (select jsonb_agg(to_jsonb(s))::text from plan_signatures s where account_id = ${accountId}) as signatures`.execute(
    deps.db,
  );
  const { versions = "", signatures = "" } = rows[0] ?? {};
  return async () => {
    await tamper(deps, sql`delete from plan_versions where account_id = ${accountId}`);
    await tamper(deps, sql`delete from plan_signatures where account_id = ${accountId}`);
    await tamper(
      deps,
      sql`insert into plan_versions select * from jsonb_populate_recordset(null::plan_versions, ${versions})`,
    );
    await tamper(
      deps,
      sql`insert into plan_signatures select * from jsonb_populate_recordset(null::plan_signatures, ${signatures})`,
    );
  };
}

test("whatever is changed behind the application shows", async ({ api, deps }) => {
  const { accountId, code } = await aSignedPlan(api, deps);
  const restore = await remember(deps, accountId);
  for (const [what, change] of TAMPERED) {
    expect([what, (await verifyVersion(deps, code)).isIntact]).toEqual([what, true]);
    await change(deps, accountId);
    expect([what, (await verifyVersion(deps, code)).isIntact]).toEqual([what, false]);
    await restore();
  }
});

test("another code leads to no plan, or not to an intact one", async ({ api, deps }) => {
  const { accountId, code } = await aSignedPlan(api, deps);
  await tamper(
    deps,
    sql`update plan_versions set code = '0000-0000-0001' where account_id = ${accountId} and version = 2`,
  );
  expect((await verify(api, code)).body.error).toBe("plan-code-unknown");
  expect((await verify(api, "0000-0000-0001")).body.return?.isIntact).toBe(false);
});

test("the database refuses to change a signature", async ({ api, deps }) => {
  const { accountId } = await aSignedPlan(api, deps);
  const own = sql`account_id = ${accountId}`;
  await expect(sql`update plan_signatures set name = 'Outra' where ${own}`.execute(deps.db)).rejects.toThrow(
    "append-only",
  );
  await expect(sql`delete from plan_signatures where ${own}`.execute(deps.db)).rejects.toThrow("append-only");
  await expect(sql`truncate plan_signatures`.execute(deps.db)).rejects.toThrow("append-only");
});

test("killed before any of its statements, publishing leaves the old plan or the new one", {
  timeout: 180_000,
}, async ({ api, deps, databaseUrl }) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  await sign("diet");
  const staff = await deps.db
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", plan.trainer.id)
    .executeTakeFirstOrThrow();
  const signing = {
    memberId: plan.accountId,
    half: "training" as const,
    key: crypto.randomUUID(),
    revision: 1,
    session: {
      staff: { ...staff, role: "treinador" as const, registrationExpiresOn: "2099-12-31" },
      confirmedWith: "totp" as const,
    },
    ip: null,
  };
  const traces = async () => {
    const { rows } = await sql<{ text: string }>`select concat_ws(' ',
      (select count(*) from plan_versions where account_id = ${plan.accountId}),
      (select count(*) from plan_signatures where account_id = ${plan.accountId}),
      (select count(*) from plan_drafts where account_id = ${plan.accountId} and sealed is not null),
      (select count(*) from messages where account_id = ${plan.accountId} and template = 'plan-signed'),
      (select count(*) from promises where account_id = ${plan.accountId} and kind like 'fortnightly%'),
      (select count(*) from staff_audit where account_id = ${plan.accountId} and action = 'plan.publish')) as text`.execute(
      deps.db,
    );
    return rows[0]?.text;
  };
  const killed = await killAtEachStatement(
    databaseUrl,
    (db) => signPlanHalf({ ...deps, db }, signing),
    async () => expect(["1 0 2 0 0 0", "2 2 0 1 2 1"]).toContain(await traces()),
  );
  expect(killed).toBeGreaterThan(20);
  expect(await traces()).toBe("2 2 0 1 2 1");
});

test("with the account stay the signed version and its signatures, for the legal time", async ({
  api,
  deps,
  clock,
}) => {
  const { headers, password, code } = await aSignedPlan(api, deps);
  clock.advance(8 * DAY);
  const body = { password, word: DELETION_WORD, giveUpPlan: true };
  const reply = await api<Deleted>("POST", "/v1/account/deletion", { headers, body });
  const pseudonym = await findPseudonym(deps, reply.body.return?.referenceNumber);
  const rows = await versionsOf(deps, pseudonym);
  expect(rows.map(({ kind, sealed }) => [kind, sealed !== null])).toEqual([
    ["provisional", false],
    ["definitive", true],
  ]);
  expect((await verify(api, code)).body.return).toMatchObject({ isIntact: true, isInForce: false });
  clock.advance(20.1 * 366 * DAY);
  // By the database's clock, which the test's does not move, the audit log is young.
  await sql`alter table staff_audit disable trigger staff_audit_append_only`.execute(deps.db);
  await applyRetention(deps);
  expect(await versionsOf(deps, pseudonym)).toEqual([]);
  const left = await deps.db.selectFrom("planSignatures").select("key").where("accountId", "=", pseudonym).execute();
  expect(left).toEqual([]);
});

test("the member reads what changed and why; lasting swaps go on where they still fit", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { diet } = plan.document;
  const item =
    diet?.method === "foods"
      ? diet.days[0]?.meals.flatMap(({ items }) => items).find(({ swaps }) => swaps.length > 0)
      : undefined;
  const takes = item?.swaps[0]?.food ?? "";
  const choice = { plan: 1, part: item?.id ?? "", takes, day: null };
  const phone = aDevice(api, plan.headers, deps.now);
  await phone.sync(phone.put(recordId("swap", 1, choice.part, "always"), { choice }, "swap"));
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  await sign("diet");
  await sign("training");
  const { changes } = await aDevice(api, plan.headers, deps.now).sync();
  const choices = changes.filter(({ kind }) => kind === "swap").map(({ fields }) => fields["choice"]);
  expect(choices).toEqual([choice, { ...choice, plan: 2 }]);

  const url = "/v1/account/plan/versions/2/changes";
  const { body } = await api<PlanChangesView>("GET", url, { headers: plan.headers });
  expect(body.return).toMatchObject({
    version: 2,
    isInForce: true,
    previous: { version: 1, isInForce: false },
    headline: expect.stringMatching(/^Mudamos \d+ coisas?, e por quê\.$/),
    kept: [{ half: "training", reason: KEPT }],
    keptSwaps: 1,
    lostSwaps: [],
    signers: [{ half: "diet" }, { half: "training" }],
  });
  expect(body.return?.changes[0]).toMatchObject({ half: "diet", reason: REASON.text, source: "Pedido seu" });
  const first = await api<PlanChangesView>("GET", "/v1/account/plan/versions/1/changes", { headers: plan.headers });
  expect(first.body.return).toMatchObject({ previous: null, changes: [], code: null, signers: [] });
  const none = await api("GET", "/v1/account/plan/versions/3/changes", { headers: plan.headers });
  expect(none.status).toBe(404);
  expect(await findPlan(deps.db, deps.keyRing.encryption("health-data"), plan.accountId)).toMatchObject({ version: 2 });
});

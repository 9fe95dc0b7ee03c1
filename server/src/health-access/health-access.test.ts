import { randomUUID } from "node:crypto";
import type { HealthAccesses, HealthAccessFilter } from "@app/contract/health-access";
import { DELETION_WORD, type Deleted } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import { inTransaction } from "../platform/database/db.ts";
import { pagesOf } from "../privacy/personal-data-store.ts";
import { findPseudonym } from "../privacy/testing/find-pseudonym.ts";
import { test as base } from "../testing/http.ts";
import { aMember } from "../testing/members.ts";
import type { HealthAccessInput } from "./health-access.ts";
import { recordHealthAccess, recordListing } from "./record-health-access.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const test = base
  .extend("member", ({ api }) => aMember(api))
  .extend("looks", ({ deps, clock, member }) => async (access: Partial<HealthAccessInput> = {}) => {
    clock.advance(MINUTE);
    return inTransaction(deps.db, (tx) =>
      recordHealthAccess(deps, tx, {
        accountId: member.id,
        actorName: "Helena Prado",
        role: "nutritionist",
        subjects: ["reviews", "diary"],
        reason: "review",
        seconds: 360,
        ...access,
      }),
    );
  })
  .extend("list", ({ api, member }) => async (query: { before?: string | null; only?: HealthAccessFilter } = {}) => {
    const { before, only } = query;
    const search = new URLSearchParams({ ...(before ? { before } : {}), ...(only ? { only } : {}) });
    const { body } = await api<HealthAccesses>("GET", `/v1/account/health-accesses?${search.toString()}`, {
      headers: member.headers,
    });
    if (!body.return) throw new Error(`no list: ${body.message}`);
    return body.return;
  });

test("nobody has looked yet", async ({ api, list }) => {
  expect(await list()).toEqual({
    items: [],
    next: null,
    recent: { looks: 0, people: 0, hasMachine: false, outside: 0 },
  });
  expect((await api("GET", "/v1/account/health-accesses")).status).toBe(401);
});

test("a member reads who looked, for how long, at what and why; another member's looks stay theirs", async ({
  api,
  list,
  looks,
}) => {
  const { id } = await looks();
  expect((await list()).items).toEqual([
    {
      _id: id,
      at: expect.any(String),
      name: "Helena Prado",
      role: "nutritionist",
      roleText: "nutricionista",
      seconds: 360,
      what: "Revisão da semana e diário",
      why: "Para responder a sua revisão",
      isBreakGlass: false,
    },
  ]);
  const { headers } = await aMember(api);
  const others = await api<HealthAccesses>("GET", "/v1/account/health-accesses", { headers });
  expect(others.body.return?.items).toEqual([]);
});

test("a long list is read in pages, newest first, each look once", async ({ list, looks }) => {
  const ids: string[] = [];
  for (let count = 0; count < 65; count += 1) ids.unshift((await looks()).id);
  const read: string[] = [];
  let before: string | null = null;
  do {
    const page = await list({ before });
    read.push(...page.items.map(({ _id }) => _id));
    before = page.next;
  } while (before);
  expect(read).toEqual(ids);
  expect((await list({ before: "nonsense" })).items[0]?._id).toBe(ids[0]);
});

test("a place on the team's lists is read like any look, whoever lists", async ({ deps, member, list }) => {
  for (let count = 0; count < 20; count += 1)
    await recordListing(deps, {
      actorId: randomUUID(),
      actorName: "Helena Prado",
      role: "nutritionist",
      accountIds: [member.id],
    });
  const { items } = await list();
  expect(items).toHaveLength(20);
  expect(new Set(items.map(({ why }) => why))).toEqual(new Set(["Na lista de trabalho"]));
});

test("looks are counted by person, and filtered by who looked", async ({ clock, list, looks }) => {
  await looks({ actorName: "Rafael Nunes", role: "trainer", subjects: ["levels"], reason: "acknowledgement" });
  clock.advance(31 * DAY);
  await looks();
  await looks();
  await looks({ actorName: "Assistente", role: "assistant", subjects: ["plan"], reason: "message", seconds: null });
  await looks({ actorName: "Camila Rocha", isBreakGlass: true, subjects: ["answers"], reason: "on-call" });

  const all = await list();
  expect(all.recent).toEqual({ looks: 4, people: 2, hasMachine: true, outside: 1 });
  expect(all.items.map(({ name }) => name)).toEqual([
    "Camila Rocha",
    "Assistente",
    "Helena Prado",
    "Helena Prado",
    "Rafael Nunes",
  ]);
  const names = async (only: HealthAccessFilter) => (await list({ only })).items.map(({ name }) => name);
  expect(await names("machine")).toEqual(["Assistente"]);
  expect(await names("outside")).toEqual(["Camila Rocha"]);
  expect(await names("people")).toEqual(["Camila Rocha", "Helena Prado", "Helena Prado", "Rafael Nunes"]);
});

test("the database refuses to change, delete or empty the log; a look is closed once", async ({ deps, looks }) => {
  const { id } = await looks({ seconds: null });
  const where = sql`where id = ${id}`;
  const refused = [
    sql`update health_accesses set actor_name = 'Outra' ${where}`,
    sql`update health_accesses set account_id = gen_random_uuid() ${where}`,
    sql`update health_accesses set is_break_glass = true ${where}`,
    sql`delete from health_accesses ${where}`,
    sql`truncate health_accesses`,
  ];
  for (const statement of refused) await expect(statement.execute(deps.db)).rejects.toThrow("append-only");
  await sql`update health_accesses set seconds = 40 ${where}`.execute(deps.db);
  await expect(sql`update health_accesses set seconds = 1 ${where}`.execute(deps.db)).rejects.toThrow("append-only");
});

test("the export has every look; deleting the account keeps them, and says so before", async ({
  api,
  deps,
  member,
  looks,
}) => {
  const { headers, password } = member;
  type Retained = { retained: { what: string }[] };
  const preview = async () =>
    (await api<Retained>("GET", "/v1/account/deletion", { headers })).body.return?.retained.map(({ what }) => what);
  const kept = "Registro de quem viu os seus dados de saúde";
  expect(await preview()).not.toContain(kept);
  const { id } = await looks();
  const person = { accountId: member.id, verifiedEmail: null, verifiedPhone: null };
  const exported = await inTransaction(
    deps.db,
    async (tx) => (await pagesOf(tx, "healthAccesses", person).next()).value,
  );
  expect(exported).toMatchObject([{ id, actorName: "Helena Prado", subjects: ["reviews", "diary"] }]);

  expect(await preview()).toContain(kept);
  const body = { password, word: DELETION_WORD };
  const reply = await api<Deleted>("POST", "/v1/account/deletion", { headers, body });
  expect(reply.status).toBe(200);
  const rowsOf = (accountId: string) =>
    deps.db.selectFrom("healthAccesses").selectAll().where("accountId", "=", accountId).execute();
  expect(await rowsOf(member.id)).toEqual([]);
  const rows = await rowsOf(await findPseudonym(deps, reply.body.return?.referenceNumber));
  expect(rows).toMatchObject([{ id, retainedSince: expect.any(Date) }]);
});

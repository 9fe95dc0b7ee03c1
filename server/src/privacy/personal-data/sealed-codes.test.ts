import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { askSign } from "../../intake/reported-signs/ask-sign.ts";
import { giveConsent, save } from "../../intake/testing/answering.ts";
import { listVersions } from "../../plans/queries.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { sweepAttention } from "../../staff/queue/sweep-attention.ts";
import { aStaffMember, assign } from "../../staff/testing/a-staff-member.ts";
import { test } from "../../testing/http.ts";
import { pagesOf, type Row } from "../personal-data-store.ts";
import { openSealed } from "./open-sealed.ts";

const EGGS = { s12: { items: ["ovo"], other: "", severe: false } };
const TABLES = ["reportedSigns", "planWithdrawals", "attention"] as const;

/** Every row of a table as a copy of the database shows it. */
async function dumpOf(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
  return rows.map(({ row }) => row).join("\n");
}

test("a sign told to the assistant, the reasons of a withdrawal and what the queue says of them stand in no copy of the database, and open for the member", async ({
  deps,
}) => {
  const { accountId } = await aPlannedMember(deps);
  for (const role of ["nutri", "treinador"] as const)
    await assign(deps, (await aStaffMember(deps, { role })).id, accountId, role);
  await save(deps, accountId, EGGS);
  await sweepAttention(deps);
  await askSign(deps, deps.db, { accountId, id: randomUUID(), rowCode: "R02_GRAVIDA" });
  expect(await dumpOf(deps.db, "planWithdrawals")).toMatch(/answers/);
  expect(await dumpOf(deps.db, "planWithdrawals")).not.toMatch(/allergy|diet-row/);
  expect(await dumpOf(deps.db, "reportedSigns")).toContain(accountId);
  expect(await dumpOf(deps.db, "reportedSigns")).not.toMatch(/GRAVIDA/);

  expect(await dumpOf(deps.db, "attention")).toMatch(/withdrawn/);
  expect(await dumpOf(deps.db, "attention")).not.toMatch(/alergia/);

  const encryption = deps.keyRing.encryption("health-data");
  const rows: Row[] = [];
  await inTransaction(deps.db, async (tx) => {
    for (const table of TABLES)
      for await (const page of pagesOf(tx, table, { accountId, verifiedEmail: null, verifiedPhone: null }))
        rows.push(...page.map((row) => openSealed(encryption, table, row)));
  });
  expect(rows).toMatchObject([
    { rowCode: "R02_GRAVIDA" },
    { reasons: ["allergy", "diet-row"], source: "answers" },
    { reported: { cause: expect.stringMatching(/alergia/) } },
    {},
  ]);
});

test("with the consent to health data go the reasons of what no professional signed; that it was withdrawn stays", async ({
  deps,
}) => {
  const { accountId } = await aPlannedMember(deps);
  await save(deps, accountId, EGGS);
  await giveConsent(deps, accountId, "health-data", false);
  const versions = await listVersions(deps, deps.db, accountId);
  expect(versions.find(({ version }) => version === 1)?.withdrawal).toMatchObject({ reasons: [], source: "answers" });
});

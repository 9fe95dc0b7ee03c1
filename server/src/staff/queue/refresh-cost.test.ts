import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { test } from "../../testing/counted.ts";
import { aMemberToRead } from "../members/testing/a-member-to-read.ts";
import { seedMembers } from "../testing/many-members.ts";
import { gatherFacts } from "./gather-facts.ts";
import { refreshMembers } from "./refresh-members.ts";

/** Four weeks in which the weight rises, against a plan that loses. */
async function gains({ db, now }: Deps, accountId: string): Promise<void> {
  await sql`
    update intake_assessments set decided_at = decided_at - interval '40 days', completed_at = completed_at - interval '40 days'
    where account_id = ${accountId}`.execute(db);
  await sql`
    insert into weights (account_id, id, at, at_hlc, kg, kg_hlc, is_contested, rev, saved_at)
    select ${accountId}::uuid, gen_random_uuid(), ${now()}::timestamptz - day * interval '1 day', gen_random_uuid(),
      90 - day * 0.1, gen_random_uuid(), false, 1000 + day, ${now()}
    from generate_series(1, 28) as day`.execute(db);
}

test("reading members anew is as many statements for one as for many", { timeout: 120_000 }, async ({
  deps,
  databaseUrl,
  statements,
}) => {
  await seedMembers(databaseUrl, { professionals: 2, membersEach: 60 });
  const seeded = await deps.db.selectFrom("accounts").select("id").orderBy("id").execute();
  const real: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    const { accountId } = await aMemberToRead(deps, {});
    await gains(deps, accountId);
    real.push(accountId);
  }
  const facts = await gatherFacts(deps, deps.db, real);
  expect(facts.map((gathered) => gathered.facts.drift?.side)).toEqual(["above", "above", "above"]);

  const count = async (accountIds: readonly string[]) => {
    // The second time, so that nothing is assigned or done for the first time.
    for (let time = 0; time < 2; time += 1) {
      statements.length = 0;
      await inTransaction(deps.db, (tx) => refreshMembers(deps, tx, accountIds));
    }
    return statements.length;
  };
  const [one = ""] = real;
  const few = await count([one]);
  expect(await count([...real, ...seeded.map(({ id }) => id)].toSorted())).toBe(few);
});

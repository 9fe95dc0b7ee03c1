import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../testing/counted.ts";
import { professionalSql, seedMembers } from "../testing/many-members.ts";
import { listMembers } from "./list-members.ts";

test("a list of 500 members and a search in it are six statements each", { timeout: 120_000 }, async ({
  deps,
  databaseUrl,
  statements,
}) => {
  await seedMembers(databaseUrl, { professionals: 1, membersEach: 500 });
  const { rows } = await sql<{ id: string }>`select ${sql.raw(professionalSql("nutri", 0))} as id`.execute(deps.db);
  const staffId = rows[0]?.id ?? "";
  const listed = async (name?: string) => {
    statements.length = 0;
    const { members } = await listMembers(deps, { staffId, name });
    return { members, statements: statements.length };
  };

  const all = await listed();
  expect(all.members).toHaveLength(50);
  expect(all.members[0]).toMatchObject({ name: "Membro 0", access: "active", diet: "A", training: "A" });
  expect(all.statements).toBeLessThanOrEqual(6);

  const found = await listed("membró 49");
  expect(found.members.map(({ name }) => name)).toEqual(
    ["49", ...Array.from({ length: 10 }, (_, digit) => `49${digit}`)].map((number) => `Membro ${number}`),
  );
  expect(found.statements).toBeLessThanOrEqual(6);
});

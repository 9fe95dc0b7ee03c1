import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../testing/test.ts";
import { openQueue, seedMembers } from "../testing/many-members.ts";
import { sweepAttention } from "./sweep-attention.ts";

test("a queue is one read of its index, whatever the number of members", { timeout: 120_000 }, async ({
  deps,
  databaseUrl,
}) => {
  await seedMembers(databaseUrl, { professionals: 8, membersEach: 50 });
  await sweepAttention(deps);
  await sql`vacuum analyze attention`.execute(deps.db);

  const { rows, buffers, nodes } = await openQueue(databaseUrl, 3);
  expect(rows).toBe(50);
  // By the index in its order, or by a bitmap of it.
  expect(new Set([...nodes, "attention"])).toEqual(new Set(["attention", "attention_queue"]));
  // A page for each row at most, and the index's own.
  expect(buffers).toBeLessThanOrEqual(50 + 5);
});

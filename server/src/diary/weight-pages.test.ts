import { expect } from "vitest";
import { test } from "../testing/test.ts";
import { readPage, seedWeights } from "./testing/weight-pages.ts";

test("a full page of weights is read from one index, within 25 buffers", async ({ databaseUrl }) => {
  await seedWeights(databaseUrl, { accounts: 100, each: 1_000 });

  const work = await readPage(databaseUrl, 42, 300);

  expect(work).toMatchObject({ rows: 501, node: "Index Only Scan" });
  expect(work.buffers).toBeLessThanOrEqual(25);
});

import { expect } from "vitest";
import { test as base } from "../../testing/test.ts";
import { isTransient, openPool } from "./db.ts";

const test = base.extend("pool", ({ databaseUrl }, { onCleanup }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  onCleanup(() => pool.end());
  return pool;
});

test("a query that waits for a lock is cancelled by PostgreSQL with a transient error", async ({ pool }) => {
  const holder = await pool.connect();
  try {
    await holder.query("begin");
    await holder.query("lock table throttles in access exclusive mode");
    const error = await pool.query("select from throttles").then(
      () => undefined,
      (thrown: Error & { code?: string }) => thrown,
    );
    expect(error).toMatchObject({ code: "55P03" });
    expect(error && isTransient(error)).toBe(true);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("errors of the database's state are transient; programming errors are not", () => {
  const transient = [
    "53100",
    "53300",
    "57014",
    "57P01",
    "57P03",
    "08006",
    "55P03",
    "ECONNREFUSED",
    "ECONNRESET",
    "EMFILE",
  ];
  for (const code of transient) expect(isTransient({ code, message: "" }), code).toBe(true);
  for (const code of ["42P01", "23505", "22P02", "XX000", "ENOENT"])
    expect(isTransient({ code, message: "" }), code).toBe(false);
  expect(isTransient({ message: "timeout exceeded when trying to connect" })).toBe(true);
  expect(isTransient({ message: "Connection terminated unexpectedly" })).toBe(true);
  expect(isTransient({ message: "Cannot read properties of undefined" })).toBe(false);
});

import { startPostgres } from "../../scripts/lib/postgres.ts";
import { inTransaction, openDb, openPool } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";
import { Problem } from "../../server/src/platform/http/problem.ts";
import { createKeyRing } from "../../server/src/platform/key-ring.ts";
import { createLogger } from "../../server/src/platform/observability/log.ts";
import type { Staff } from "../../server/src/staff/accounts/staff.ts";
import { claimTask, releaseTask } from "../../server/src/staff/queue/claim-task.ts";
import { findQueue } from "../../server/src/staff/queue/get-queue.ts";
import { refreshMembers } from "../../server/src/staff/queue/refresh-members.ts";
import { sweepAttention } from "../../server/src/staff/queue/sweep-attention.ts";
import { openQueue, seedMembers, seedQueues } from "../../server/src/staff/testing/many-members.ts";
import { recordStatements } from "../../server/src/testing/recorder.ts";

const SIZE = { professionals: 20, membersEach: 500 };
const MEMBERS = SIZE.professionals * SIZE.membersEach;
const MAX_BUFFERS = SIZE.membersEach + 20;
const MAX_P99_MS = 100;
const OPENINGS = 400;
const CLAIMS = 1_000;

type Deps = Parameters<typeof sweepAttention>[0];

/** Opening a queue, a sweep and claims among ten thousand members. */
export async function proveQueue(): Promise<void> {
  const postgres = await startPostgres({ fast: true });
  try {
    const pool = openPool(postgres.url, { max: 8, name: "prove" });
    const db = openDb(pool);
    await migrate(db);
    const deps = {
      db,
      keyRing: createKeyRing("0".repeat(64), []),
      now: () => new Date(),
      log: createLogger("silent", "prove"),
    };
    await seedMembers(postgres.url, SIZE);
    await seedQueues(postgres.url);
    await proveOpening(deps, postgres.url);
    await proveSweep(deps);
    await proveStatements(deps, postgres.url);
    await proveClaims(deps);
    await db.destroy();
  } finally {
    await postgres.stop();
  }
}

async function proveOpening(deps: Deps, url: string): Promise<void> {
  const opened = [];
  for (let number = 0; number < SIZE.professionals; number += 1) opened.push(await openQueue(url, number));
  const buffers = opened.map((one) => one.buffers).toSorted((a, b) => a - b);
  console.log(`a queue of ${opened[0]?.rows} by ${opened[0]?.nodes.join(", ")}: buffers ${buffers.join(", ")}`);
  const ids = await staffIds(deps);
  const times = [];
  const before = process.cpuUsage();
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const staffId = ids[opening % ids.length] ?? "";
    times.push(await timed(() => findQueue(deps, { staffId })));
  }
  const p99 = percentile(times, 0.99);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1_000 / OPENINGS;
  console.log(
    `opened ${OPENINGS} times: p50 ${percentile(times, 0.5)} ms, p99 ${p99} ms, ${cpu.toFixed(1)} ms of CPU each`,
  );
  if (buffers.some((count) => count > MAX_BUFFERS) || p99 > MAX_P99_MS) process.exitCode = 1;
}

async function proveSweep(deps: Deps): Promise<void> {
  const scores = await timed(() => sweepAttention(deps));
  console.log(`a sweep that moves ${(2 * MEMBERS) / 5} scores ${scores} ms`);
  const idle = await timed(() => sweepAttention(deps));
  await deps.db
    .updateTable("promises")
    .set({ fulfilledAt: deps.now(), state: "kept" })
    .where("referenceNumber", "like", "R%00")
    .execute();
  const changed = await timed(() => sweepAttention(deps));
  console.log(`a sweep without a change ${idle} ms, with ${MEMBERS / 100} members changed ${changed} ms`);
}

/** Reading members anew is as many statements for all of them as for one. */
async function proveStatements(deps: Deps, url: string): Promise<void> {
  const pool = openPool(url, { max: 1, name: "prove" });
  const statements = recordStatements(pool);
  const db = openDb(pool);
  const accounts = await db.selectFrom("attention").select("accountId").distinct().orderBy("accountId").execute();
  const all = accounts.map(({ accountId }) => accountId);
  const counts: number[] = [];
  for (const accountIds of [all.slice(0, 1), all]) {
    statements.length = 0;
    await inTransaction(db, (tx) => refreshMembers(deps, tx, accountIds));
    counts.push(statements.length);
  }
  const [one = 0, many = 0] = counts;
  console.log(`reading one member anew is ${one} statements, reading ${all.length} together ${many}`);
  if (many > one) process.exitCode = 1;
  await db.destroy();
}

async function proveClaims(deps: Deps): Promise<void> {
  const accountId = (await deps.db.selectFrom("attention").select("accountId").limit(1).executeTakeFirstOrThrow())
    .accountId;
  const people = (await deps.db.selectFrom("staff").selectAll().limit(2).execute()) as unknown[] as Staff[];
  let wrong = 0;
  for (let round = 0; round < CLAIMS; round += 1) {
    const tries = await Promise.allSettled(people.map((staff) => claimTask(deps, { staff, accountId })));
    const refused = tries.filter(
      (one) => one.status === "rejected" && one.reason instanceof Problem && one.reason.code === "task-claimed",
    );
    const claimed = tries.filter((one) => one.status === "fulfilled");
    if (refused.length !== 1 || claimed.length !== 1) wrong += 1;
    for (const staff of people) await releaseTask(deps, { staff, accountId });
  }
  console.log(`${CLAIMS} claims by two at once: ${CLAIMS - wrong} times one got it`);
  if (wrong > 0) process.exitCode = 1;
}

async function staffIds({ db }: Deps): Promise<string[]> {
  const rows = await db.selectFrom("staff").select("id").where("role", "=", "nutri").execute();
  return rows.map(({ id }) => id);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return Math.round(performance.now() - since);
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

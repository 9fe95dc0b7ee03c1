import { giveToServer } from "../../../scripts/lib/postgres-cluster.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { newMark, pay, register, track, webhook } from "../../lib/load/requests.ts";
import { prepareSchema } from "../../lib/processes/database.ts";
import { place, SERVERS, type Server } from "../../lib/processes/pinned.ts";
import { createMachine } from "../../lib/processes/postgres.ts";
import { createRecordedApi } from "./recorded-api.ts";
import { multiply } from "./seed.ts";

/** One row of each kind, created through our API; the seeded rows are copies, so new columns need no change here. */
async function makeExamples(databaseUrl: string): Promise<void> {
  const inProcess = await createRecordedApi(databaseUrl);
  const mark = newMark();
  await inProcess.send(register(mark));
  await inProcess.send(pay("pix", `ana.${mark.fresh}@example.com`, `attempt-${mark.fresh}`));
  await inProcess.send(webhook(mark.fresh));
  await inProcess.send(track(mark));
  await inProcess.close();
}

/** Durable as in production. Checkpoints and vacuum run between the samples, not during them. */
const SETTINGS = [
  "fsync=on",
  "synchronous_commit=on",
  "shared_buffers=512MB",
  "max_wal_size=16GB",
  "checkpoint_timeout=1h",
  "autovacuum=off",
];

type Cluster = Server & { urlOf: (database: string) => string };
let cluster: Promise<Cluster> | undefined;

/** One private PostgreSQL for the whole run, on the servers' core. */
export const openCluster = (): Promise<Cluster> => (cluster ??= startCluster());

export async function closeCluster(): Promise<void> {
  await (await cluster)?.stop();
  cluster = undefined;
  seeded.clear();
  copies.clear();
}

async function startCluster(): Promise<Cluster> {
  giveToServer(place("pg"));
  const machine = await createMachine("postgres", place("pg/data"), { settings: SETTINGS, core: SERVERS });
  await machine.start();
  await prepareSchema(machine.url);
  await makeExamples(machine.url);
  const urlOf = (database: string) => machine.url.replace(/\/[^/]*$/, `/${database}`);
  return { pid: machine.pid(), stop: () => machine.stop(), urlOf };
}

const seeded = new Map<number, Promise<string>>();

/** The URL of a database with this many accounts, each with a payment, a webhook, an event and a message. */
export function seededDatabase(people: number): Promise<string> {
  const known = seeded.get(people) ?? seed(people);
  seeded.set(people, known);
  return known;
}

async function seed(people: number): Promise<string> {
  const { urlOf } = await openCluster();
  const name = `people_${people}`;
  await runSql(urlOf("postgres"), `create database ${name} template app`);
  await multiply(urlOf(name), people);
  await runSql(urlOf(name), "vacuum analyze", "checkpoint");
  return urlOf(name);
}

const copies = new Map<number, Promise<string>>();

/** A copy for load, so that counts are taken in a database without other writes. */
export function loadedDatabase(people: number): Promise<string> {
  const known = copies.get(people) ?? copyOf(people);
  copies.set(people, known);
  return known;
}

async function copyOf(people: number): Promise<string> {
  await seededDatabase(people);
  const { urlOf } = await openCluster();
  await runSql(urlOf("postgres"), `create database load_${people} template people_${people}`, "checkpoint");
  return urlOf(`load_${people}`);
}

export async function runSql<T>(url: string, ...statements: string[]): Promise<T[]> {
  const pool = openPool(url, { max: 1, name: "bench" });
  try {
    let rows: T[] = [];
    await pool.query("set statement_timeout = 0");
    for (const statement of statements) rows = (await pool.query({ text: statement })).rows as T[];
    return rows;
  } finally {
    await pool.end();
  }
}

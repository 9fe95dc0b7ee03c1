import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { purposes } from "@app/contract/consents";
import { MAX_MUTATIONS, type Mutation, SYNC_KINDS, type SyncKind } from "@app/contract/sync";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { nextHlc } from "@app/engine/sync/hlc";
import { recordId } from "@app/engine/sync/record-id";
import { createPayment } from "../../server/src/checkout/payments/create-payment.ts";
import { answerConsent } from "../../server/src/consents/answer-consent.ts";
import type { Deps } from "../../server/src/deps.ts";
import {
  aFood,
  anActivity,
  anOwnFood,
  anOwnMeal,
  anOwnMeasure,
  ownFood,
  type Written,
} from "../../server/src/diary/testing/diary-records.ts";
import { signIn } from "../../server/src/identity/sessions/sign-in.ts";
import { completeIntake } from "../../server/src/intake/complete-intake.ts";
import { DAY_MS, MINUTE_MS } from "../../server/src/platform/time.ts";
import { CEILINGS } from "../../server/src/sync/ceilings.ts";
import { aRecordId } from "../../server/src/sync/testing/record-ids.ts";
import { aBuyer, aCardSubmission } from "../../server/src/testing/buying.ts";
import { aClientContext } from "../../server/src/testing/makers.ts";
import { aSet } from "../../server/src/workouts/testing/workouts.ts";
import { answersToSend, sendRecords } from "../evals/members/records.ts";
import { openDeps } from "../evals/run/open-deps.ts";
import { type Harness, startHarness } from "../lib/stack/harness.ts";

const OTHERS = 6;
const MAX_P99_MS = 500;
/** A row's head, keys, clocks and indexes, beside the bytes of its values that a ceiling counts. */
const ROW_BYTES = 1_000;
/** By each of its devices: above what any limit of reading allows in a minute. */
const ATTACK_PATHS_EVERY_MS = 400;
const SYNC_EVERY_MS = 450;
const OTHERS_EVERY_MS = 1_000;

/** The pages of a member, by what each asks the server. */
const pagesOn = (day: string): readonly string[] => [
  "/v1/account",
  "/v1/account/plan",
  "/v1/account/promises",
  "/v1/account/guarantee",
  `/v1/account/progress?from=${day}&to=${day}`,
  `/v1/account/diary/days/${day}`,
  "/v1/account/workouts",
  "/v1/account/reviews",
  "/v1/account/bookings",
  "/v1/account/conversations",
  "/v1/account/conversations/support",
  "/v1/account/payments",
  "/v1/account/health-accesses",
];
/** What the account under attack reads beside them. */
const MORE = [
  "/v1/account/intake",
  "/v1/account/assistant",
  "/v1/account/assistant/memories",
  "/v1/account/disclosures",
  "/v1/account/consents",
  "/v1/auth/me",
  "/v1/auth/sessions",
];

type Member = { accountId: string; paymentId: string; headers: Record<string, string>; password: string };
type Reply = { status: number; ms: number; body: unknown };

/**
 * `npm run prove -- one-account [--minutes 1]`: one account writes, reads and asks at every limit, while the pages of other
 * members of the same node are measured. In full: `--minutes 10`.
 */
export async function proveOneAccount(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { minutes: { type: "string", default: "1" } } });
  const ms = Number(values.minutes) * MINUTE_MS;
  const harness = await startHarness();
  const { deps, close } = await openDeps(harness.db.url, () => new Date(), {
    ASAAS_URL: harness.gatewayUrl,
    IP_LIMIT_FACTOR: "1",
  });
  try {
    const node = await harness.openNode("api-guarded", { IP_LIMIT_FACTOR: "1" });
    await Promise.all(harness.apis.map((api) => api.end()));
    const attacker = await aMember(deps);
    const others: Member[] = [];
    while (others.length < OTHERS) others.push(await aMember(deps));
    // As on a node that has been up for a while.
    for (const { headers } of others) for (const path of pagesOn(today())) await call(node.url, headers, "GET", path);
    const before = await sizeOf(harness);
    const end = Date.now() + ms;
    const isOver = () => Date.now() > end;
    const [attack, pages] = await Promise.all([
      attackFrom(node.url, attacker, isOver),
      readPages(node.url, others, isOver),
    ]);
    await harness.db.query("checkpoint");
    const grown = (await sizeOf(harness)) - before;
    report({ minutes: Number(values.minutes), attack, pages, grown, full: await fullKinds(harness, attacker) });
  } finally {
    await close();
    await harness.close();
  }
}

let members = 0;

/** With a plan, and so with all pages, from an address of their own. */
async function aMember(deps: Deps): Promise<Member> {
  const { accountId, email, phone, password } = await aBuyer(deps);
  const { id: paymentId } = await createPayment(deps, {
    accountId,
    via: "session",
    submission: aCardSubmission(email),
    offerCents: undefined,
    clientContext: aClientContext(),
    idempotencyKey: null,
  });
  for (const purpose of ["health-data", "remote-care"] as const) {
    const { version } = purposes[purpose];
    await answerConsent(deps, { accountId, purpose, allowed: true, version, via: "account" });
  }
  await sendRecords(deps, accountId, answersToSend(plainAnswers));
  await completeIntake(deps, accountId);
  const device = { ip: "203.0.113.7", userAgent: null };
  const { token } = await signIn(deps, deps.db, { accountId, username: phone, device });
  members += 1;
  const headers = { authorization: `Basic ${btoa(`${phone}:${token}`)}`, "x-forwarded-for": `203.0.113.${members}` };
  return { accountId, paymentId, headers, password };
}

async function call(
  url: string,
  headers: Member["headers"],
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const since = performance.now();
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const ms = performance.now() - since;
  return { status: reply.status, ms, body: path.endsWith("/sync") ? JSON.parse(text) : undefined };
}

async function readPages(url: string, others: readonly Member[], isOver: () => boolean) {
  const times = new Map<string, number[]>();
  const refused: string[] = [];
  await Promise.all(
    others.map(async ({ headers }, index) => {
      await pause((index * OTHERS_EVERY_MS) / OTHERS);
      for (let turn = index; !isOver(); turn += 1) {
        const paths = pagesOn(today());
        const path = paths[turn % paths.length] ?? "";
        const { status, ms } = await call(url, headers, "GET", path);
        times.set(path, [...(times.get(path) ?? []), ms]);
        if (status !== 200) refused.push(`${path} was answered with ${status}`);
        await pause(Math.max(0, OTHERS_EVERY_MS - ms));
      }
    }),
  );
  return { times, refused };
}

type Attack = { statuses: Map<string, number>; acks: Map<string, number> };

async function attackFrom(
  url: string,
  { headers, paymentId, password }: Member,
  isOver: () => boolean,
): Promise<Attack> {
  const attack: Attack = { statuses: new Map(), acks: new Map() };
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const repeat = async (everyMs: number, send: (turn: number) => Promise<Reply>) => {
    for (let turn = 0; !isOver(); turn += 1) {
      const { status, ms, body } = await send(turn);
      count(attack.statuses, String(status));
      const acks = (body as { return?: { acks?: { result: string }[] } } | undefined)?.return?.acks ?? [];
      for (const { result } of acks) count(attack.acks, result);
      await pause(Math.max(0, everyMs - ms));
    }
  };
  const write = createWriter();
  const writes: (readonly [everyMs: number, path: string, body: (turn: number) => object])[] = [
    [
      500,
      "/v1/account/assistant/messages",
      (turn) => ({ id: aRecordId(), text: `Quanto falta de proteína hoje? ${turn}` }),
    ],
    [
      500,
      "/v1/account/assistant/memories",
      (turn) => ({ id: aRecordId(), key: "prefere", text: `Banana com aveia ${turn}` }),
    ],
    [1_000, "/v1/account/pause", () => ({ _id: aRecordId(), reason: "viagem", from: today(30), to: today(36) })],
    [1_000, "/v1/account/guarantee", () => ({ _id: aRecordId(), paymentId, password })],
    [5_000, "/v1/account/export", () => ({ password })],
    [1_000, "/v1/account/conversations/support/read", () => ({})],
  ];
  await Promise.all([
    repeat(SYNC_EVERY_MS, () => call(url, headers, "POST", "/v1/account/sync", { cursor: null, mutations: write() })),
    ...[...pagesOn(today()), ...MORE].map((path) =>
      repeat(ATTACK_PATHS_EVERY_MS, () => call(url, headers, "GET", path)),
    ),
    ...writes.map(([everyMs, path, body]) => repeat(everyMs, (turn) => call(url, headers, "POST", path, body(turn)))),
  ]);
  return attack;
}

const today = (ahead = 0): string => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

/** Each call is full of records of one kind, as large as the kind allows; every third writes old ones anew from another device. */
function createWriter() {
  const [, , { amount }] = aFood();
  const items = Array.from({ length: 20 }, () => ({ food: ownFood, amount }));
  let number = 0;
  const longText = "palavras ".repeat(120).trim();
  const makers: Partial<Record<SyncKind, () => Written>> = {
    weight: () => ["weight", aRecordId(), { at: new Date().toISOString(), kg: 60 + (number % 4_000) / 100 }],
    food: () => aFood({ place: { day: today() } }),
    set: () => aSet({ workout: crypto.randomUUID() }),
    activity: () => anActivity({ day: today() }),
    "own-food": () => anOwnFood(),
    "own-meal": () => anOwnMeal({ items }),
    "own-measure": () => anOwnMeasure("co", `taco:${(number % 597) + 1}`),
    message: () => ["message", aRecordId(), { thread: "support", text: longText }],
    tick: () => {
      const item = { plan: 1, food: `taco:${(number % 597) + 1}`, week: MONDAYS[number % MONDAYS.length] ?? "" };
      return ["tick", recordId("tick", item.plan, item.week, item.food), { item, done: number % 2 === 0 }];
    },
  };
  const kinds = SYNC_KINDS.filter((kind) => makers[kind]);
  const written: Written[] = [];
  let turn = 0;
  let fresh = 0;
  return (): Mutation[] => {
    turn += 1;
    const isAgain = turn % 3 === 0;
    if (!isAgain) fresh += 1;
    const kind = kinds[fresh % kinds.length] ?? "weight";
    return Array.from({ length: MAX_MUTATIONS }, (_, counter) => {
      number += 1;
      const old = isAgain ? written[Math.floor(Math.random() * written.length)] : undefined;
      const [name, id, fields] = old ?? makers[kind]?.() ?? aFood();
      if (!old && written.length < 20_000) written.push([name, id, fields]);
      const device = isAgain ? "00000000000000d2" : "00000000000000d1";
      const { hlc } = nextHlc({ ms: Date.now(), counter }, 0, device);
      return { id, kind: name, op: "put", hlc, fields };
    });
  };
}

/** Mondays since this year began. */
const MONDAYS = Array.from({ length: 40 }, (_, week) => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7 * week);
  return day.toISOString().slice(0, 10);
});

const sizeOf = async ({ db }: Harness): Promise<number> => {
  const [row] = await db.query<{ bytes: number }>("select pg_database_size(current_database())::float8 as bytes");
  return row?.bytes ?? 0;
};

type Count = { kind: SyncKind; records: number; bytes: number };

async function fullKinds({ db }: Harness, { accountId }: Member): Promise<Count[]> {
  const [row] = await db.query<{ counts: Record<SyncKind, Omit<Count, "kind">> }>(
    "select kind_counts as counts from sync_heads where account_id = $1",
    [accountId],
  );
  return Object.entries(row?.counts ?? {}).map(([kind, { records, bytes }]) => ({
    kind: kind as SyncKind,
    records,
    bytes,
  }));
}

type Result = {
  minutes: number;
  attack: Attack;
  pages: Awaited<ReturnType<typeof readPages>>;
  grown: number;
  full: readonly Count[];
};

function report({ minutes, attack, pages, grown, full }: Result): void {
  const faults = [...new Set(pages.refused)];
  const all = [...pages.times.values()].flat();
  console.log(
    `${minutes} minutes of one account at its limits: answers ${print(attack.statuses)}; records ${print(attack.acks)}`,
  );
  for (const [path, times] of pages.times)
    console.log(
      `  ${path}: ${times.length} times, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, worst ${at(times, 1)} ms`,
    );
  console.log(
    `pages of ${OTHERS} other members: ${all.length}, p50 ${at(all, 0.5)} ms, p99 ${at(all, 0.99)} ms, worst ${at(all, 1)} ms`,
  );
  if (at(all, 0.99) > MAX_P99_MS) faults.push(`p99 of others' pages ${at(all, 0.99)} ms`);

  let ceiling = 0;
  for (const { kind, records, bytes } of full) {
    const most = CEILINGS[kind];
    ceiling += most.bytes + most.records * ROW_BYTES;
    console.log(
      `  ${kind}: ${records} of ${most.records} records, ${(bytes / 1e6).toFixed(1)} of ${most.bytes / 1e6} MB`,
    );
    if (records > most.records || bytes > most.bytes) faults.push(`${kind} is above its ceiling`);
  }
  console.log(
    `the disk grew by ${Math.round(grown / 1e6)} MB, at most ${Math.round(ceiling / 1e6)} MB for what these kinds may hold`,
  );
  if (grown > ceiling) faults.push("the disk grew above the ceiling");
  if (!attack.acks.get("stored")) faults.push("nothing was written");
  for (const fault of faults) console.error(`  ${fault}`);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

const print = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(", ");

const at = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0);

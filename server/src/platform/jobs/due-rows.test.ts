import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { test } from "../../testing/test.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";
import { forEachDue, forEachDueGroup, forEachLeased } from "./due-rows.ts";
import { countPostponed } from "./postponed-row-store.ts";

const BAD = new Error("bad row");

/** Rows in memory: what is tested is the order of turns; the sweeps' own tests lock rows of the database. */
const queueOf = (...keys: string[]) => {
  const left = [...keys];
  return {
    left,
    take: async (_tx: unknown, { except }: { except: readonly string[] }) => left.find((key) => !except.includes(key)),
    keyOf: (key: string) => key,
    done: (key: string) => void left.splice(left.indexOf(key), 1),
  };
};

test("a row that fails is tried again after a minute, then after twice as long, at most after an hour", async ({
  deps,
  clock,
}) => {
  const { take, keyOf, left } = queueOf("bad");
  let tries = 0;
  const work = () => {
    tries += 1;
    return Promise.reject(BAD);
  };
  const run = () => forEachDue(deps, { sweep: "back-off", take, keyOf, work });
  const waits = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const minutes of waits) {
    await run();
    clock.advance(minutes * MINUTE_MS - 1_000);
    await run();
    clock.advance(2_000);
  }
  expect(tries).toBe(waits.length);
  expect(left).toEqual(["bad"]);
});

test("what is no longer due is forgotten after a day", async ({ deps, clock }) => {
  const { take, keyOf, done } = queueOf("gone");
  const run = () => forEachDue(deps, { sweep: "forgets", take, keyOf, work: () => Promise.reject(BAD) });
  const count = async () => (await countPostponed(deps.db)).filter(({ sweep }) => sweep === "forgets");
  await run();
  done("gone");
  await run();
  expect(await count()).toEqual([{ sweep: "forgets", rows: 1 }]);
  clock.advance(DAY_MS + HOUR_MS);
  await run();
  expect(await count()).toEqual([]);
});

test("a row that its work does not move fails, and ends no run without end", async ({ deps }) => {
  const { take, keyOf } = queueOf("stays", "also");
  let works = 0;
  await forEachDue(deps, { sweep: "moves nothing", take, keyOf, work: async () => void (works += 1) });
  expect(works).toBe(2);
  expect(await countPostponed(deps.db)).toContainEqual({ sweep: "moves nothing", rows: 2 });
});

test("a hundred failures are the sweep's own", async ({ deps }) => {
  const { take, keyOf } = queueOf(...Array.from({ length: 150 }, (_, index) => `row ${index}`));
  const run = () => forEachDue(deps, { sweep: "all fail", take, keyOf, work: () => Promise.reject(BAD) });
  await expect(run()).rejects.toThrow("all fail: 100 rows failed in one run");
  // The next run goes on behind them.
  await run();
  expect(await countPostponed(deps.db)).toContainEqual({ sweep: "all fail", rows: 150 });
});

test("of a group that fails only the row that does so is postponed", async ({ deps }) => {
  const { left, done, keyOf } = queueOf("a", "b", "bad", "c", "d");
  const sizes: number[] = [];
  await forEachDueGroup(deps, {
    sweep: "groups",
    size: 3,
    take: async (_tx, { except, limit }) => left.filter((key) => !except.includes(key)).slice(0, limit),
    keyOf,
    async work(_tx, rows) {
      sizes.push(rows.length);
      if (rows.includes("bad")) throw BAD;
      rows.forEach(done);
    },
  });
  expect(left).toEqual(["bad"]);
  expect(sizes).toEqual([3, 1, 1, 1, 1, 1]);
  expect(await countPostponed(deps.db)).toContainEqual({ sweep: "groups", rows: 1 });
});

test("no work begins with less of its lease left than it may take; the rest is for the next run", async ({
  deps,
  clock,
}) => {
  const rows = ["a", "b", "c", "d"];
  const begun: string[] = [];
  const failed: string[] = [];
  const run = () =>
    forEachLeased(deps, {
      leaseMs: MINUTE_MS,
      slowestMs: 25_000,
      limit: 4,
      lease: async ({ now, leaseUntil }) => {
        expect(leaseUntil).toEqual(addMs(now, MINUTE_MS));
        return rows.filter((row) => !begun.includes(row));
      },
      async work(row) {
        begun.push(row);
        clock.advance(20_000);
        if (row === "b") throw BAD;
      },
      failed: async (row) => void failed.push(row),
    });
  await run();
  expect(begun).toEqual(["a", "b"]);
  await run();
  expect([begun, failed]).toEqual([["a", "b", "c", "d"], ["b"]]);
});

test("a row that cannot even be postponed stops none of those leased with it, and the run fails at its end", async ({
  deps,
}) => {
  const done: string[] = [];
  let leased = false;
  const run = () =>
    forEachLeased(deps, {
      leaseMs: MINUTE_MS,
      slowestMs: 1_000,
      limit: 10,
      lease: async () => (leased ? [] : ((leased = true), ["bad", "a", "b"])),
      work: async (row) => (row === "bad" ? Promise.reject(BAD) : void done.push(row)),
      failed: () => Promise.reject(new Error("not even that")),
    });
  await expect(run()).rejects.toThrow("1 rows could not even be postponed");
  expect(done).toEqual(["a", "b"]);
});

test("a run of slow work ends after two minutes, however much is due: its sweep does not stand still", async ({
  deps,
  clock,
}) => {
  let works = 0;
  const run = () =>
    forEachLeased(deps, {
      leaseMs: 90_000,
      slowestMs: 50_000,
      limit: 1,
      lease: async () => ["always more"],
      async work() {
        works += 1;
        clock.advance(16_000);
      },
      failed: (_row, error) => Promise.reject(error),
    });
  await run();
  expect(works).toBe(8);
});

/** Their own way, and why. */
const OTHERWISE: Record<string, string> = {
  "assistant/turn/sweep-answers.ts": "one statement that marks what is over, and whose rows nothing else is done with",
  "messages/send-messages.ts": "by channel, priority and recipient, with a probe of a channel that was down",
  "tracking/relay-conversions.ts": "one call for a batch, which is halved until what is refused is alone",
  "leads/notify-team.ts": "the hour's limit is one decision about all that wait",
};

test("every file that works on due rows does so one by one, with one of these", () => {
  const source = join(import.meta.dirname, "../..");
  const texts = new Map(
    readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("/testing/"))
      .map((file) => [file, readFileSync(join(source, file), "utf8")]),
  );
  /** The functions of a store that lock or lease what is due. */
  const takersIn = (file: string): string[] =>
    (texts.get(file) ?? "")
      .split(/^(?=(?:export|async|function|const|type|\/\*\*)\b|\/\*\*)/m)
      .filter((declaration) => /skipLocked\(|skip locked|\bleaseDue\(/.test(declaration))
      .flatMap((declaration) => /^export (?:async )?(?:function|const) (\w+)/.exec(declaration)?.[1] ?? []);
  const importsTaker = (file: string, text: string): boolean =>
    [...text.matchAll(/^import \{([^}]*)\} from "(\.[^"]*store\.ts)"/gm)].some(([, names = "", path = ""]) => {
      const takers = takersIn(join(dirname(file), path));
      return names.split(",").some((name) => takers.includes(name.trim()));
    });
  const workers = [...texts].filter(([file, text]) => importsTaker(file, text));
  const others = workers.filter(([, text]) => !/\b(forEachDue|forEachDueGroup|forEachLeased)\b/.test(text));
  expect(workers.length).toBeGreaterThan(15);
  expect(others.map(([file]) => file).toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

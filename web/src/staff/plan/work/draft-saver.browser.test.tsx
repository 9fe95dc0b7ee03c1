import { packProblem } from "@app/contract/envelope";
import type { ProblemCode } from "@app/contract/problems";
import type { HalfDraft } from "@app/contract/staff/plans";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { ApiError } from "../../../api.ts";
import { exampleEditor } from "../../plan-review/testing/example-editor.ts";
import { type DeviceDraft, deleteDeviceDrafts, openDeviceDraft } from "../../shell/device-drafts.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { staffMeQuery } from "../../shell/staff-me.ts";
import { helena } from "../../testing/example-staff.ts";
import type { Save, Saved } from "../data/plan-calls.ts";
import { DraftSaver, type UnsentHalf } from "./draft-saver.ts";
import { NO_NOTES } from "./half-drafts.ts";

// Random schedules of what happens to two tabs in which one person writes one half, with real storage of the browser.
// Every line that was saved, or shown as kept on the device, is with the server in the end.

const { MODEL_RUNS, MODEL_SEED } = import.meta.env as Record<string, string>;
const STEPS = 14;

/** A draft of the test is the lines in its note. */
const draftOf = (lines: ReadonlySet<string>): HalfDraft => ({
  half: "diet",
  targets: null,
  diet: null,
  notes: { ...NO_NOTES, kept: [...lines].join(" ") },
});
const linesOf = (draft: HalfDraft): Set<string> => new Set((draft.notes.kept ?? "").split(" ").filter(Boolean));

const refusal = (code: ProblemCode): ApiError => new ApiError(packProblem(code));

type Weather = "online" | "offline" | "answers-lost" | "busy" | "refusing";

class Server {
  weather: Weather = "online";
  revision = 0;
  draft: HalfDraft | null = null;
  readonly #answers = new Map<string, Saved>();

  async save({ key, revision, draft }: Save): Promise<Saved> {
    if (this.weather === "offline") throw new TypeError("Failed to fetch");
    if (this.weather === "busy") throw refusal("rate-limited");
    const known = this.#answers.get(key);
    if (known) return known;
    if (this.weather === "refusing") throw refusal("invalid-input");
    if (revision !== this.revision) throw refusal("draft-changed");
    const saved = this.write(draft);
    this.#answers.set(key, saved);
    if (this.weather === "answers-lost") throw new TypeError("Failed to fetch");
    return saved;
  }

  write(draft: HalfDraft): Saved {
    this.revision += 1;
    this.draft = draft;
    const at = new Date(0).toISOString();
    return { revision: this.revision, savedAt: at, leaseUntil: at, fingerprint: "aaaa bbbb", findings: [] };
  }

  get lines(): Set<string> {
    return this.draft ? linesOf(this.draft) : new Set();
  }
}

/** What the storage of this browser answers: a browser drops connections of pages that it suspends. */
const storage = { isClosed: false };
let pending = 0;
const counted = async <T,>(work: Promise<T>): Promise<T> => {
  pending += 1;
  return work.finally(() => {
    pending -= 1;
  });
};

class Tab {
  readonly saver: DraftSaver;
  lines: Set<string>;
  isAlive = true;
  readonly #device: DeviceDraft<UnsentHalf>;

  constructor(server: Server, device: DeviceDraft<UnsentHalf>) {
    this.#device = device;
    const { left } = device;
    const draft = left?.waiting ?? left?.attempt?.draft ?? server.draft;
    this.lines = draft ? linesOf(draft) : new Set();
    // A tab that was killed sends nothing and hears nothing.
    const whileAlive = <T,>(work: () => Promise<T>): Promise<T> =>
      this.isAlive ? counted(work()) : new Promise(() => undefined);
    this.saver = new DraftSaver(
      {
        save: (body) => whileAlive(() => server.save(body)),
        lease: () => whileAlive(() => Promise.resolve(exampleEditor)),
        release: () => whileAlive(() => Promise.resolve()),
        keep: (unsent) =>
          whileAlive(() => (storage.isClosed ? Promise.reject(new Error("closed")) : device.keep(unsent))),
      },
      { onState: () => undefined, onSaved: () => undefined, onOutdated: () => undefined, onEditor: () => undefined },
      { draft: server.draft, revision: server.revision, basedOn: null, savedAt: null },
      null,
    );
    if (left) this.saver.resume(left);
  }

  write(line: string): void {
    this.lines = new Set([...this.lines, line]);
    this.saver.put(draftOf(this.lines));
  }

  /** The person compares, and keeps the lines of both. */
  resolve(server: Server): void {
    if (this.saver.current.state !== "conflict") return;
    this.lines = new Set([...server.lines, ...this.lines]);
    this.saver.saveOver(server.revision, draftOf(this.lines));
  }

  kill(): void {
    this.isAlive = false;
    this.#device.close();
  }

  async close(): Promise<void> {
    await this.saver.close();
    this.#device.close();
  }

  /** What the screen says is safe. */
  get promised(): ReadonlySet<string> {
    const { state, isKept } = this.saver.current;
    return state === "saved" || isKept ? this.lines : new Set();
  }
}

const realTimeout = globalThis.setTimeout;
const pause = () => new Promise((resolve) => realTimeout(resolve, 0));

/** Until nothing is on its way, with the timers of so many milliseconds. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let calm = 0; calm < 2; calm = pending === 0 ? calm + 1 : 0) await pause();
}

async function done(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) await pass(1);
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function runSchedule(seed: number): Promise<{ lost: string[]; log: string[] }> {
  const random = randomOf(seed);
  const pick = <T,>(...options: T[]): T => options[Math.floor(random() * options.length)] as T;
  const name = `plan ${seed} diet`;
  const server = new Server();
  const tabs: Tab[] = [];
  const log: string[] = [];
  const promised = new Set<string>();
  let written = 0;
  const open = async () => {
    tabs.push(new Tab(server, await openDeviceDraft<UnsentHalf>(name)));
  };
  const closeAll = async () => {
    await done(Promise.all(tabs.splice(0).map((tab) => tab.close())));
  };
  const settle = async () => {
    for (let round = 0; round < 8; round++) {
      for (const tab of tabs) {
        tab.resolve(server);
        tab.saver.retry();
        if (tab.saver.current.state === "refused") tab.write(`again${written++}`);
      }
      await pass(31_000);
    }
  };

  await open();
  for (let step = 0; step < STEPS; step++) {
    const tab = tabs[Math.floor(random() * tabs.length)];
    const act = pick(
      "write",
      "write",
      "write",
      "pass",
      "pass",
      "weather",
      "open",
      "close",
      "kill",
      "resolve",
      "storage",
      "colleague",
    );
    log.push(act);
    if (act === "write") tab?.write(`l${written++}`);
    if (act === "pass") await pass(pick(0, 50, 700, 5_000));
    if (act === "weather") server.weather = pick("online", "offline", "answers-lost", "busy", "refusing");
    if (act === "open" && tabs.length < 2) await open();
    if (act === "resolve") tab?.resolve(server);
    if (act === "storage") storage.isClosed = pick(true, false);
    if (act === "colleague") server.write(draftOf(new Set([...server.lines, `c${written++}`])));
    if (act === "kill") tabs.splice(tabs.indexOf(tab as Tab), 1)[0]?.kill();
    if (act === "close" && tab) {
      tabs.splice(tabs.indexOf(tab), 1);
      await done(tab.close());
    }
    for (const one of tabs) for (const line of one.promised) promised.add(line);
  }
  server.weather = "online";
  storage.isClosed = false;
  await settle();
  await closeAll();
  // Everything that was left is taken up, one entry after another.
  for (let opening = 0; opening < 12; opening++) {
    const device = await openDeviceDraft<UnsentHalf>(name);
    if (!device.left) {
      device.close();
      break;
    }
    tabs.push(new Tab(server, device));
    await settle();
    await closeAll();
  }
  return { lost: [...promised].filter((line) => !server.lines.has(line)), log };
}

beforeAll(async () => {
  await cleanup();
  staffQueryClient.clear();
  // No screen reads who is signed in: the years that pass here must not make the cache forget it.
  staffQueryClient.setQueryDefaults(staffMeQuery.queryKey, { gcTime: Number.POSITIVE_INFINITY });
  staffQueryClient.setQueryData(staffMeQuery.queryKey, helena);
  await deleteDeviceDrafts();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterAll(() => {
  vi.useRealTimers();
});

test(
  "no line is lost that was saved or shown as kept, whatever happens to network, storage and tabs",
  async () => {
    for (let run = 0; run < Number(MODEL_RUNS); run++) {
      const seed = Number(MODEL_SEED) + run;
      const { lost, log } = await runSchedule(seed);
      expect(lost, `MODEL_SEED=${seed} MODEL_RUNS=1: ${log.join(", ")}`).toEqual([]);
    }
    // Of each schedule on a busy machine.
  },
  60_000 + Number(MODEL_RUNS) * 5_000,
);

test("a second tab does not take up what an open one still writes, and the next one does once that is gone", async () => {
  const name = "plan lock diet";
  const first = await openDeviceDraft<string>(name);
  await first.keep("unsent");
  const second = await openDeviceDraft<string>(name);
  expect(second.left).toBeNull();
  second.close();
  first.close();
  const third = await openDeviceDraft<string>(name);
  expect(third.left).toBe("unsent");
  await third.keep(null);
  third.close();
});

import { ApiError, call } from "../../api.ts";
import { deletePrivateCaches } from "../../device-storage.ts";
import { forgetHealthInMemory, onWiped } from "../../identity/session/session-store.ts";
import { reportError } from "../../shell/report-error.ts";
import { openTabChannel, type TabMessage, withDeviceLock } from "./across-tabs.ts";
import { type DeviceState, emptyState, type Refusal } from "./core/device-state.ts";
import { type DeviceStore, patched } from "./core/device-store.ts";
import type { Edit } from "./core/edit.ts";
import {
  bytesOf,
  discardRefused,
  flush,
  forget,
  isSendable,
  nextBatch,
  retryRefused,
  saveEdits,
  settleConflicts,
  withoutHealth,
} from "./core/replica.ts";
import { deviceCopyAnswer, endDeviceCopy, rememberDeviceCopy } from "./device-copy.ts";
import { sync as endpoint } from "./endpoints.ts";
import { createFlushLoop } from "./flush-loop.ts";
import { deleteIdbStore, isConnectionLost, openIdbStore } from "./store/idb-store.ts";
import { createMemoryStore } from "./store/memory-store.ts";
import { setUnsent } from "./unsent.ts";

export type SyncSnapshot = DeviceState & {
  phase: "loading" | "ready";
  /** There is a copy on this device. */
  durable: boolean;
  /** The member was asked about it and answered. */
  isAnswered: boolean;
  /** Something was logged since the page opened; an answer of the questionnaire is none. */
  hasLogged: boolean;
  /** Of the last flush that ended: one that runs changes nothing that a screen shows. */
  flush: { state: "idle" } | { state: "failed"; error: unknown };
};

const initial: SyncSnapshot = {
  ...emptyState(),
  phase: "loading",
  durable: false,
  isAnswered: false,
  hasLogged: false,
  flush: { state: "idle" },
};

const wallMs = () => Date.now();
/** Browsers refuse more than 64 KiB of bodies that outlive their page. */
const MAX_KEEPALIVE = 60_000;
const ROOM_FOR_CURSOR = 1_000;
const exchange = (body: Parameters<Parameters<typeof flush>[0]["exchange"]>[0]) =>
  call(endpoint, {
    body: { ...body, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    keepalive: bytesOf(body) < MAX_KEEPALIVE,
  });

/** The records of one account in this tab: local first, sent when the server can be reached. */
export type MemberSync = ReturnType<typeof createMemberSync>;

function createMemberSync(accountId: string) {
  let store: DeviceStore = createMemoryStore();
  let snapshot = initial;
  const listeners = new Set<() => void>();
  const lockName = `sync-${accountId}`;

  let hasFailed = false;
  /** The same object while nothing of it changes: what screens derive from a long history is kept by it. */
  function show(next: Partial<SyncSnapshot>): void {
    const shown = { ...snapshot, ...next };
    const isNew = (Object.keys(next) as (keyof SyncSnapshot)[]).some((name) => shown[name] !== snapshot[name]);
    if (isNew) snapshot = shown;
    setUnsent({ count: snapshot.outbox.length, durable: snapshot.durable, hasFailed });
    if (!isNew) return;
    for (const listener of listeners) listener();
  }
  const reload = async () =>
    show({
      ...(await store.load()),
      durable: store.durable,
      isAnswered: deviceCopyAnswer(accountId) !== undefined,
      phase: "ready",
    });

  // Saving and changing the store take turns, so that no edit goes to a store that is being left.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = turn.then(run);
    turn = result.catch(() => undefined);
    return result;
  }

  async function moveToDevice(): Promise<void> {
    const next = await openIdbStore(accountId, await store.load());
    store.close();
    store = next;
    await reload();
  }
  /** `state` stays in the memory of this tab: unsent entries are never dropped. */
  async function moveToMemory(): Promise<void> {
    const state = store.durable ? await store.load().catch(() => snapshot) : snapshot;
    store.close();
    store = createMemoryStore(state);
    await reload();
  }

  /** What this tab has in memory. The copy itself is emptied where the withdrawal was heard of. */
  async function leaveHealth(): Promise<void> {
    const state = await store.load().catch(() => snapshot);
    store.close();
    store = createMemoryStore(patched(state, withoutHealth(state)));
    forgetHealthInMemory();
    await reload();
  }
  /** Emptied in one step before anything else: whatever interrupts the rest, nothing of health stays. */
  async function forgetHealth(): Promise<void> {
    await store.update([], withoutHealth).catch(() => undefined);
    endDeviceCopy(accountId);
    tabs.post("withdrawn");
    await leaveHealth();
    await Promise.all([deleteIdbStore(accountId), deletePrivateCaches()]);
  }

  const onTabMessage = (message: TabMessage): void => {
    if (message === "changed") {
      store.refresh();
      void inTurn(reload).catch(() => undefined);
    }
    if (message === "copy-made" && !store.durable) void inTurn(moveToDevice).catch(() => undefined);
    if (message === "copy-removed" && store.durable) void inTurn(moveToMemory);
    if (message === "withdrawn") void inTurn(leaveHealth);
  };
  const tabs = openTabChannel(lockName, onTabMessage);

  const loop = createFlushLoop({
    flush: () =>
      withDeviceLock(lockName, async () => {
        await turn;
        try {
          const outcome = await flush({ store, exchange, wallMs });
          if (outcome === "withdrawn") {
            await inTurn(forgetHealth);
            // What is left, a message to support, starts over.
            await flush({ store, exchange, wallMs });
          }
        } finally {
          await reload();
          tabs.post("changed");
        }
      }),
    isWorthRetrying: (error) => !isSignedOut(error),
    onState: (next) => {
      if (next.state === "failed") show({ flush: next });
      if (next.state === "idle" && snapshot.flush.state === "failed") show({ flush: initial.flush });
    },
  });

  /** A copy that cannot be written any more is left for the memory of this tab; its badge says so. */
  async function write(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!store.durable || !isConnectionLost(error)) throw error;
      await moveToMemory();
      await run();
    }
  }
  /** Whether it is done. No screen can miss that it is not: every one of the app says it. */
  async function change(run: () => Promise<void>): Promise<boolean> {
    try {
      await inTurn(() => write(run));
      hasFailed = false;
      await reload();
    } catch (error) {
      hasFailed = true;
      show({});
      reportError(error, "app/sync/member-sync");
      return false;
    }
    tabs.post("changed");
    return true;
  }

  const onVisible = () => {
    if (document.visibilityState === "visible") void loop.ask();
  };
  const onOnline = () => void loop.reconnect();
  /** The page goes: what waits for a flush is sent at once, by a request that outlives the page. Twice is once. */
  let isLeaving = false;
  const push = () => {
    const mutations = nextBatch(snapshot.outbox, MAX_KEEPALIVE - ROOM_FOR_CURSOR);
    if (mutations.length > 0) void exchange({ cursor: snapshot.meta.cursor, mutations }).catch(() => undefined);
  };
  const onPageHide = () => {
    isLeaving = true;
    push();
  };
  const onPageShow = () => {
    isLeaving = false;
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!snapshot.durable && snapshot.outbox.some(isSendable)) event.preventDefault();
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener("online", onOnline, { signal });
  document.addEventListener("visibilitychange", onVisible, { signal });
  addEventListener("beforeunload", onBeforeUnload, { signal });
  addEventListener("pagehide", onPageHide, { signal });
  addEventListener("pageshow", onPageShow, { signal });

  // A database that the browser evicted is made anew here, without a cursor: the first flush then pulls everything.
  const opened = inTurn(() => (deviceCopyAnswer(accountId) ? moveToDevice().catch(reload) : reload()));
  void opened.then(() => loop.ask());

  return {
    getSnapshot: (): SyncSnapshot => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when this device's entries are known. */
    opened,
    /** Resolves when this device has the edits, or says that it could not store them; sending follows by itself. */
    async save(edits: readonly Edit[]): Promise<boolean> {
      if (!(await change(() => saveEdits({ store, wallMs }, edits)))) return false;
      if (edits.some(({ kind }) => kind !== "answer")) show({ hasLogged: true });
      // A screen saves what stands on it when its page goes, and then no flush is started any more.
      if (isLeaving) push();
      void loop.ask();
      return true;
    },
    flush: () => loop.ask(),
    settleConflicts: (record: { id: string; kind: string }) => change(() => settleConflicts(store, record)),
    async retryRefused(reason: Refusal): Promise<boolean> {
      const isDone = await change(() => retryRefused(store, reason));
      void loop.ask();
      return isDone;
    },
    discardRefused: (ids: readonly string[]) => change(() => discardRefused(store, ids)),
    /** When the member discards what was refused. */
    forget: (kinds: readonly string[]) => change(() => forget(store, kinds)),
    /** The consent was withdrawn: nothing of health stays in any tab, nor on this device. */
    async forgetHealth(): Promise<void> {
      await inTurn(forgetHealth);
      void loop.ask();
    },
    async keepOnDevice(): Promise<void> {
      await inTurn(moveToDevice);
      rememberDeviceCopy(accountId, true);
      await reload();
      tabs.post("copy-made");
      // A flush that ran meanwhile acknowledged to the store that was left.
      void loop.ask();
      // Without it the browser may evict the copy when space runs short. A refusal changes nothing.
      void navigator.storage?.persist?.().catch(() => undefined);
    },
    async removeFromDevice(): Promise<void> {
      await inTurn(moveToMemory);
      rememberDeviceCopy(accountId, false);
      await reload();
      tabs.post("copy-removed");
      await Promise.all([deleteIdbStore(accountId), deletePrivateCaches()]);
    },
    stop(): void {
      loop.stop();
      tabs.close();
      store.close();
      listeners.clear();
      stopped.abort();
      setUnsent({ count: 0, durable: false, hasFailed: false });
    },
  };
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.envelope.code === 401;

let current: { accountId: string; sync: MemberSync } | null = null;

/** One per tab. Another account's is closed first, and what it had in memory is gone. */
export function openMemberSync(accountId: string): MemberSync {
  if (current?.accountId !== accountId) {
    closeMemberSync();
    // After a sign-out nothing of the account stays, nor a warning about it.
    onWiped(closeMemberSync);
    current = { accountId, sync: createMemberSync(accountId) };
  }
  return current.sync;
}

function closeMemberSync(): void {
  current?.sync.stop();
  current = null;
}

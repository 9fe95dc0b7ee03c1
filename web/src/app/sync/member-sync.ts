import { sync as endpoint } from "@app/contract/sync";
import { ApiError, call } from "../../api.ts";
import { deletePrivateCaches } from "../../device-storage.ts";
import { onWiped } from "../../identity/session/session-store.ts";
import { reportError } from "../../shell/report-error.ts";
import { openTabChannel, type TabMessage, withDeviceLock } from "./across-tabs.ts";
import { type DeviceState, emptyState, type Refusal } from "./core/device-state.ts";
import type { DeviceStore } from "./core/device-store.ts";
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
} from "./core/replica.ts";
import { deviceCopyAnswer, rememberDeviceCopy } from "./device-copy.ts";
import { createDeviceRecords } from "./device-records.ts";
import { createFlushLoop } from "./flush-loop.ts";
import { followPage } from "./page-events.ts";
import { deleteIdbStore } from "./store/idb-store.ts";
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

  const records = createDeviceRecords(accountId, (state, durable) =>
    show({ ...state, durable, isAnswered: deviceCopyAnswer(accountId) !== undefined, phase: "ready" }),
  );
  const onTabMessage = (message: TabMessage): void => {
    if (message === "changed") {
      records.store.refresh();
      void records.reloadInTurn().catch(() => undefined);
    }
    if (message === "copy-made" && !records.store.durable) void records.moveToDevice().catch(() => undefined);
    if (message === "copy-removed" && records.store.durable) void records.moveToMemory();
    if (message === "withdrawn") void records.leaveHealth();
  };
  const tabs = openTabChannel(lockName, onTabMessage);
  const forgetHealth = () => records.forgetHealth(() => tabs.post("withdrawn"));

  const loop = createFlushLoop({
    flush: () =>
      withDeviceLock(lockName, async () => {
        await records.settled();
        const { store } = records;
        try {
          const outcome = await flush({ store, exchange, wallMs });
          if (outcome === "withdrawn") {
            await forgetHealth();
            // What is left, a message to support, starts over.
            await flush({ store: records.store, exchange, wallMs });
          }
        } finally {
          await records.reload();
          tabs.post("changed");
        }
      }),
    isWorthRetrying: (error) => !isSignedOut(error),
    onState: (next) => {
      if (next.state === "failed") show({ flush: next });
      if (next.state === "idle" && snapshot.flush.state === "failed") show({ flush: initial.flush });
    },
  });

  /** Whether it is done. No screen can miss that it is not: every one of the app says it. */
  async function change(run: (store: DeviceStore) => Promise<void>): Promise<boolean> {
    try {
      await records.write(() => run(records.store));
      hasFailed = false;
      await records.reload();
    } catch (error) {
      hasFailed = true;
      show({});
      reportError(error, "app/sync/member-sync");
      return false;
    }
    tabs.post("changed");
    return true;
  }

  /** What waits for a flush, at once, by a request that outlives the page. Twice is once. */
  const push = () => {
    const mutations = nextBatch(snapshot.outbox, MAX_KEEPALIVE - ROOM_FOR_CURSOR);
    if (mutations.length > 0) void exchange({ cursor: snapshot.meta.cursor, mutations }).catch(() => undefined);
  };
  const page = followPage({
    onVisible: () => void loop.ask(),
    onOnline: () => void loop.reconnect(),
    onLeave: push,
    wouldLose: () => !snapshot.durable && snapshot.outbox.some(isSendable),
  });

  // A database that the browser evicted is made anew here, without a cursor: the first flush then pulls everything.
  const opened = deviceCopyAnswer(accountId) ? records.moveToDevice().catch(records.reload) : records.reloadInTurn();
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
      if (!(await change((store) => saveEdits({ store, wallMs }, edits)))) return false;
      if (edits.some(({ kind }) => kind !== "answer")) show({ hasLogged: true });
      // A screen saves what stands on it when its page goes, and then no flush is started any more.
      if (page.isLeaving()) push();
      void loop.ask();
      return true;
    },
    flush: () => loop.ask(),
    settleConflicts: (record: { id: string; kind: string }) => change((store) => settleConflicts(store, record)),
    async retryRefused(reason: Refusal): Promise<boolean> {
      const isDone = await change((store) => retryRefused(store, reason));
      void loop.ask();
      return isDone;
    },
    discardRefused: (ids: readonly string[]) => change((store) => discardRefused(store, ids)),
    /** When the member discards what was refused. */
    forget: (kinds: readonly string[]) => change((store) => forget(store, kinds)),
    /** The consent was withdrawn: nothing of health stays in any tab, nor on this device. */
    async forgetHealth(): Promise<void> {
      await forgetHealth();
      void loop.ask();
    },
    async keepOnDevice(): Promise<void> {
      await records.moveToDevice();
      rememberDeviceCopy(accountId, true);
      await records.reload();
      tabs.post("copy-made");
      // A flush that ran meanwhile acknowledged to the store that was left.
      void loop.ask();
      // Without it the browser may evict the copy when space runs short. A refusal changes nothing.
      void navigator.storage?.persist?.().catch(() => undefined);
    },
    async removeFromDevice(): Promise<void> {
      await records.moveToMemory();
      rememberDeviceCopy(accountId, false);
      await records.reload();
      tabs.post("copy-removed");
      await Promise.all([deleteIdbStore(accountId), deletePrivateCaches()]);
    },
    stop(): void {
      loop.stop();
      page.stop();
      tabs.close();
      records.close();
      listeners.clear();
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

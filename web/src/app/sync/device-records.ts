import { deletePrivateCaches } from "../../device-storage.ts";
import { forgetHealthInMemory } from "../../identity/session/session-store.ts";
import { type DeviceState, emptyState } from "./core/device-state.ts";
import { type DeviceStore, patched } from "./core/device-store.ts";
import { withoutHealth } from "./core/replica.ts";
import { endDeviceCopy } from "./device-copy.ts";
import { deleteIdbStore, isConnectionLost, openIdbStore } from "./store/idb-store.ts";
import { createMemoryStore } from "./store/memory-store.ts";

/**
 * The store of one account in this tab, and the ways from one to another: into a copy on the device, back to the memory
 * of the tab, without what is of health. Each is followed by `onLoaded`.
 */
export function createDeviceRecords(accountId: string, onLoaded: (state: DeviceState, durable: boolean) => void) {
  let store: DeviceStore = createMemoryStore();
  /** As of the last load: what a store that cannot be read any more held. */
  let loaded = emptyState();

  async function reload(): Promise<void> {
    loaded = await store.load();
    onLoaded(loaded, store.durable);
  }
  async function moveTo(next: DeviceStore): Promise<void> {
    store.close();
    store = next;
    await reload();
  }

  // Saving and changing the store take turns, so that no edit goes to a store that is being left.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = turn.then(run);
    turn = result.catch(() => undefined);
    return result;
  }

  const moveToDevice = async () => moveTo(await openIdbStore(accountId, await store.load()));
  /** `state` stays in the memory of this tab: unsent entries are never dropped. */
  const moveToMemory = async () =>
    moveTo(createMemoryStore(store.durable ? await store.load().catch(() => loaded) : loaded));
  /** What this tab has in memory. The copy itself is emptied where the withdrawal was heard of. */
  async function leaveHealth(): Promise<void> {
    const state = await store.load().catch(() => loaded);
    forgetHealthInMemory();
    await moveTo(createMemoryStore(patched(state, withoutHealth(state))));
  }

  return {
    get store(): DeviceStore {
      return store;
    },
    reload,
    reloadInTurn: () => inTurn(reload),
    /** Resolves when no write or move is running. */
    settled: () => turn,
    moveToDevice: () => inTurn(moveToDevice),
    moveToMemory: () => inTurn(moveToMemory),
    leaveHealth: () => inTurn(leaveHealth),
    /** Emptied in one step before anything else: whatever interrupts the rest, nothing of health stays. */
    forgetHealth: (onEmptied: () => void) =>
      inTurn(async () => {
        await store.update([], withoutHealth).catch(() => undefined);
        endDeviceCopy(accountId);
        onEmptied();
        await leaveHealth();
        await Promise.all([deleteIdbStore(accountId), deletePrivateCaches()]);
      }),
    /** A copy that cannot be written any more is left for the memory of this tab; its badge says so. */
    write: (run: () => Promise<void>) =>
      inTurn(async () => {
        try {
          await run();
        } catch (error) {
          if (!store.durable || !isConnectionLost(error)) throw error;
          await moveToMemory();
          await run();
        }
      }),
    close: () => store.close(),
  };
}

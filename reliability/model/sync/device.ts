import type { DeviceStore } from "../../../web/src/app/sync/core/device-store.ts";
import type { Edit } from "../../../web/src/app/sync/core/edit.ts";
import { type Exchange, flush, retryRefused, saveEdits } from "../../../web/src/app/sync/core/replica.ts";
import { type RecordView, viewRecords } from "../../../web/src/app/sync/core/view.ts";
import { openIdbStore } from "../../../web/src/app/sync/store/idb-store.ts";
import { createMemoryStore } from "../../../web/src/app/sync/store/memory-store.ts";
import type { Subject } from "./subject.ts";

export class PageKilled extends Error {}

type DeviceOptions = { name: string; isDurable: boolean; wallMs: () => number; subject: Subject };

/** Before or after a step, the page may end. */
type Interrupt = (run: () => Promise<unknown>) => Promise<unknown>;

/** The product's own device code, with a page that can be closed at any step. */
export function createDevice({ name, isDurable, wallMs, subject }: DeviceOptions) {
  let store: DeviceStore | null = null;
  const opened = async (): Promise<DeviceStore> =>
    (store ??= isDurable ? await openIdbStore(name) : createMemoryStore());

  const closePage = () => {
    store?.close();
    store = null;
  };
  const views = async (): Promise<RecordView[]> => {
    const state = await (await opened()).load();
    return subject.kinds.flatMap((kind) => viewRecords(state, kind)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const save = async (...edits: Edit[]) => saveEdits({ store: await opened(), wallMs }, edits);
  /** The picked one of the records that this device shows. */
  const pickView = async (pick: number): Promise<RecordView | undefined> => {
    const shown = await views();
    return shown[pick % Math.max(1, shown.length)];
  };

  return {
    closePage,
    views,
    state: async () => (await opened()).load(),
    add: (...seeds: number[]) => save(...seeds.map((seed) => subject.add(seed, wallMs()))),
    async edit(pick: number, seed: number): Promise<void> {
      const view = await pickView(pick);
      if (view) await save({ id: view.id, kind: view.kind, op: "put", fields: subject.change(view, seed) });
    },
    async remove(pick: number): Promise<void> {
      const view = await pickView(pick);
      if (view) await save({ id: view.id, kind: view.kind, op: "delete", fields: {} });
    },
    async retryRefused(): Promise<void> {
      await retryRefused(await opened(), "consent-missing");
    },
    async flush(exchange: Exchange, killedAt?: { step: number; isAfter: boolean }): Promise<void> {
      const open = await opened();
      const step = killedAt ? interruptAt(killedAt) : undefined;
      const through = <T>(run: () => Promise<T>): Promise<T> => (step ? (step(run) as Promise<T>) : run());
      const interrupted: DeviceStore = {
        ...open,
        load: () => through(() => open.load()),
        update: (ids, change) => through(() => open.update(ids, change)),
      };
      await flush({ store: interrupted, exchange: (request) => through(() => exchange(request)), wallMs });
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

function interruptAt({ step, isAfter }: { step: number; isAfter: boolean }): Interrupt {
  let left = step;
  return async (run) => {
    const isHere = left-- === 0;
    if (isHere && !isAfter) throw new PageKilled();
    const result = await run();
    if (isHere) throw new PageKilled();
    return result;
  };
}

import type { DeviceStore } from "../../../web/src/app/sync/core/device-store.ts";
import type { Edit } from "../../../web/src/app/sync/core/edit.ts";
import { type Exchange, flush, retryRefused, saveEdits } from "../../../web/src/app/sync/core/replica.ts";
import { uuidV7 } from "../../../web/src/app/sync/core/uuid-v7.ts";
import { type RecordView, viewRecords } from "../../../web/src/app/sync/core/view.ts";
import { openIdbStore } from "../../../web/src/app/sync/store/idb-store.ts";
import { createMemoryStore } from "../../../web/src/app/sync/store/memory-store.ts";

export class PageKilled extends Error {}

type DeviceOptions = { name: string; isDurable: boolean; wallMs: () => number };

/** Before or after a step, the page may end. */
type Interrupt = (run: () => Promise<unknown>) => Promise<unknown>;

/** The product's own device code, with a page that can be closed at any step. */
export function createDevice({ name, isDurable, wallMs }: DeviceOptions) {
  let store: DeviceStore | null = null;
  const opened = async (): Promise<DeviceStore> =>
    (store ??= isDurable ? await openIdbStore(name) : createMemoryStore());

  const closePage = () => {
    store?.close();
    store = null;
  };
  const views = async (): Promise<RecordView[]> =>
    viewRecords(await (await opened()).load(), "weight").toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const save = async (...edits: Omit<Edit, "kind">[]) =>
    saveEdits(
      { store: await opened(), wallMs },
      edits.map((edit) => ({ ...edit, kind: "weight" })),
    );

  return {
    closePage,
    views,
    state: async () => (await opened()).load(),
    add: (...kgs: number[]) =>
      save(
        ...kgs.map((kg) => {
          const at = new Date(wallMs()).toISOString();
          return { id: uuidV7(wallMs()), op: "put" as const, fields: { at, kg } };
        }),
      ),
    /** Edits the picked record that this device shows. */
    async edit(pick: number, op: "put" | "delete", fields: Record<string, unknown>): Promise<void> {
      const shown = await views();
      const view = shown[pick % Math.max(1, shown.length)];
      if (view) await save({ id: view.id, op, fields });
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

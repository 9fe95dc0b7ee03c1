import { type DeviceState, emptyState } from "../core/device-state.ts";
import { type DeviceStore, patched } from "../core/device-store.ts";

/** Without opt-in: gone with the page. */
export function createMemoryStore(initial: DeviceState = emptyState()): DeviceStore {
  let state = initial;
  return {
    durable: false,
    load: async () => state,
    refresh: () => undefined,
    update: async (_, change) => {
      state = patched(state, change(state));
    },
    close: () => undefined,
  };
}

import { useMemo, useState } from "react";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";

/** The device's records with the edits that are being written: a tap shows its result without waiting for the disk. */
export function usePendingEdits(sync: MemberSync, { meta, outbox, records }: SyncSnapshot) {
  const [pending, setPending] = useState<readonly Edit[]>([]);
  const state = useMemo<DeviceState>(() => {
    const stored = { meta, outbox, records };
    // Stamped after all that is stored, whatever this device's clock says.
    return pending.length > 0 ? patched(stored, recordEdits(stored, meta.clock.ms, pending)) : stored;
  }, [meta, outbox, records, pending]);

  async function save(edits: readonly Edit[]): Promise<boolean> {
    setPending((before) => [...before, ...edits]);
    const isSaved = await sync.save(edits);
    setPending((before) => before.filter((edit) => !edits.includes(edit)));
    return isSaved;
  }
  return { state, save };
}

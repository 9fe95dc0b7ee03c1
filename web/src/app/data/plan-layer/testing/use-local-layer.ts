import { useState } from "react";
import { emptyState } from "../../../sync/core/device-state.ts";
import { patched } from "../../../sync/core/device-store.ts";
import { type Edit, recordEdits, type Save } from "../../../sync/core/edit.ts";
import { layerIn, type PlanLayer } from "../layer.ts";

/** The member's layer on a device that never sends, for tests of screens. */
export function useLocalLayer(edits: readonly Edit[] = []): {
  layer: PlanLayer;
  save: Save;
} {
  const [state, setState] = useState(() => patched(emptyState(), recordEdits(emptyState(), 1_000, edits)));
  return {
    layer: layerIn(state),
    save: async (next) => {
      setState((before) => patched(before, recordEdits(before, 1_000, next)));
      return true;
    },
  };
}

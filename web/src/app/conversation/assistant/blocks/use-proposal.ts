import { useState } from "react";
import type { Edit, Save } from "../../../sync/core/edit.ts";

export type UsedProposal = {
  state: "idle" | "saving" | "failed";
  /** The member agreed here, since the screen opened. */
  isOwn: boolean;
  /** Again while it is being saved: nothing. */
  write: (edits: readonly Edit[]) => Promise<void>;
};

/** Saves on this device; sending follows by itself, as from the screen that the edits are of. */
export function useProposal(save: Save): UsedProposal {
  const [state, setState] = useState<UsedProposal["state"]>("idle");
  const [isOwn, setIsOwn] = useState(false);
  async function write(edits: readonly Edit[]) {
    if (state === "saving" || edits.length === 0) return;
    setState("saving");
    setIsOwn(true);
    setState((await save(edits)) ? "idle" : "failed");
  }
  return { state, isOwn, write };
}

import type { SyncKind } from "@app/contract/sync";
import type { Deps } from "../../../server/src/deps.ts";
import type { Edit } from "../../../web/src/app/sync/core/edit.ts";
import type { RecordView } from "../../../web/src/app/sync/core/view.ts";

/** What the devices of a model write. A seed decides which of all possible contents it is. */
export type Subject = {
  kinds: readonly SyncKind[];
  /** A new record, or the one that its key allows. */
  add: (seed: number, wallMs: number) => Edit;
  /** The fields that an edit of a shown record sets. */
  change: (view: RecordView, seed: number) => Record<string, unknown>;
  /** What else must hold of an account whose devices show these records. Throws what does not. */
  check?: (deps: Deps, accountId: string, shown: readonly RecordView[]) => Promise<void>;
};

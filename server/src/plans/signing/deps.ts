import type { LockContext } from "@app/contract/staff/plans";
import type { Db } from "../../platform/database/db.ts";
import type { Deps as SyncDeps } from "../../sync/deps.ts";
import type { Deps } from "../deps.ts";
import type { SigningPerson } from "./plan-signature.ts";

export type SigningDeps = Pick<Deps, "now" | "jobs" | "keyRing"> & Pick<SyncDeps, "syncKinds">;

/** What the caller knows of the member and of the team. */
export type Asking = {
  /** Read in the transaction that signs, whatever the client has seen. */
  loadContext: (tx: Db) => Promise<LockContext>;
  /** Whoever acted before on the other half. */
  personOf: (tx: Db, staffId: string) => Promise<Pick<SigningPerson, "name" | "council" | "number">>;
};

import type { LockContext } from "@app/contract/staff/plans";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps as SyncDeps } from "../../sync/deps.ts";
import type { Deps } from "../deps.ts";
import type { SigningPerson } from "./plan-signature.ts";

type SigningName = Pick<SigningPerson, "name" | "council" | "number">;

export type SigningDeps = Pick<Deps, "now" | "jobs" | "keyRing" | "checkPlan"> & Pick<SyncDeps, "syncKinds">;

/** A member's file as it is in the transaction that signs, whatever the client has seen. */
export type SigningFile = { inForce: Assessment | undefined; loaded: Loaded; context: LockContext };

/** What the caller knows of the member and of the team. */
export type Asking = {
  loadFile: (tx: Db) => Promise<SigningFile>;
  /** Those who acted, on either half. */
  listPeople: (tx: Db, staffIds: readonly string[]) => Promise<ReadonlyMap<string, SigningName>>;
};

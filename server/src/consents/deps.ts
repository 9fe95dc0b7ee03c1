import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = PlatformDeps & {
  /** False once the account is deleted. */
  hasAccount: (db: Db, accountId: string) => Promise<boolean>;
  /** Erases what may not be kept without the consent to health data, in the transaction of the answer. */
  onHealthConsentWithdrawn: (deps: Pick<PlatformDeps, "now">, tx: Db, accountId: string) => Promise<void>;
};

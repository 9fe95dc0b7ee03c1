import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = PlatformDeps & {
  /** False once the account is deleted. */
  hasAccount: (db: Db, accountId: string) => Promise<boolean>;
  /** Erases what may not be kept without a consent and stops what rests on it, in the transaction of the stored no. */
  onConsentWithdrawn: (
    deps: Pick<PlatformDeps, "now" | "jobs">,
    tx: Db,
    withdrawn: { accountId: string; purpose: Purpose },
  ) => Promise<void>;
};

import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = PlatformDeps & {
  /** False once the account is deleted. */
  hasAccount: (db: Db, accountId: string) => Promise<boolean>;
};

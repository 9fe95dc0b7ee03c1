import type { Deps } from "./deps.ts";
import { revokeBrowserRelays } from "./store.ts";

/** A visitor without an account revoked consent: the pending relays of their visits are cancelled. */
export const revokeAdConsent = (
  { db, now }: Pick<Deps, "db" | "now">,
  { browserId }: { browserId: string },
): Promise<void> => revokeBrowserRelays(db, browserId, now());

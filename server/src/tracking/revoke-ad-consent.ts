import type { Deps } from "../deps.ts";
import { revokeBrowserRelays } from "./store.ts";

/** A visitor without an account said no after all: what waited to be told about their visits stays here. */
export const revokeAdConsent = (
  { db, now }: Pick<Deps, "db" | "now">,
  { browserId }: { browserId: string },
): Promise<void> => revokeBrowserRelays(db, browserId, now());

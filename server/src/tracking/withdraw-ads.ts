import type { Deps } from "../deps.ts";
import { withdrawBrowserRelays } from "./store.ts";

/** A visitor without an account said no after all: what waited to be told about their visits stays here. */
export const withdrawAds = (
  { db, now }: Pick<Deps, "db" | "now">,
  { browserId }: { browserId: string },
): Promise<void> => withdrawBrowserRelays(db, browserId, now());

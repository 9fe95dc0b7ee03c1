import type { PlatformDeps } from "../platform/deps.ts";
import { addMs, DAY_MS } from "../platform/time/durations.ts";
import { countPlans } from "./plan-store.ts";
import { countHalfSigned } from "./signing/draft-act-store.ts";
import { countWithdrawals } from "./withdrawing/withdrawal-store.ts";

/** Provisional plans made since then, and how many of them lack a menu or a training half that they should have. */
export const planMetrics = (
  { db, now }: Pick<PlatformDeps, "db" | "now">,
  since = addMs(now(), -DAY_MS),
): ReturnType<typeof countPlans> => countPlans(db, since);

/** Plans that were taken away in the last day, by what took them. */
export const withdrawnPlans = ({ db, now }: Pick<PlatformDeps, "db" | "now">): ReturnType<typeof countWithdrawals> =>
  countWithdrawals(db, addMs(now(), -DAY_MS));

/** Plans of which one half was signed more than a day ago, and that still wait for the other professional. */
export const halfSignedPlans = ({ db, now }: Pick<PlatformDeps, "db" | "now">): Promise<number> =>
  countHalfSigned(db, addMs(now(), -DAY_MS));

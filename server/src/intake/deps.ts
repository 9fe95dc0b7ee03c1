import type { Deps as CheckoutDeps } from "../checkout/deps.ts";
import type { SessionDeps } from "../identity/deps.ts";
import type { Deps as OnCallDeps } from "../on-call/deps.ts";
import type { Deps as PromisesDeps } from "../promises/deps.ts";
import type { Deps as SyncDeps } from "../sync/deps.ts";
import type { IntakeLimits } from "./rate-limits.ts";

export type Deps = SessionDeps &
  Pick<SyncDeps, "syncKinds"> &
  Pick<CheckoutDeps, "onRefundRequested"> &
  Pick<OnCallDeps, "onCall"> &
  Pick<PromisesDeps, "team"> & { limits: IntakeLimits };

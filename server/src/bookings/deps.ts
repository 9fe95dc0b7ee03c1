import type { SessionDeps } from "../identity/deps.ts";
import type { BookingLimits } from "./rate-limits.ts";

export type Deps = SessionDeps & { limits: BookingLimits };

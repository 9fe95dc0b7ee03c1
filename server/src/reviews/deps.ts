import type { SessionDeps } from "../identity/deps.ts";
import type { AssessDeps } from "../intake/assess.ts";
import type { ReviewLimits } from "./rate-limits.ts";

export type Deps = SessionDeps & Pick<AssessDeps, "onCall" | "team" | "syncKinds"> & { limits: ReviewLimits };

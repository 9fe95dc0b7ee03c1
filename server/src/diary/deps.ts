import type { SessionDeps } from "../identity/deps.ts";
import type { DiaryLimits } from "./rate-limits.ts";

export type Deps = SessionDeps & { limits: DiaryLimits };

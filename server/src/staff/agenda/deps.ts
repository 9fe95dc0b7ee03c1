import type { PlatformDeps } from "../../platform/deps.ts";
import type { StaffSessionDeps } from "../deps.ts";

export type AgendaDeps = StaffSessionDeps & Pick<PlatformDeps, "jobs">;

import type { Deps as IntakeDeps } from "../../intake/deps.ts";
import type { StaffSessionDeps } from "../deps.ts";

export type MemberDeps = StaffSessionDeps &
  Pick<IntakeDeps, "keyRing" | "jobs" | "log" | "syncKinds" | "onCall" | "team" | "prepareClosing" | "onAssessed">;

import { can, type Permission } from "./can.ts";
import type { Action, Role } from "./permissions.ts";

/** What an emergency opens: reading. Nothing is written, signed or answered by it. */
const READING = new Set<Action>([
  "diary.read",
  "reports.read",
  // The thread with the team, where a sign of danger may stand; never the one with support.
  "chat.read",
  "plan.read",
  "promise.read",
  "safety-levels.read",
  "health-answers.read",
]);

/**
 * What a person may read of someone else's member while the file is open in an emergency: as their own profession reads
 * its own members. An administrator, who has none, reads as the profession with the strictest limits.
 */
export function emergencyReading({ role }: { role: Role }, action: Action): Permission {
  if (!READING.has(action) || !can({ role }, "break-glass.open", { relation: "unassigned" }).allowed)
    return { allowed: false };
  return can({ role: role === "admin" ? "treinador" : role }, action, { relation: "assigned" });
}

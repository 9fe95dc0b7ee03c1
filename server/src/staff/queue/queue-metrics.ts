import type { PlatformDeps } from "../../platform/deps.ts";
import { countChanges } from "./change-store.ts";

/** Members whose queues do not show a change yet, and how long the oldest has waited. */
export const queueMetrics = ({ db }: Pick<PlatformDeps, "db">): Promise<{ count: number; oldestSeconds: number }> =>
  countChanges(db);

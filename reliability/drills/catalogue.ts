import { alerts } from "./alerts/alerts.ts";
import { install } from "./deploy/install.ts";
import { migration } from "./deploy/migration.ts";
import { rolling } from "./deploy/rolling.ts";
import type { Drill } from "./drill.ts";
import { failover } from "./failover/failover.ts";
import { restore } from "./restore/restore.ts";

export const drills: readonly Drill[] = [install, rolling, migration, failover, restore, alerts];

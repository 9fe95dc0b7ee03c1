import { brand } from "@app/contract/brand";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import type { ServiceHours } from "@app/engine/promises/service-clock";

/** When the team is there, as promises count it. */
export const promiseHours: ServiceHours = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };

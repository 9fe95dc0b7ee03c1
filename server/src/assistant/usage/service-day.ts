import { brand } from "@app/contract/brand";
import { localTimeOf } from "@app/engine/promises/local-time";

/** The calendar day of the service, 2026-11-17: limits and money are counted by it, wherever the member is. */
export const serviceDay = (at: Date): string => localTimeOf(brand.serviceHours.timeZone, at.getTime()).day;

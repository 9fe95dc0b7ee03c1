import { brand } from "@app/contract/brand";

const day = new Intl.DateTimeFormat("en-CA", { timeZone: brand.serviceHours.timeZone });

/** The calendar day of the service, 2026-11-17: limits and money are counted by it, wherever the member is. */
export const serviceDay = (at: Date): string => day.format(at);

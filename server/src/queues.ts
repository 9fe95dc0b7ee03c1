import { RELAY_CONVERSIONS } from "./tracking/record-conversion.ts";

/** Every queue there is; `migrate` makes them. */
export const QUEUES = [RELAY_CONVERSIONS] as const;

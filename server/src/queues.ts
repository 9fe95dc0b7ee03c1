import { SETTLE_EVENTS } from "./checkout/keep-events.ts";
import { SEND_MESSAGES } from "./messages/queue-message.ts";
import { BUILD_EXPORTS } from "./privacy/request-export.ts";
import { RELAY_CONVERSIONS } from "./tracking/record-conversion.ts";

/** Every queue there is; `migrate` makes them. */
export const QUEUES = [RELAY_CONVERSIONS, SEND_MESSAGES, SETTLE_EVENTS, BUILD_EXPORTS] as const;

import { SCHEDULE_REMINDERS } from "./checkout/reminders/schedule-abandoned-cart-reminder.ts";
import { PROCESS_EVENTS } from "./checkout/settlement/ingest-events.ts";
import { SEND_MESSAGES } from "./messages/queue-message.ts";
import { BUILD_EXPORTS } from "./privacy/export/request-export.ts";
import { RELAY_CONVERSIONS } from "./tracking/record-conversion.ts";

/** All queues; `migrate` creates them. */
export const QUEUES = [RELAY_CONVERSIONS, SEND_MESSAGES, PROCESS_EVENTS, SCHEDULE_REMINDERS, BUILD_EXPORTS] as const;

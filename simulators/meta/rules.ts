import * as z from "zod";
import type { VendorAnswer } from "../simulator-app.ts";
import { invalid, metaError } from "./errors.ts";

const DAY_S = 24 * 60 * 60;
const OLDEST_S = 7 * DAY_S;
/** Tolerated clock skew. */
const SKEW_S = 60;
const MAX_EVENTS = 1_000;
const HASHED = ["em", "ph", "fn", "ln", "ct", "st", "zp", "country", "db", "ge"];
const SHA256 = /^[0-9a-f]{64}$/;
const ACTION_SOURCES = [
  "website",
  "app",
  "chat",
  "email",
  "phone_call",
  "physical_store",
  "system_generated",
  "business_messaging",
  "other",
];

const Bag = z.record(z.string(), z.unknown());
export const MetaEvent = z.looseObject({
  event_name: z.string().min(1).max(50),
  event_time: z.int().positive(),
  event_id: z.string().max(100).optional(),
  action_source: z.enum(ACTION_SOURCES),
  event_source_url: z.string().optional(),
  user_data: Bag,
  custom_data: Bag.optional(),
});
export type MetaEvent = z.infer<typeof MetaEvent>;

/** The events of a request, or the vendor's refusal of all of them: one invalid event fails the batch. */
export function parseEvents(data: unknown, now: Date): MetaEvent[] | VendorAnswer {
  if (!Array.isArray(data) || data.length === 0) return metaError(100, "(#100) param data must be non-empty.");
  if (data.length > MAX_EVENTS) return invalid("Too Many Events", `A request carries ${MAX_EVENTS} events at most.`);
  const events: MetaEvent[] = [];
  for (const [index, item] of data.entries()) {
    const event = MetaEvent.safeParse(item);
    if (!event.success) return unreadable(index, event.error);
    const refusal = timeRefusal(event.data, now) ?? websiteRefusal(event.data) ?? dataRefusal(event.data);
    if (refusal) return refusal;
    events.push(event.data);
  }
  return events;
}

function unreadable(index: number, error: z.ZodError): VendorAnswer {
  const [issue] = error.issues;
  const field = issue?.path.join(".") || "event";
  return invalid("Invalid Event", `data[${index}].${field}: ${issue?.message ?? "cannot be read"}`);
}

function timeRefusal({ event_time }: MetaEvent, now: Date): VendorAnswer | undefined {
  const age = now.getTime() / 1000 - event_time;
  if (age > OLDEST_S)
    return invalid("Event Timestamp Too Old", "Events need to be sent within 7 days of when they occurred.", 2804003);
  if (age < -SKEW_S) return invalid("Event Timestamp In Future", "The timestamp for this event is in the future.");
  return undefined;
}

/** The vendor's documents ask for these three of every event from a web page. */
function websiteRefusal({ action_source, event_source_url, user_data }: MetaEvent): VendorAnswer | undefined {
  if (action_source !== "website") return undefined;
  if (!event_source_url || !URL.canParse(event_source_url))
    return invalid("Missing Event Source URL", "A website event needs event_source_url.");
  if (typeof user_data["client_user_agent"] !== "string" || user_data["client_user_agent"] === "")
    return invalid("Missing Client User Agent", "A website event needs user_data.client_user_agent.");
  return undefined;
}

function dataRefusal({ event_name, user_data, custom_data }: MetaEvent): VendorAnswer | undefined {
  if (Object.keys(user_data).length === 0)
    return invalid("Not Enough Customer Information", "An event needs customer information parameters.", 2804050);
  const clear = HASHED.find((field) =>
    [user_data[field] ?? []].flat().some((value) => typeof value !== "string" || !SHA256.test(value)),
  );
  if (clear)
    return invalid("Unhashed Customer Information", `user_data.${clear} must be a SHA-256 hash in lower case.`);
  if (event_name !== "Purchase") return undefined;
  const { value, currency } = custom_data ?? {};
  if (typeof value !== "number" || !/^[A-Za-z]{3}$/.test(String(currency)))
    return invalid("Missing Purchase Value", "A Purchase needs custom_data.value and custom_data.currency.");
  return undefined;
}

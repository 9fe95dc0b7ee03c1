import * as z from "zod/mini";
import { EVENT_NAMES } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { Consent } from "./values.ts";

/** Truncated, not refused: an event with an overlong field is still an event. */
const truncated = (maxLength: number) => z.string().check(z.overwrite((value) => value.slice(0, maxLength)));
const text = (maxLength: number) => z.optional(z.nullable(truncated(maxLength)));

const CustomerData = z.object({
  email: text(254),
  phone: text(40),
  first_name: text(120),
  last_name: text(120),
  city: text(120),
  state: text(120),
  country: text(60),
  zip_code: text(20),
  date_of_birth: text(40),
  gender: text(20),
  fbc: text(500),
  fbp: text(200),
});

const BrowserData = z.object({
  user_agent: text(1000),
  language: text(50),
  screen_size: text(50),
  timezone: text(100),
  referrer: text(4000),
  page_url: text(4000),
  page_title: text(300),
});

/** An event that a page reports. Unknown fields are dropped, and so is personal data without consent. */
export const TrackedEvent = z.object({
  eventName: z.enum(EVENT_NAMES),
  whatsapp: text(40),
  email: text(254),
  name: text(120),
  source: text(40),
  uniqueId: text(100),
  value: z.optional(z.number().check(z.nonnegative(), z.maximum(1_000_000))),
  currency: text(3),
  params: z.optional(
    z.object({
      label: text(200),
      customer_data: z.optional(CustomerData),
      browser_data: z.optional(BrowserData),
      query_params: z.optional(z.record(truncated(100), truncated(2000))),
    }),
  ),
  consent: z.optional(Consent),
});
export type TrackedEvent = z.infer<typeof TrackedEvent>;

export const trackConversion = {
  method: "POST",
  path: "/v1/public/:slug/track-conversion",
  summary: "Stores an event of a visit; relays it to advertising platforms only with consent",
  schema: {
    params: z.object({ slug: z.string() }),
    body: TrackedEvent,
    response: { 200: envelopeOf(z.object({ kept: z.literal(true) })) },
  },
} as const;

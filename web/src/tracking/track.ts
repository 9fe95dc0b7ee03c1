import { brand } from "@app/contract/brand";
import { CURRENCY, EVENT_VALUE, type EventName, LEAD_VALUE, REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { type TrackedEvent, trackConversion } from "@app/contract/tracking";
import { adIds } from "./ad-cookies.ts";
import { queryParams, sourceOf } from "./attribution.ts";
import { getConsent } from "./consent.ts";
import { logFailure } from "./log.ts";
import { redactUrl } from "./redact-url.ts";
import { splitName } from "./split-name.ts";

/** The personal data of an event. Sent only with consent. */
export type TrackedPerson = { fullName?: string | undefined; email?: string | undefined; phone?: string | undefined };

export type TrackOptions = {
  label?: string | undefined;
  value?: number;
  person?: TrackedPerson;
  /** The id of an event that is also sent by the server or the pixel, so that it counts once. */
  eventId?: string;
  /** Other details of the event. Never personal data. */
  details?: Record<string, unknown>;
};

/** Sends an event to our own server and returns its id. It never throws and never waits. */
export function track(eventName: EventName, options: TrackOptions = {}): string {
  const eventId = options.eventId ?? crypto.randomUUID();
  send(eventName, eventId, options).catch((cause: unknown) => logFailure(eventName, cause));
  return eventId;
}

/** `keepalive` lets the request finish while the page unloads. A body that is not read keeps it open until the timeout. */
async function send(eventName: EventName, eventId: string, options: TrackOptions): Promise<void> {
  const response = await fetch(trackConversion.path.replace(":slug", brand.slug), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(eventOf(eventName, eventId, options)),
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) logFailure(eventName, response.status);
  await response.text();
}

function eventOf(
  eventName: EventName,
  uniqueId: string,
  { label, value, person, details }: TrackOptions,
): TrackedEvent {
  const consent = getConsent();
  const { fullName = "", email = "", ...contact } = (consent?.ads && person) || {};
  const phone = contact.phone?.replace(/\D/g, "") ?? "";
  const { first, last } = splitName(fullName);
  const query = queryParams();
  const { fbc, fbp } = adIds();
  return {
    eventName,
    whatsapp: phone || "none",
    email,
    name: fullName,
    source: sourceOf(query),
    uniqueId,
    value: value ?? (eventName === "Lead" ? LEAD_VALUE : EVENT_VALUE),
    currency: CURRENCY,
    params: {
      ...details,
      ...(label ? { label: label.slice(0, 200) } : {}),
      customer_data: {
        email,
        phone,
        first_name: first,
        last_name: last,
        city: "",
        state: "",
        country: "BR",
        zip_code: "",
        date_of_birth: "",
        gender: "",
        fbc,
        fbp,
      },
      browser_data: browserData(),
      query_params: query,
    },
    ...(consent ? { consent } : {}),
  };
}

const browserData = () => ({
  user_agent: navigator.userAgent.slice(0, 1000),
  language: navigator.language,
  screen_size: `${screen.width}x${screen.height}`,
  timezone: timeZone(),
  referrer: redactUrl(document.referrer),
  page_url: redactUrl(location.href),
  page_title: document.title.slice(0, 300),
});

/** Creating a date formatter takes a tenth of a second on a phone: newer browsers have `Temporal` instead. */
const timeZone = (): string =>
  (globalThis as { Temporal?: { Now: { timeZoneId(): string } } }).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

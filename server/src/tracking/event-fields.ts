import { randomUUID } from "node:crypto";
import type { EventName } from "@app/contract/catalogue";
import type { Conversion } from "./store.ts";

/** A URL without anything identifying: no query, no fragment, no account id. */
export function barePage(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url?.protocol.startsWith("http")) return null;
  return `${url.origin}${url.pathname.replace(/^\/pagamento\/[^/]+/, "/pagamento/:userId")}`;
}

export const hostOf = (address: string | null | undefined): string | null =>
  (address ? URL.parse(address)?.hostname : null) || null;

/** The page sent to a platform: one of our own, or our home page, whatever the browser claimed. */
export function ownPage(siteUrl: string, address: string | null): string {
  const site = new URL(siteUrl);
  const page = address ? URL.parse(address) : null;
  return page?.host === site.host ? `${site.origin}${page.pathname}` : site.href;
}

type Source = "google" | "facebook" | "bing" | "direct";

const clickIds = { gclid: "google", fbclid: "facebook", msclkid: "bing" } as const;

/** The ad network that referred the visitor, by the click id in the URL. */
export function sourceOf(queryParams: Record<string, string>): Source {
  for (const [param, source] of Object.entries(clickIds)) if (queryParams[param]) return source;
  return "direct";
}

/** Maximum size of an event: longer than anything our pages send, short enough that a flood fills no disk. */
const MAX_LENGTHS = {
  eventId: 108,
  label: 100,
  pageUrl: 300,
  referrerHost: 100,
  userAgent: 200,
  fbc: 255,
  fbp: 100,
  currency: 3,
} satisfies Partial<Record<keyof Conversion, number>>;

export function truncateFields<Event extends Conversion>(event: Event): Event {
  const cut = { ...event };
  for (const [field, maxLength] of Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][]) {
    const value = event[field];
    if (value !== null && value.length > maxLength) Object.assign(cut, { [field]: value.slice(0, maxLength) });
  }
  return cut;
}

/** Events the server itself observes. A browser's report of one is stored, and never relayed to a platform. */
const SERVER_EVENTS = ["Lead", "CompleteRegistration", "Purchase"] as const;
export type ServerEvent = (typeof SERVER_EVENTS)[number];

export const isServerEvent = (name: EventName): name is ServerEvent =>
  (SERVER_EVENTS as readonly EventName[]).includes(name);

/** Events are deduplicated by id: a browser's must never take the place of the server's, whatever id it sends. */
const FROM_BROWSER = "browser:";
export const browserEventId = (name: EventName, id: string): string =>
  isServerEvent(name) ? `${FROM_BROWSER}${id}` : id;
export const serverEventId = (id: string): string => (id.startsWith(FROM_BROWSER) ? randomUUID() : id);

import { randomUUID } from "node:crypto";
import { CURRENCY, EVENT_VALUE, type EventName, LEAD_VALUE } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { cutToSize } from "./kept-sizes.ts";
import { barePage, hostOf } from "./page.ts";
import { type ServerEvent, serverEventId } from "./server-events.ts";
import { sourceOf } from "./source.ts";
import { keepConversions } from "./store.ts";

/** "There is something to tell": the handler takes everything due, not just what rang. */
export const RELAY_CONVERSIONS = "relay-conversions";

/** How somebody's browser presented itself; kept only with consent. */
export type BrowserTrace = { clientIp: string; userAgent: string | null; fbc: string | null; fbp: string | null };

export type Happening = {
  eventName: ServerEvent;
  eventId: string;
  accountId: string;
  allowsAds: boolean;
  valueCents?: number;
  queryParams?: Record<string, string>;
  pageUrl?: string | null;
  referrer?: string | null;
  trace: BrowserTrace;
};

const nobody: BrowserTrace = { clientIp: "", userAgent: null, fbc: null, fbp: null };

/** Keeps what happened to an account, in the caller's transaction. Without consent it names nobody and goes nowhere. */
export async function recordConversion(
  { jobs, ads, now }: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  happening: Happening,
): Promise<void> {
  const { eventName, allowsAds } = happening;
  const destinations = ads.filter((ad) => allowsAds && ad.mayHear(eventName)).map(({ destination }) => destination);
  const trace = allowsAds ? happening.trace : nobody;
  const conversion = {
    id: randomUUID(),
    eventName,
    eventId: serverEventId(happening.eventId),
    occurredAt: now(),
    allowsAds,
    accountId: allowsAds ? happening.accountId : null,
    matching: null,
    source: sourceOf(happening.queryParams ?? {}),
    label: null,
    valueCents: happening.valueCents ?? defaultValueCents(eventName),
    currency: CURRENCY,
    pageUrl: barePage(happening.pageUrl),
    referrerHost: hostOf(happening.referrer),
    clientIp: trace.clientIp || null,
    userAgent: trace.userAgent,
    fbc: trace.fbc,
    fbp: trace.fbp,
    destinations,
  };
  await keepConversions(tx, [cutToSize(conversion)]);
  if (destinations.length > 0) await jobs.enqueue(tx, RELAY_CONVERSIONS, {});
}

export const defaultValueCents = (eventName: EventName): number =>
  Math.round((eventName === "Lead" ? LEAD_VALUE : EVENT_VALUE) * 100);

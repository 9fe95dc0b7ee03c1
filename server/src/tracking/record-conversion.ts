import { randomUUID } from "node:crypto";
import { CURRENCY, EVENT_VALUE, type EventName, LEAD_VALUE } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { sourceOf } from "./source.ts";
import { insertConversion, insertRelay } from "./store.ts";

/** "There is something to tell this destination": the handler takes everything due, not just what rang. */
export const RELAY_CONVERSIONS = "relay-conversions";

export type Happening = {
  eventName: EventName;
  eventId: string;
  accountId: string;
  allowsAds: boolean;
  queryParams: Record<string, string>;
  pageUrl: string | null;
  clientIp: string;
  userAgent: string | null;
};

/** Keeps what happened, in the caller's transaction. Without consent it names nobody and goes nowhere. */
export async function recordConversion(
  { jobs, ads, now }: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  happening: Happening,
): Promise<void> {
  const { eventName, eventId, allowsAds, queryParams, pageUrl } = happening;
  const id = randomUUID();
  const occurredAt = now();
  const kept = await insertConversion(tx, {
    id,
    eventName,
    eventId,
    occurredAt,
    accountId: allowsAds ? happening.accountId : null,
    source: sourceOf(queryParams),
    valueCents: Math.round((eventName === "Lead" ? LEAD_VALUE : EVENT_VALUE) * 100),
    currency: CURRENCY,
    pageUrl: pageUrl && withoutQuery(pageUrl),
    clientIp: allowsAds ? happening.clientIp : null,
    userAgent: allowsAds ? happening.userAgent : null,
    fbc: null,
    fbp: null,
  });
  if (!kept || !allowsAds) return;
  for (const { destination } of ads) {
    await insertRelay(tx, { conversionId: id, destination, dueAt: occurredAt });
    await jobs.enqueue(tx, RELAY_CONVERSIONS, { destination });
  }
}

/** A query string can hold anything, health included: it is never kept. */
const withoutQuery = (address: string): string | null => {
  const url = URL.parse(address);
  return url && `${url.origin}${url.pathname}`;
};

import { randomUUID } from "node:crypto";
import { CURRENCY, EVENT_VALUE, type EventName, LEAD_VALUE } from "@app/contract/catalogue";
import type { Registration } from "@app/contract/identity";
import type { Db } from "../platform/database/db.ts";
import type { ClientContext } from "../platform/http/request-context.ts";
import type { Deps } from "./deps.ts";
import { barePage, hostOf, type ServerEvent, serverEventId, sourceOf, truncateFields } from "./event-fields.ts";
import { insertConversions } from "./store.ts";

/** Wakes the worker: the handler relays every conversion that is due, not only this one. */
export const RELAY_CONVERSIONS = "relay-conversions";

type ConversionInput = {
  eventName: ServerEvent;
  eventId: string;
  accountId: string;
  allowsAds: boolean;
  valueCents?: number;
  queryParams?: Record<string, string>;
  pageUrl?: string | null;
  referrer?: string | null;
  clientContext: ClientContext;
};

const anonymous: ClientContext = { clientIp: "", userAgent: null, fbc: null, fbp: null };

/** Records an account's event, in the caller's transaction. Without consent it has no identifiers and is not relayed. */
export async function recordConversion(
  { jobs, ads, now }: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  input: ConversionInput,
): Promise<void> {
  const { eventName, allowsAds } = input;
  const destinations = ads.filter((ad) => allowsAds && ad.accepts(eventName)).map(({ destination }) => destination);
  const clientContext = allowsAds ? input.clientContext : anonymous;
  const conversion = {
    id: randomUUID(),
    eventName,
    eventId: serverEventId(input.eventId),
    occurredAt: now(),
    allowsAds,
    accountId: allowsAds ? input.accountId : null,
    hashedIdentifiers: null,
    source: sourceOf(input.queryParams ?? {}),
    label: null,
    valueCents: input.valueCents ?? defaultValueCents(eventName),
    currency: CURRENCY,
    pageUrl: barePage(input.pageUrl),
    referrerHost: hostOf(input.referrer),
    clientIp: clientContext.clientIp || null,
    userAgent: clientContext.userAgent,
    fbc: clientContext.fbc,
    fbp: clientContext.fbp,
    destinations,
  };
  await insertConversions(tx, [truncateFields(conversion)]);
  if (destinations.length > 0) await jobs.enqueue(tx, RELAY_CONVERSIONS, {});
}

export const defaultValueCents = (eventName: EventName): number =>
  Math.round((eventName === "Lead" ? LEAD_VALUE : EVENT_VALUE) * 100);

/** The event of a new account, in the transaction that creates it: a lead from a landing page, or a plain sign-up. */
export const recordRegistration = (
  deps: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  { accountId, form, clientContext }: { accountId: string; form: Registration; clientContext: ClientContext },
): Promise<void> => {
  const { consent, conversionParams, fbEventId } = form;
  return recordConversion(deps, tx, {
    eventName: conversionParams ? "Lead" : "CompleteRegistration",
    eventId: conversionParams?.eventId || fbEventId || randomUUID(),
    accountId,
    allowsAds: consent?.ads === true,
    queryParams: conversionParams?.queryParams ?? {},
    pageUrl: conversionParams?.currentUrl ?? null,
    referrer: conversionParams?.referrer ?? null,
    clientContext,
  });
};

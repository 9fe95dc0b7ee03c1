import { randomUUID } from "node:crypto";
import { CURRENCY } from "@app/contract/catalogue";
import type { TrackedEvent } from "@app/contract/tracking";
import type { ClientContext } from "../platform/http/request-context.ts";
import type { AdPlatform } from "./ads.ts";
import type { Deps } from "./deps.ts";
import { barePage, browserEventId, hostOf, isServerEvent, sourceOf, truncateFields } from "./event-fields.ts";
import { hashIdentifiers, splitName } from "./hash-identifiers.ts";
import { defaultValueCents } from "./record-conversion.ts";
import { type Conversion, insertConversions } from "./store.ts";

export type Visit = { event: TrackedEvent; clientContext: ClientContext };

/** Stores a batch of visits in one statement. A sweep relays those that may be relayed. */
export async function trackVisits({ db, ads, now }: Pick<Deps, "db" | "ads" | "now">, visits: Visit[]): Promise<void> {
  await insertConversions(
    db,
    visits.map((visit) => ({
      ...truncateFields(conversionOf(visit, now())),
      destinations: ads.filter((ad) => mayRelay(visit) && ad.accepts(visit.event.eventName)).map(nameOf),
    })),
  );
}

const nameOf = ({ destination }: AdPlatform): string => destination;
const allows = ({ event }: Visit): boolean => event.consent?.ads === true;
/** A browser's claims are untrusted: sign-ups and purchases are relayed only when the server observed them. */
const mayRelay = (visit: Visit): boolean => allows(visit) && !isServerEvent(visit.event.eventName);

function conversionOf(visit: Visit, occurredAt: Date): Conversion {
  const { event, clientContext } = visit;
  const { eventName, params } = event;
  const allowsAds = allows(visit);
  const browser = params?.browser_data;
  return {
    id: randomUUID(),
    eventName,
    eventId: browserEventId(eventName, event.uniqueId || randomUUID()),
    occurredAt,
    allowsAds,
    accountId: null,
    hashedIdentifiers: allowsAds ? hashIdentifiers(personIn(event)) : null,
    source: sourceOf(params?.query_params ?? queryOf(browser?.page_url)),
    label: params?.label ?? null,
    valueCents: event.value === undefined ? defaultValueCents(eventName) : Math.round(event.value * 100),
    currency: event.currency || CURRENCY,
    pageUrl: barePage(browser?.page_url),
    referrerHost: hostOf(browser?.referrer),
    clientIp: allowsAds ? clientContext.clientIp : null,
    userAgent: allowsAds ? clientContext.userAgent : null,
    fbc: allowsAds ? (params?.customer_data?.fbc ?? clientContext.fbc) : null,
    fbp: allowsAds ? (params?.customer_data?.fbp ?? clientContext.fbp) : null,
  };
}

/** Birth date and gender are accepted on the wire and dropped here. */
function personIn({ email, whatsapp, name, params }: TrackedEvent) {
  const { date_of_birth: _birth, gender: _gender, ...data } = params?.customer_data ?? {};
  const split = splitName(name ?? "");
  return {
    email: data.email || email,
    phone: data.phone || (whatsapp === "none" ? null : whatsapp),
    firstName: data.first_name || split.firstName,
    lastName: data.last_name || split.lastName,
    city: data.city,
    state: data.state,
    zip: data.zip_code,
    country: data.country || "BR",
  };
}

const queryOf = (address: string | null | undefined): Record<string, string> =>
  Object.fromEntries((address ? URL.parse(address) : null)?.searchParams ?? []);

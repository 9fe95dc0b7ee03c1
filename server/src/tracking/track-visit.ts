import { randomUUID } from "node:crypto";
import { CURRENCY } from "@app/contract/catalogue";
import type { TrackedEvent } from "@app/contract/tracking";
import type { Deps } from "../deps.ts";
import { matchingOf, splitName } from "./matching.ts";
import { barePage, hostOf } from "./page.ts";
import { type BrowserTrace, defaultValueCents } from "./record-conversion.ts";
import { sourceOf } from "./source.ts";
import { keepConversion } from "./store.ts";

/** Keeps what a page told about a visit: one statement. A sweep relays it, if it may be relayed at all. */
export async function trackVisit(
  { db, ads, now }: Pick<Deps, "db" | "ads" | "now">,
  { event, trace }: { event: TrackedEvent; trace: BrowserTrace },
): Promise<void> {
  const { eventName, params } = event;
  const allowsAds = event.consent?.ads === true;
  // A browser may say anything. Money is only believed from the payment itself.
  const mayLeave = allowsAds && eventName !== "Purchase";
  const browser = params?.browser_data;
  await keepConversion(
    db,
    {
      id: randomUUID(),
      eventName,
      eventId: event.uniqueId || randomUUID(),
      occurredAt: now(),
      allowsAds,
      accountId: null,
      matching: allowsAds ? matchingOf(personIn(event)) : null,
      source: sourceOf(params?.query_params ?? queryOf(browser?.page_url)),
      label: params?.label ?? null,
      valueCents: event.value === undefined ? defaultValueCents(eventName) : Math.round(event.value * 100),
      currency: event.currency || CURRENCY,
      pageUrl: barePage(browser?.page_url),
      referrerHost: hostOf(browser?.referrer),
      clientIp: allowsAds ? trace.clientIp : null,
      userAgent: allowsAds ? trace.userAgent : null,
      fbc: allowsAds ? (params?.customer_data?.fbc ?? trace.fbc) : null,
      fbp: allowsAds ? (params?.customer_data?.fbp ?? trace.fbp) : null,
    },
    ads.filter((ad) => mayLeave && ad.mayHear(eventName)).map(({ destination }) => destination),
  );
}

/** Birth date and gender are accepted on the wire and go no further than this line. */
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

import { CURRENCY, countries } from "@app/contract/catalogue";
import { type AdProfile, findAdRefusals, getAdProfiles } from "../identity/accounts/queries.ts";
import { backoffMs } from "../platform/resilience/backoff.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import type { AdEvent, AdPlatform } from "./ads.ts";
import type { Deps } from "./deps.ts";
import { isServerEvent, ownPage } from "./event-fields.ts";
import { hashIdentifiers, splitName } from "./hash-identifiers.ts";
import { defaultValueCents } from "./record-conversion.ts";
import { type Conversion, leaseDueRelays, postponeRelays, settleRelays } from "./store.ts";

const BATCH_SIZE = 50;
const LEASE_MS = 30_000;
const BACKOFF = { firstMs: MINUTE_MS, maxMs: 6 * HOUR_MS };
/** The platform refuses a whole batch for one event older than 7 days. */
const TOO_OLD_MS = 6.5 * DAY_MS;

type Claimed = Conversion & { attempts: number };
type RelayDeps = Pick<Deps, "db" | "ads" | "now" | "siteUrl">;
/** The state at the moment of sending: accounts by id, and hashed contacts of members who refused. */
type ConsentState = { people: Map<string, AdProfile>; refused: Set<string> };

/** Relays to every platform what is due for it, oldest first. */
export async function relayConversions(deps: RelayDeps): Promise<void> {
  for (const platform of deps.ads) {
    while ((await relayBatch(deps, platform)) === BATCH_SIZE);
  }
}

async function relayBatch(deps: RelayDeps, platform: AdPlatform): Promise<number> {
  const { db, now } = deps;
  const { destination } = platform;
  const at = now();
  const leaseUntil = addMs(at, LEASE_MS);
  const claimed = await leaseDueRelays(db, destination, { now: at, leaseUntil, limit: BATCH_SIZE });
  const known: ConsentState = {
    people: await getAdProfiles(
      { db },
      claimed.flatMap(({ accountId }) => accountId ?? []),
    ),
    refused: await findAdRefusals({ db }, claimed.flatMap(contactHashes)),
  };

  const fresh: Claimed[] = [];
  const revoked: string[] = [];
  const stale: string[] = [];
  for (const conversion of claimed) {
    if (!stillAllowed(conversion, known)) revoked.push(conversion.id);
    else if (at.getTime() - conversion.occurredAt.getTime() > TOO_OLD_MS) stale.push(conversion.id);
    else fresh.push(conversion);
  }
  await settleRelays(db, { destination, ids: revoked, status: "revoked", at });
  await settleRelays(db, {
    destination,
    ids: stale,
    status: "dead-lettered",
    at,
    reason: "older than the platform accepts",
  });
  await deliver(deps, platform, fresh, known);
  return claimed.length;
}

/**
 * Consent is checked again at the moment of sending: an account's newest answer counts, and a deleted account has none.
 * A visit's event follows its browser's consent, unless the contact in it belongs to an account that refused.
 */
function stillAllowed(conversion: Conversion, { people, refused }: ConsentState): boolean {
  const { allowsAds, accountId, hashedIdentifiers, eventName } = conversion;
  if (accountId || !hashedIdentifiers) return people.get(accountId ?? "")?.allowsAds === true;
  return allowsAds && !isServerEvent(eventName) && !contactHashes(conversion).some((hash) => refused.has(hash));
}

const contactHashes = ({ hashedIdentifiers }: Conversion): string[] => [
  ...(hashedIdentifiers?.em ?? []),
  ...(hashedIdentifiers?.ph ?? []),
];

/** One refused event fails its whole batch, so a refused batch is bisected until that event is alone. */
async function deliver(deps: RelayDeps, platform: AdPlatform, batch: Claimed[], known: ConsentState): Promise<void> {
  if (batch.length === 0) return;
  const { db, now } = deps;
  const { destination } = platform;
  const ids = batch.map(({ id }) => id);
  const delivery = await platform.send(batch.map((conversion) => adEventOf(deps, conversion, known)));

  if (delivery.outcome === "accepted") {
    await settleRelays(db, { destination, ids, status: "sent", at: now() });
  } else if (delivery.outcome === "unreachable") {
    const attempts = Math.min(...batch.map((conversion) => conversion.attempts));
    const dueAt = addMs(now(), backoffMs(attempts, BACKOFF));
    await postponeRelays(db, { destination, ids, dueAt, reason: delivery.reason });
  } else if (batch.length === 1) {
    await settleRelays(db, { destination, ids, status: "dead-lettered", at: now(), reason: delivery.reason });
  } else {
    const half = Math.ceil(batch.length / 2);
    await deliver(deps, platform, batch.slice(0, half), known);
    await deliver(deps, platform, batch.slice(half), known);
  }
}

/** A browser's claimed value, currency and page are not relayed in our name. */
function adEventOf({ siteUrl }: RelayDeps, conversion: Claimed, { people }: ConsentState): AdEvent {
  const person = people.get(conversion.accountId ?? "");
  return {
    name: conversion.eventName,
    id: conversion.eventId,
    at: conversion.occurredAt,
    pageUrl: ownPage(siteUrl, conversion.pageUrl),
    valueCents: person ? conversion.valueCents : defaultValueCents(conversion.eventName),
    currency: CURRENCY,
    clientIp: conversion.clientIp,
    userAgent: conversion.userAgent ?? "unknown",
    fbc: conversion.fbc,
    fbp: conversion.fbp,
    hashedIdentifiers: person
      ? hashIdentifiers({ ...person, ...splitName(person.fullName), country: countryOf(person), externalId: person.id })
      : (conversion.hashedIdentifiers ?? {}),
  };
}

/** By the account's dial code; unknown where several countries share it: what is sent in our name is true. */
function countryOf({ dialCode }: AdProfile): string | undefined {
  const [country, ...others] = countries.filter(({ phoneCode }) => phoneCode === dialCode);
  return others.length === 0 ? country?.code : undefined;
}

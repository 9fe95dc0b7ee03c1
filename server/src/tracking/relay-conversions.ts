import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import { describePeople, type Person } from "../identity/describe-people.ts";
import type { AdEvent, AdPlatform } from "./ads.ts";
import { type Conversion, claimDueRelays, postponeRelay, settleRelays } from "./store.ts";

const BATCH = 50;
const LEASE_MS = 30_000;
const MINUTE = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE;
/** The platform refuses a whole batch for one event older than 7 days. */
const TOO_OLD_MS = 6.5 * 24 * 60 * MINUTE;

type Claimed = Conversion & { attempts: number };

/** Tells every platform what is due for it, oldest first, until nothing is. */
export async function relayConversions(deps: Pick<Deps, "db" | "ads" | "now">): Promise<void> {
  for (const platform of deps.ads) {
    while ((await relayBatch(deps, platform)) === BATCH);
  }
}

async function relayBatch({ db, now }: Pick<Deps, "db" | "now">, platform: AdPlatform): Promise<number> {
  const { destination } = platform;
  const at = now();
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  const claimed = await claimDueRelays(db, { destination, now: at, leaseUntil, limit: BATCH });
  const people = await describePeople(
    { db },
    claimed.flatMap(({ accountId }) => accountId ?? []),
  );

  const fresh: Claimed[] = [];
  const withdrawn: string[] = [];
  const stale: string[] = [];
  for (const conversion of claimed) {
    if (!people.get(conversion.accountId ?? "")?.allowsAds || !platform.mayHear(conversion.eventName))
      withdrawn.push(conversion.id);
    else if (at.getTime() - conversion.occurredAt.getTime() > TOO_OLD_MS) stale.push(conversion.id);
    else fresh.push(conversion);
  }
  await settleRelays(db, { destination, ids: withdrawn, status: "withdrawn", at });
  await settleRelays(db, { destination, ids: stale, status: "parked", at }, "older than the platform accepts");
  await deliver({ db, now }, platform, fresh, people);
  return claimed.length;
}

/** One refused event sinks its whole batch, so a refused batch is halved until the culprit stands alone. */
async function deliver(
  deps: Pick<Deps, "db" | "now">,
  platform: AdPlatform,
  batch: Claimed[],
  people: Map<string, Person>,
): Promise<void> {
  if (batch.length === 0) return;
  const { db, now } = deps;
  const { destination } = platform;
  const delivery = await platform.send(batch.map((conversion) => adEventOf(conversion, people)));

  if (delivery.outcome === "accepted") {
    await settleRelays(db, { destination, ids: batch.map(({ id }) => id), status: "sent", at: now() });
  } else if (delivery.outcome === "unreachable") {
    for (const { id, attempts } of batch) {
      const dueAt = new Date(now().getTime() + waitAfter(attempts));
      await postponeRelay(db, { destination, id, dueAt, reason: delivery.reason });
    }
  } else if (batch.length === 1) {
    const ids = batch.map(({ id }) => id);
    await settleRelays(db, { destination, ids, status: "parked", at: now() }, delivery.reason);
  } else {
    const half = Math.ceil(batch.length / 2);
    await deliver(deps, platform, batch.slice(0, half), people);
    await deliver(deps, platform, batch.slice(half), people);
  }
}

const waitAfter = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT_MS);

function adEventOf(conversion: Claimed, people: Map<string, Person>): AdEvent {
  const person = people.get(conversion.accountId ?? "");
  return {
    name: conversion.eventName,
    id: conversion.eventId,
    at: conversion.occurredAt,
    pageUrl: conversion.pageUrl ?? brand.siteUrl,
    valueCents: conversion.valueCents,
    currency: conversion.currency,
    clientIp: conversion.clientIp,
    userAgent: conversion.userAgent ?? "unknown",
    fbc: conversion.fbc,
    fbp: conversion.fbp,
    person: person
      ? { externalId: person.id, email: person.email, phone: person.phone, fullName: person.fullName }
      : null,
  };
}

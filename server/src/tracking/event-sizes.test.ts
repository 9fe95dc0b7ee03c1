import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { TrackedEvent } from "@app/contract/tracking";
import { sql } from "kysely";
import { expect, vi } from "vitest";
import { test } from "../testing/http.ts";
import { aClientContext, allowingAds } from "../testing/makers.ts";
import { createTrackingLimits } from "./rate-limits.ts";
import { trackVisits } from "./track-visits.ts";

const path = `/v1/public/${brand.slug}/track-conversion`;
const noise = (length: number) =>
  Array.from({ length: Math.ceil(length / 36) }, () => randomUUID())
    .join("")
    .slice(0, length);

/** Every field far longer than a page sends it, and incompressible. */
const aHugeEvent = () => ({
  eventName: "InitiateCheckout",
  uniqueId: noise(5_000),
  email: `${noise(200)}@example.com`,
  whatsapp: noise(1_000),
  name: noise(3_000),
  currency: "BRLBRL",
  consent: allowingAds(),
  params: {
    label: `x${"🙂".repeat(200)}`,
    customer_data: {
      first_name: noise(900),
      last_name: noise(900),
      city: noise(900),
      state: noise(90),
      zip_code: noise(90),
      country: noise(90),
      fbc: noise(3_000),
      fbp: noise(3_000),
    },
    browser_data: {
      user_agent: noise(3_000),
      page_url: `${brand.siteUrl}/${noise(9_000)}?a=1`,
      referrer: `https://${noise(60)}.${noise(60)}.${noise(60)}.example/${noise(9_000)}`,
      page_title: noise(3_000),
    },
    query_params: { gclid: noise(4_000) },
  },
});

test("a field longer than any page of the specification sends is truncated, not refused", async ({ api, deps }) => {
  const event = aHugeEvent();
  const reply = await api("POST", path, { body: event, headers: { "user-agent": noise(3_000) } });
  expect(reply.body).toMatchObject({ code: 200, return: { kept: true } });

  const row = await deps.db
    .selectFrom("conversions")
    .selectAll()
    .where("eventId", "=", event.uniqueId.slice(0, 100))
    .executeTakeFirstOrThrow();
  const lengths = Object.entries(row).map(([name, value]) => [name, typeof value === "string" ? value.length : 0]);
  expect(Object.fromEntries(lengths)).toMatchObject({ label: 100, pageUrl: 300, userAgent: 200, currency: 3 });
  expect(Object.fromEntries(lengths)).toMatchObject({ fbc: 255, fbp: 100, referrerHost: 100 });
});

test("what one client IP can store in ten minutes at two nodes stays well under 100 MB", async ({ deps }) => {
  const sampleSize = 300;
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`select
      (pg_total_relation_size('conversions') + pg_total_relation_size('relays'))::float8 as bytes`.execute(deps.db);
    return rows[0]?.bytes ?? 0;
  };
  const before = await size();
  const visits = Array.from({ length: sampleSize }, () => ({
    event: TrackedEvent.parse(aHugeEvent()),
    clientContext: aClientContext({ userAgent: noise(500) }),
  }));
  await trackVisits(deps, visits);

  const bytesEach = ((await size()) - before) / sampleSize;
  const maxInTenMinutes = 2 * 10 * 1_200;
  expect(bytesEach).toBeGreaterThan(500);
  expect((bytesEach * maxInTenMinutes) / 1024 / 1024).toBeLessThan(75);
});

test("beyond the rate limit of a client IP the response stays the same and nothing is stored; other IPs' events are", async ({
  api,
  deps,
}) => {
  const limits = createTrackingLimits(1);
  for (let event = 0; event < 1_199; event += 1) await limits.admitsEvent("2001:db8:7::1");
  const { limits: usual } = deps;
  deps.limits = { ...usual, ...limits };
  const eventIds = Array.from({ length: 4 }, () => `ev_${randomUUID()}`);
  const from = ["2001:db8:7::1", "2001:db8:7::2", "2001:db8:7::3", "2001:db8:8::1"];

  try {
    for (const [index, uniqueId] of eventIds.entries()) {
      const options = { body: { eventName: "PageView", uniqueId }, from: from[index] ?? "" };
      expect((await api("POST", path, options)).body).toMatchObject({ code: 200, return: { kept: true } });
    }
  } finally {
    deps.limits = usual;
  }

  const stored = await deps.db.selectFrom("conversions").select("eventId").where("eventId", "in", eventIds).execute();
  expect(new Set(stored.map(({ eventId }) => eventId))).toEqual(new Set([eventIds[0], eventIds[3]]));
});

test("a client IP that never exceeds the minute's limit still reaches the hour's", async () => {
  vi.useFakeTimers();
  try {
    const { admitsEvent } = createTrackingLimits(1);
    let admitted = 0;
    for (let minute = 0; minute < 20; minute += 1) {
      for (let event = 0; event < 1_100; event += 1) if (await admitsEvent("203.0.113.7")) admitted += 1;
      vi.advanceTimersByTime(61_000);
    }
    expect(admitted).toBe(20_000);
  } finally {
    vi.useRealTimers();
  }
});

import { expect } from "vitest";
import { openPool } from "../../platform/database/db.ts";
import { aBuyer, aPixSubmission } from "../../testing/buying.ts";
import { test as base } from "../../testing/http.ts";
import { createCheckoutLimits } from "../rate-limits.ts";

/** The limits of production; the other tests raise them, because all their clients share one IP. */
const test = base.extend("deps", ({ engine, clock, databaseUrl }, { onCleanup }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  onCleanup(() => pool.end());
  return { ...engine, now: clock.now, limits: { ...engine.limits, ...createCheckoutLimits(pool, 1) } };
});

test("a flood of status requests for one payment is rate-limited, and its payer on another IP is answered", async ({
  api,
  deps,
}) => {
  const { email } = await aBuyer(deps);
  const opened = await api<{ _id: string }>("POST", "/v1/public/payment/by-email", { body: aPixSubmission(email) });
  const path = `/v1/public/payment-lookup/${opened.body.return?._id}`;
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) statuses.push((await api("GET", path, { from: "198.51.100.1" })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);

  const refused = await api("GET", path, { from: "198.51.100.1" });
  expect(refused).toMatchObject({ status: 429, body: { error: "rate-limited" } });
  expect(refused.headers["retry-after"]).toBe("60");
  expect((await api("GET", path, { from: "203.0.113.1" })).status).toBe(200);
});

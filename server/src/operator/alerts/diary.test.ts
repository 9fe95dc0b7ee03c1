import { expect } from "vitest";
import { makeMonths } from "../../diary/food/months.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

const DAY_MS = 24 * 3_600_000;

test("DiaryMonthsMissing: the sweep has made no month for long", async ({ deps, clock }) => {
  await makeMonths(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("DiaryMonthsMissing");
  expect(formatToday(await getToday(deps))).not.toContain("DiaryMonthsMissing");
  clock.advance(1_100 * DAY_MS);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("DiaryMonthsMissing");
  expect(formatToday(await getToday(deps))).toMatch(/^! +meses preparados +0 \(DiaryMonthsMissing\)$/m);
  await makeMonths(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("DiaryMonthsMissing");
});

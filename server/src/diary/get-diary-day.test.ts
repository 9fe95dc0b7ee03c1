import type { ProgressDay } from "@app/contract/diary";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { aDevice, aHealthMember } from "../sync/testing/devices.ts";
import { type Api, test } from "../testing/http.ts";
import { aFood, DAY } from "./testing/diary-records.ts";

type DayView = { entries: { id: string }[]; totals: { kcal: number } | null };
const DAY_URL = `/v1/account/diary/days/${DAY}`;
const PROGRESS_URL = `/v1/account/progress?from=${DAY}&to=${DAY}`;

async function write(api: Api, headers: Record<string, string>, now: () => Date): Promise<string> {
  const phone = aDevice(api, headers, now);
  const [kind, id, fields] = aFood();
  await phone.sync(phone.put(id, fields, kind));
  return id;
}

test("a member reads a day of their own, and nothing of another member's", async ({ api, deps }) => {
  const [ana, bia] = [await aHealthMember(api), await aHealthMember(api)];
  const id = await write(api, ana.headers, deps.now);

  const hers = await api<DayView>("GET", DAY_URL, { headers: ana.headers });
  const other = await api<DayView>("GET", DAY_URL, { headers: bia.headers });
  const otherDays = await api<{ days: ProgressDay[] }>("GET", PROGRESS_URL, { headers: bia.headers });

  expect(hers.body.return).toMatchObject({ entries: [{ id, place: { meal: "almoco" } }], totals: { kcal: 212.8 } });
  expect(other.body.return?.entries).toEqual([]);
  expect(otherDays.body.return?.days).toEqual([]);
  expect((await api("GET", DAY_URL)).status).toBe(401);
});

test.for([
  ["esconder-tudo", null],
  ["esconder-peso", 212.8],
] as const)("with %s the sums of energy are %s", { timeout: 60_000 }, async ([p1, kcal], { api, deps }) => {
  const { headers } = await aPlannedMember(deps, { ...plainAnswers, p1 });
  await write(api, headers, deps.now);

  const { body } = await api<DayView>("GET", DAY_URL, { headers });
  const progress = await api<{ days: ProgressDay[] }>("GET", PROGRESS_URL, { headers });

  expect(body.return?.totals?.kcal ?? null).toBe(kcal);
  expect(body.return?.entries).toHaveLength(1);
  expect(progress.body.return?.days).toMatchObject([{ day: DAY, meals: 1 }]);
  expect(progress.body.return?.days[0]?.totals?.kcal ?? null).toBe(kcal);
  if (kcal === null) expect(JSON.stringify([body, progress.body])).not.toContain("kcal");
});

test.for([
  "/v1/account/diary/days/2026-02-30",
  "/v1/account/diary/days/ontem",
  "/v1/account/progress",
  "/v1/account/progress?from=2026-11-02&to=2026-11-01",
  "/v1/account/progress?from=2025-01-01&to=2026-11-01",
])("%s is refused", async (url, { api }) => {
  const { headers } = await aHealthMember(api);
  expect((await api("GET", url, { headers })).status).toBe(422);
});

test.for(["0001-01-01", "2019-12-31", "2100-01-01"])(
  "a day outside of the diary, %s, is empty",
  async (day, { api }) => {
    const { headers } = await aHealthMember(api);
    const { body } = await api<DayView>("GET", `/v1/account/diary/days/${day}`, { headers });
    expect(body.return).toMatchObject({ day, entries: [], isArchived: false });
  },
);

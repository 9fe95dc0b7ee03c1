import { sql } from "kysely";
import { expect } from "vitest";
import { countPlaces } from "../checkout/places/place-store.ts";
import { weekAhead, weekOf } from "../checkout/places/places.ts";
import { aLiveTeam, endAll, leavePlaces, someAccounts } from "../checkout/places/testing/last-place.ts";
import type { Deps } from "../deps.ts";
import { countLevels } from "../intake/assessments/queries.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { test } from "../testing/http.ts";
import { recordRows } from "../testing/recorder.ts";

/** Places are those of the whole team: one after the other in one file. */
const counted = test.extend("live", async ({ deps }): Promise<Deps> => {
  await deps.db.updateTable("staff").set({ dismissedAt: deps.now() }).execute();
  await endAll(deps);
  return aLiveTeam(deps);
});

const countsRows = async (live: Deps): Promise<number> => {
  const { db, rows } = recordRows(live.db);
  await countPlaces(live, db);
  return rows.reduce((sum, count) => sum + count, 0);
};

counted("places are counted without reading a row for each member", async ({ live }) => {
  await leavePlaces(live, 19);
  const few = await countsRows(live);
  await leavePlaces(live, 1);

  expect(await countsRows(live)).toBe(few);
});

/** Sunday evening: in UTC it is Monday. */
const SUNDAY = new Date("2026-11-15T22:30:00-03:00");

counted(
  "a member counts in the week of the start or of the later questionnaire, by the half that takes longer",
  async ({ live }) => {
    const people = (await someAccounts(live, 6)).map(({ accountId }) => accountId);
    const decided = [
      { diet: "A", training: "B", completedAt: SUNDAY },
      { diet: "B", training: "A", completedAt: addMs(SUNDAY, DAY_MS) },
      { diet: "B", training: null, completedAt: addMs(SUNDAY, DAY_MS) },
      { diet: "C", training: "C", completedAt: addMs(SUNDAY, -30 * DAY_MS) },
      { diet: "C", training: "C", completedAt: null },
    ];
    const row = { decidedAt: SUNDAY, outcome: "plan", plan: "completo", awaitsReview: false };
    const versions = { safetyVersion: "1", questionnaireVersion: "1", targetsVersion: "1" };
    for (const [index, levels] of decided.entries()) {
      const accountId = people[index] ?? "";
      const older = { ...levels, diet: "A", training: "A", completedAt: null };
      for (const [number, values] of [older, levels].entries())
        await live.db
          .insertInto("intakeAssessments")
          .values({ accountId, number: number + 1, ...row, ...versions, ...values })
          .execute();
    }
    const starting = sql<{ accountId: string | null; startsAt: Date }>`
    select account_id, ${SUNDAY}::timestamptz as starts_at from unnest(${people}::uuid[]) as account_id
    union all select null, ${addMs(SUNDAY, DAY_MS)}::timestamptz`;

    const groups = await countLevels(live.db, starting, "America/Sao_Paulo");

    const [week, next] = [weekOf(SUNDAY), weekAhead(SUNDAY, 1)];
    expect(new Set(groups)).toEqual(
      new Set([
        { monday: week, hasClosed: true, level: "B", count: 1 },
        { monday: next, hasClosed: true, level: "B", count: 2 },
        { monday: week, hasClosed: true, level: "C", count: 1 },
        { monday: week, hasClosed: false, level: null, count: 2 },
        { monday: next, hasClosed: false, level: null, count: 1 },
      ]),
    );
  },
);

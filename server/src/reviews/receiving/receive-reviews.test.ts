import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { aFreeMember, assessmentsOf } from "../../intake/testing/answering.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { syncRecords } from "../../sync/sync-records.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { test } from "../../testing/test.ts";
import { getReviews } from "../get-reviews.ts";
import { alertsOf, aReview, aReviewingMember, at, resultsOf, SUNDAY, send, TUESDAY } from "../testing/reviewing.ts";

const NEXT_SUNDAY = addMs(SUNDAY, 7 * DAY_MS);
const NEXT_WEEK = "2026-11-23";

test("crisis words alert the person on call and stop the plan, once while the alert is open", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);

  const first = await send(sunday, accountId, aReview(sunday, { change: "Não quero mais viver." }));
  const second = await send(sunday, accountId, aReview(sunday, { change: "Eu quero morrer." }));

  expect([first, second].flatMap(resultsOf)).toEqual(["stored", "stored"]);
  expect(await alertsOf(deps, accountId)).toEqual([{ urgency: "crisis", subject: "intake" }]);
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ outcome: "crisis" });
  expect(await getReviews(at(deps, NEXT_SUNDAY), accountId)).toMatchObject({ open: null, sent: [{ reply: null }] });
  const notices = await deps.db.selectFrom("messages").select("params").where("accountId", "=", accountId).execute();
  expect(JSON.stringify(notices)).not.toMatch(/viver|morrer/);
});

test("crisis words that another device replaced count, also of a free member", async ({ deps }) => {
  const { accountId } = await aFreeMember(at(deps, TUESDAY));
  const sunday = at(deps, SUNDAY);
  const lost = aReview(sunday, { change: "Quero morrer." }, undefined, "00000000000000bb");
  await send(sunday, accountId, aReview(sunday));

  await send(sunday, accountId, lost);

  expect(await alertsOf(deps, accountId)).toMatchObject([{ urgency: "crisis" }]);
});

for (const [title, moods, count] of [
  ["the lowest mood in two weeks that follow each other alerts", [1, 1], 1],
  ["the lowest mood once alerts no one", [1, 2], 0],
  ["a low mood twice alerts no one", [2, 2], 0],
] as const)
  test(title, async ({ deps }) => {
    const { accountId } = await aReviewingMember(deps);
    const [sunday, next] = [at(deps, SUNDAY), at(deps, NEXT_SUNDAY)];

    await send(sunday, accountId, aReview(sunday, { mood: moods[0] }));
    await send(next, accountId, aReview(next, { mood: moods[1] }, NEXT_WEEK));

    expect(await alertsOf(deps, accountId)).toHaveLength(count);
  });

test("an emergency of the body alerts too, and training waits", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);

  await send(sunday, accountId, aReview(sunday, { change: "Estou com dor no peito." }));

  expect(await alertsOf(deps, accountId)).toEqual([{ urgency: "emergency", subject: "review" }]);
  expect((await assessmentsOf(deps, accountId)).at(-1)?.rowCodes).toContain("R18_SINAIS_OU_CORACAO");
});

async function tracesOf({ db }: Deps, accountId: string) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from weekly_reviews where account_id = ${accountId} and score is not null) as reviews,
    (select count(*)::int from promises where account_id = ${accountId} and kind = 'weekly-review-answered') as promises,
    (select count(*)::int from on_call_alerts where account_id = ${accountId}) as alerts`.execute(db);
  return rows[0];
}

test("a review that is killed before any of its statements leaves all that follows from it or nothing", {
  timeout: 60_000,
}, async ({ deps, databaseUrl }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);
  const mutations = [aReview(sunday, { change: "Quero morrer." })];
  const [nothing, all] = [0, 1].map((count) => ({ reviews: count, promises: count, alerts: count }));

  const killed = await killAtSomeStatements(
    databaseUrl,
    (db) => syncRecords({ ...sunday, db }, { accountId, cursor: null, mutations }),
    async () => expect([nothing, all]).toContainEqual(await tracesOf(deps, accountId)),
  );

  expect(killed).toBeGreaterThan(20);
  expect(await tracesOf(deps, accountId)).toEqual(all);
});

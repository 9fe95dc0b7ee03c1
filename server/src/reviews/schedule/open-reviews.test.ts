import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { giveConsent } from "../../intake/testing/answering.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { addMs, DAY_MS, HOUR_MS } from "../../platform/time.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { test } from "../../testing/test.ts";
import { aReview, at, promisesOf, SUNDAY, send, TUESDAY, WEEK } from "../testing/reviewing.ts";
import { openReviews } from "./open-reviews.ts";

const WEEK_MS = 7 * DAY_MS;
const NEXT_WEEK = "2026-11-23";

const aMember = (deps: Deps, reminders: string[]) =>
  aPlannedMember(at(deps, TUESDAY), { ...plainAnswers, p3: { reminders } });
const noticesOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("messages")
    .select(["params", "status", "dueAt"])
    .where("accountId", "=", accountId)
    .where("template", "=", "review-open")
    .orderBy("createdAt")
    .execute();

test("every Sunday the promise that a review opens is kept, the next one made, and the member hears of it once", async ({
  deps,
}) => {
  const { accountId } = await aMember(deps, ["revisao"]);
  await openReviews(at(deps, addMs(SUNDAY, -2 * HOUR_MS)));
  expect(await promisesOf(deps, accountId)).toEqual([]);

  await Promise.all([openReviews(at(deps, SUNDAY)), openReviews(at(deps, SUNDAY))]);
  await openReviews(at(deps, addMs(SUNDAY, DAY_MS)));

  const opened = { kind: "weekly-review-opened" };
  expect(await promisesOf(deps, accountId)).toMatchObject([
    { ...opened, subject: WEEK, state: "kept" },
    { ...opened, subject: NEXT_WEEK, state: "running", dueAt: new Date("2026-12-06T00:00-03:00") },
  ]);
  expect(await noticesOf(deps, accountId)).toMatchObject([{ params: { until: "2026-11-29T03:00:00.000Z" } }]);

  const next = addMs(SUNDAY, WEEK_MS);
  await openReviews(at(deps, next));
  expect(await noticesOf(deps, accountId)).toHaveLength(2);
  expect(await promisesOf(deps, accountId)).toMatchObject([{ state: "kept" }, { state: "kept" }, { state: "running" }]);
});

test("a sweep that does not run for a week breaks the promise", async ({ deps }) => {
  const { accountId } = await aMember(deps, ["revisao"]);
  await openReviews(at(deps, SUNDAY));

  await sweepPromises(at(deps, addMs(SUNDAY, 3 * WEEK_MS)));

  expect(await promisesOf(deps, accountId)).toMatchObject([{ state: "kept" }, { state: "breached" }]);
});

test("none hears of it with an answer, without wanting reminders, or after refusing e-mails; at night it waits", async ({
  deps,
}) => {
  const [night, answered, unasked, refused] = [
    await aMember(deps, ["revisao"]),
    await aMember(deps, ["revisao"]),
    await aMember(deps, ["nenhum"]),
    await aMember(deps, ["revisao"]),
  ];
  const sunday = at(deps, SUNDAY);
  await send(sunday, answered.accountId, aReview(sunday));
  await giveConsent(sunday, refused.accountId, "messages-email", false);

  // A worker that was stopped by day may run again at night.
  const late = at(deps, new Date("2026-11-22T22:00-03:00"));
  await openReviews(late);
  await sendMessages(late);

  expect(await noticesOf(deps, night.accountId)).toMatchObject([
    { status: "due", dueAt: new Date("2026-11-23T08:00-03:00") },
  ]);
  for (const { accountId } of [answered, unasked, refused]) {
    expect(await noticesOf(deps, accountId)).toEqual([]);
    const opened = (await promisesOf(deps, accountId)).filter(({ kind }) => kind === "weekly-review-opened");
    expect(opened).toMatchObject([{ state: "kept" }, { state: "running" }]);
  }
});

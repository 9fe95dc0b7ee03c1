import { sql } from "kysely";
import { expect } from "vitest";
import { aDay, aSleep } from "../diary/testing/diary-records.ts";
import { test } from "../testing/http.ts";
import { advanceHead, type Head, mayHaveChanged } from "./head.ts";
import { aDevice, aHealthMember } from "./testing/devices.ts";
import { aRecordId } from "./testing/record-ids.ts";

const head = (rev: number, kindRevs: Head["kindRevs"]): Head => ({ epoch: "e", rev, kindRevs, kindCounts: {} });

test("a kind is read when it has a revision after the cursor, and every kind when the newest is no kind's", () => {
  const known = head(7, { weight: 7, food: 4 });
  expect([6, 7].map((after) => mayHaveChanged(known, "weight", after))).toEqual([true, false]);
  expect([3, 4].map((after) => mayHaveChanged(known, "food", after))).toEqual([true, false]);
  expect(mayHaveChanged(known, "sleep", 0)).toBe(false);
  for (const stale of [head(7, {}), head(7, { weight: 6 })])
    expect([6, 7].map((after) => mayHaveChanged(stale, "sleep", after))).toEqual([true, false]);
});

test("each record takes a revision of its kind; after a head that is not known, all kinds may have changed until it", () => {
  expect(advanceHead(head(2, { weight: 2 }), ["food", "food", "day"])).toMatchObject({
    rev: 5,
    kindRevs: { weight: 2, food: 4, day: 5 },
  });
  const next = advanceHead(head(2, { weight: 1 }), ["food"]);
  expect(next).toMatchObject({ rev: 3, kindRevs: { weight: 2, sleep: 2, food: 3 } });
  expect(mayHaveChanged(next, "sleep", 1)).toBe(true);
});

test("what a node without the column stored reaches every device, also after others wrote", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  await phone.sync(phone.put(aRecordId(), { at: "2026-11-10T10:00:00Z", kg: 80 }));
  await laptop.sync();
  const before = await deps.db
    .selectFrom("syncHeads")
    .select("kindRevs")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  const [, night, fields] = aSleep();
  await phone.sync(phone.put(night, fields, "sleep"));
  await sql`update sync_heads set kind_revs = ${JSON.stringify(before.kindRevs)} where account_id = ${accountId}`.execute(
    deps.db,
  );
  const [, day, of] = aDay();
  await phone.sync(phone.put(day, of, "day"));

  expect((await laptop.sync()).changes.map(({ kind }) => kind)).toEqual(["sleep", "day"]);
});

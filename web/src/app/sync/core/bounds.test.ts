import { DAYS_ON_DEVICE } from "@app/contract/diary";
import { dayRecordId } from "@app/engine/sync/day-id";
import { expect, test } from "vitest";
import { hlcAt } from "../testing/replies.ts";
import { MAX_AGE_DAYS, MAX_RECORDS, recordsToDrop } from "./bounds.ts";
import { emptyState, type LocalRecord } from "./device-state.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 16);
const aged = (id: string, days: number): LocalRecord => ({
  id,
  kind: "weight",
  state: { fields: { kg: { value: 80, hlc: hlcAt(NOW - days * DAY_MS) } }, deleted: null, losers: {} },
});
const stateOf = (records: LocalRecord[]) => ({
  ...emptyState(),
  records: new Map(records.map((one) => [one.id, one])),
});

test("records last written more than 400 days ago are dropped", () => {
  const state = stateOf([aged("old", MAX_AGE_DAYS + 1), aged("new", MAX_AGE_DAYS - 1)]);
  expect(recordsToDrop(state, NOW)).toEqual(["old"]);
});

test("past the limit the oldest go first", () => {
  const state = stateOf(Array.from({ length: MAX_RECORDS + 2 }, (_, index) => aged(`r${index}`, index / 100)));
  expect(recordsToDrop(state, NOW).sort()).toEqual([`r${MAX_RECORDS}`, `r${MAX_RECORDS + 1}`]);
});

test("a record with something unsent is never dropped", () => {
  const unsent = { id: "old", kind: "weight", op: "put" as const, hlc: hlcAt(5), fields: {}, refused: null };
  expect(recordsToDrop({ ...stateOf([aged("old", 900)]), outbox: [unsent] }, NOW)).toEqual([]);
});

test("a food goes with its day, however lately it was written", () => {
  const foodOf = (days: number): LocalRecord => {
    const day = new Date(NOW - days * DAY_MS).toISOString().slice(0, 10);
    return { ...aged(dayRecordId(day, "food", days), 0), kind: "food" };
  };
  const [kept, old] = [foodOf(DAYS_ON_DEVICE), foodOf(DAYS_ON_DEVICE + 2)];
  expect(recordsToDrop(stateOf([kept, old]), NOW)).toEqual([old.id]);
});

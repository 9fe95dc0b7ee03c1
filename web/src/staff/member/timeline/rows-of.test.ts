import { expect, test } from "vitest";
import { anEvent } from "../testing/example-timeline.ts";
import { rowsOf } from "./rows-of.ts";

const at = (day: number, hour: number) => `2026-11-${String(day).padStart(2, "0")}T${hour}:00:00Z`;
const shape = (events: Parameters<typeof rowsOf>[0]) =>
  rowsOf(events).map((row) =>
    "across" in row
      ? row.across._id
      : `${row.nutrition.map(({ _id }) => _id).join(" ")} | ${row.training.map(({ _id }) => _id).join(" ")}`,
  );

test("what both professions did on one day shares a row", () => {
  const events = [
    anEvent({ _id: "a", lane: "nutri", at: at(5, 12) }),
    anEvent({ _id: "b", lane: "treino", at: at(5, 13) }),
    anEvent({ _id: "c", lane: "nutri", at: at(5, 14) }),
    anEvent({ _id: "d", lane: "treino", at: at(6, 12) }),
  ];
  expect(shape(events)).toEqual(["a c | b", " | d"]);
});

test.each(["membro", "ia", "equipe"] as const)("an event of %s stands alone and keeps the order", (lane) => {
  const events = [
    anEvent({ _id: "a", lane: "nutri", at: at(5, 12) }),
    anEvent({ _id: "m", lane, at: at(5, 13) }),
    anEvent({ _id: "b", lane: "treino", at: at(5, 14) }),
  ];
  expect(shape(events)).toEqual(["a | ", "m", " | b"]);
});

test("a day ends at midnight in Brasília", () => {
  const events = [
    anEvent({ _id: "a", lane: "nutri", at: "2026-11-06T02:59:00Z" }),
    anEvent({ _id: "b", lane: "treino", at: "2026-11-06T03:01:00Z" }),
  ];
  expect(shape(events)).toEqual(["a | ", " | b"]);
});

test("without events there are no rows", () => {
  expect(rowsOf([])).toEqual([]);
});

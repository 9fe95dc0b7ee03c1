import { expect, test } from "vitest";
import { places } from "../../cli/team-json.ts";
import golden from "../../golden/queue.json" with { type: "json" };
import { placesByWeek, placesIn } from "./places.ts";

const { cases } = golden.places;

test("there are 20 golden practices", () => expect(cases).toHaveLength(20));

test.each(cases.map(({ id, what, input, expect: expected }) => ({ id, what, input, expected })))(
  "$id, $what, comes out exactly",
  ({ input, expected }) => expect(places(input)).toStrictEqual(expected),
);

const team = [
  { role: "nutri", minutesPerWeek: 600 },
  { role: "treinador", minutesPerWeek: 600 },
] as const;

test("this week's places are those of the golden rule", () => {
  const members = [{ week: 3, level: "B", count: 4 } as const];
  const practice = { professionals: team, members, reserved: 1 };
  expect(placesByWeek(practice, 3)[0]).toBe(placesIn(practice).places);
});

test("who takes a place leaves exactly one less in that week, until none is left", () => {
  const left = (count: number) =>
    placesByWeek({ professionals: team, members: [{ week: 1, level: null, count }], reserved: 0 }, 2);
  const first = left(0)[0] ?? 0;
  expect(first).toBe(8);
  for (let taken = 0; taken <= first; taken += 1) expect(left(taken)[0]).toBe(first - taken);
  // Their first week is over by then.
  expect(left(first)[1]).toBeGreaterThan(0);
});

test("a start now leaves room for who was promised a week far ahead", () => {
  const awayMinutes = [0, 0, 0, 0, 0, 0, 520, 0, 0, 0];
  const professionals = team.map((one) => ({ ...one, awayMinutes }));
  const promised = { week: 1 - 6, level: null, count: 1 };
  expect(placesByWeek({ professionals, members: [], reserved: 0 }, 1)).toEqual([8]);
  // Of week 6, 64 minutes are there, and 56.25 of them are promised.
  expect(placesByWeek({ professionals, members: [promised], reserved: 0 }, 1)).toEqual([0]);
});

import { expect, test } from "vitest";
import { columnHour, lengthOf, minutesOf, sentenceHour } from "./clock.ts";

test.each([
  ["07:10", 430, "7h10", "7h10"],
  ["10:00", 600, "10h00", "10h"],
  ["16:05", 965, "16h05", "16h05"],
  ["00:00", 0, "0h00", "0h"],
])("%s is minute %i, %s in a column and %s in a sentence", (time, minutes, column, sentence) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(columnHour(minutes)).toBe(column);
  expect(sentenceHour(minutes)).toBe(sentence);
});

test.each([
  [1, "1 minuto"],
  [50, "50 minutos"],
  [60, "1\u00a0h"],
  [65, "1\u00a0h\u00a005"],
  [100, "1\u00a0h\u00a040"],
])("%i minutes are %s", (minutes, words) => expect(lengthOf(minutes)).toBe(words));

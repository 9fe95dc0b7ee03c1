import { describe, expect, test } from "vitest";
import { findFood, findUsualPortion } from "../catalogue/catalogue.ts";
import { readSentence } from "./read-sentence.ts";
import { scoreSentence, sentences } from "./testing/score-sentence.ts";

const foodsOf = (text: string) => readSentence(text).pieces.flatMap((piece) => (piece.kind === "food" ? [piece] : []));

const kcalOf = (text: string, bound: "low" | "grams" | "high"): number =>
  Math.round(
    foodsOf(text).reduce((sum, { ref, amount }) => sum + ((findFood(ref)?.per100.kcal ?? 0) * amount[bound]) / 100, 0),
  );

describe("the corpus of sentences", () => {
  const scores = sentences.map((sentence) => ({ sentence, score: scoreSentence(sentence) }));
  const failures = (kind: "foods" | "grams" | "lost") => scores.filter(({ score }) => score[kind].length > 0);

  test("has its foods, its grams and its unknown words", () => {
    const foods = sentences.length - failures("foods").length;
    const grams = sentences.length - new Set([...failures("foods"), ...failures("grams")]).size;
    const wrong = scores.filter(({ score }) => [score.foods, score.grams, score.lost].some((list) => list.length > 0));
    const report = wrong.map(({ sentence: { id, text }, score }) => `${id} ${text}: ${JSON.stringify(score)}`);
    process.stdout.write(`foods ${foods}, grams ${grams} of ${sentences.length} sentences\n${report.join("\n")}\n`);
    expect(sentences).toHaveLength(160);
    expect(foods, report.join("\n")).toBeGreaterThanOrEqual(158);
    expect(grams, report.join("\n")).toBeGreaterThanOrEqual(158);
    expect(failures("lost")).toEqual([]);
  });

  const exact = sentences.filter(({ fromReference }) => fromReference);
  test.each(exact)("$text: the figures of the reference", ({ text, items, kcal }) => {
    const read = foodsOf(text).map(({ key, amount: { grams, low, high }, why }) => ({
      food: key,
      grams,
      low,
      high,
      assumed: why === "plate",
    }));
    const expected = items.map(({ food, grams, low, high, assumed }) => ({ food, grams, low, high, assumed }));
    expect(new Set(read)).toEqual(new Set(expected));
    expect({ low: kcalOf(text, "low"), mid: kcalOf(text, "grams"), high: kcalOf(text, "high") }).toEqual(kcal);
  });

  test("offers the food that may have been meant", () => {
    for (const { text, offers = [] } of sentences) {
      const offered = foodsOf(text).flatMap((food) => food.offers);
      expect(offered, text).toEqual(expect.arrayContaining(offers.map((key) => findUsualPortion(key)?.food)));
    }
  });

  test("reads a sentence in well under a millisecond", () => {
    const rounds = 10;
    const since = process.cpuUsage();
    for (let round = 0; round < rounds; round++) for (const { text } of sentences) readSentence(text);
    const { user, system } = process.cpuUsage(since);
    const each = (user + system) / (rounds * sentences.length);
    process.stdout.write(`${Math.round(each)} µs of CPU a sentence\n`);
    expect(each).toBeLessThan(2_000);
  });
});

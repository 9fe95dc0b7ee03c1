import { expect, test } from "vitest";
import { learn } from "./word-learner.ts";

const words = (text: string): string[] => text.split(" ");
const examples = [
  ["dor", "joelho dói"],
  ["dor", "ombro dói muito"],
  ["dor", "muito ruim o joelho"],
  ["fome", "fome agora"],
  ["fome", "muito fome"],
  ["fome", "agora quero comer"],
].map(([label = "", text = ""]) => ({ label, features: words(text) }));

test("a telling word weighs more than one that all say", () => {
  const shares = learn(examples)(words("muito dói"));
  expect(shares.get("dor")).toBeGreaterThan(0.6);
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test("words that nobody said leave it open", () => {
  const known = learn(examples)(words("fome"));
  const mixed = learn(examples)(words("fome lilás céu quadro"));
  expect(mixed.get("fome")).toBeLessThan(known.get("fome") ?? 0);
  expect(learn(examples)(words("lilás")).get("dor")).toBeCloseTo(0.5);
});

test("the same examples teach the same", () => {
  expect(learn(examples)(words("joelho agora"))).toEqual(learn(examples)(words("joelho agora")));
});

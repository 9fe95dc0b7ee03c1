import { describe, expect, test } from "vitest";
import { idOf, inHours, NOW } from "../../testing/design-day.ts";
import { anItem, aPromise, exampleItems } from "../testing/queue-items.ts";
import { holdOrder, isSameOrder } from "./held-order.ts";
import { countByFilter, matchesChoice } from "./queue-filters.ts";
import { claimOf, promiseStateOf, splitAtNow } from "./split-at-now.ts";

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe("the bob", () => {
  test("hangs below what is flagged or late, and each side keeps the server's order", () => {
    const { above, below } = splitAtNow(exampleItems, NOW);
    expect(names(above)).toEqual(["Aline Duarte", "Teresa Aguiar"]);
    expect(names(below)).toEqual(names(exampleItems.slice(2)));
  });

  test("sinks by the clock: a promise becomes late without an answer of the server", () => {
    const { above } = splitAtNow(exampleItems, NOW + 3 * 60 * 60_000);
    expect(names(above)).toEqual(["Aline Duarte", "Teresa Aguiar", "Paulo Mendes"]);
  });

  test("leaves what was put off at the end, until its hour", () => {
    const item = anItem(1, { kind: "alert", postponedUntil: inHours(1) });
    expect(splitAtNow([item], NOW).postponed).toEqual([item]);
    expect(splitAtNow([item], NOW + 2 * 60 * 60_000).above).toEqual([item]);
  });
});

test.each([
  [aPromise(4, { left: 0.25 }), "running"],
  [aPromise(4, { left: 0.24 }), "short"],
  [aPromise(-1), "late"],
  [aPromise(-1, { state: "running" }), "late"],
  [aPromise(-1, { state: "paused" }), "paused"],
])("a promise is as its time says: %#", (promise, state) => expect(promiseStateOf(promise, NOW)).toBe(state));

test("an expired lease is no claim", () => {
  const claim = { staffId: idOf(9), name: "Camila Reis", until: inHours(0.1), isMine: false };
  expect(claimOf(anItem(1, { claim }), NOW)).toBe(claim);
  expect(claimOf(anItem(1, { claim }), NOW + 60 * 60_000)).toBeNull();
});

describe("a filter", () => {
  test("counts what it shows; an alert is in every one", () => {
    expect(countByFilter(exampleItems, false, NOW).map(({ count }) => count)).toEqual([8, 4, 3, 2, 2]);
  });

  test("of one's own shows only what one has claimed", () => {
    const mine = anItem(1, { claim: { staffId: idOf(8), name: "Helena", until: inHours(0.2), isMine: true } });
    const shown = [...exampleItems, mine].filter((item) => matchesChoice(item, { filter: "all", onlyMine: true }, NOW));
    expect(shown).toEqual([mine]);
  });
});

describe("a held list", () => {
  test.each([
    [
      ["a", "b", "c"],
      ["c", "b", "a"],
      ["a", "b", "c"],
    ],
    [
      ["a", "b"],
      ["z", "b", "a"],
      ["a", "b", "z"],
    ],
    [["a", "b", "c"], ["c"], ["a", "b", "c"]],
    [[], ["a"], ["a"]],
  ])("%j, when %j arrives, stays %j", (shown, latest, held) => {
    expect(holdOrder(shown, latest)).toEqual(held);
  });

  test("waits only while the orders differ", () => {
    expect(isSameOrder(["a", "b"], ["a", "b"])).toBe(true);
    expect(isSameOrder(["a", "b"], ["b", "a"])).toBe(false);
    expect(isSameOrder(["a"], ["a", "b"])).toBe(false);
  });
});

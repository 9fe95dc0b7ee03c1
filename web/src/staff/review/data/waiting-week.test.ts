import { expect, test } from "vitest";
import { waitingWeek } from "./waiting-week.ts";

const events = (...ids: string[]) => ids.map((_id) => ({ _id }));

test("the oldest review without a reply waits", () => {
  const ids = ["review 2026-11-09", "review 2026-11-02", "review 2026-10-26", "reply 2026-10-26"];
  expect(waitingWeek(events(...ids))).toBe("2026-11-02");
});

test("where every review has its reply, the newest one opens", () => {
  const ids = ["reply 2026-11-02", "review 2026-11-02", "review 2026-10-26", "reply 2026-10-26"];
  expect(waitingWeek(events(...ids))).toBe("2026-11-02");
});

test("without a review there is none", () => {
  expect(waitingWeek(events("diary 2026-11-02", "comment review 2026-11-02"))).toBeNull();
});

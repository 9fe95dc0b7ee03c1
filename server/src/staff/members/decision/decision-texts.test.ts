import { expect, test } from "vitest";
import { followsOf } from "./decision-texts.ts";

test.each(["limits", "release"] as const)("%s: nothing is made over a signed plan, and none says so", (decision) => {
  for (const half of ["diet", "training"] as const) {
    expect(followsOf(decision, { half, isSigned: false })).toContain("Nasce na hora");
    expect(followsOf(decision, { half, isSigned: true })).toContain("no editor");
  }
});

import { expect, test } from "vitest";
import { landings, VARIANTS, variantOf } from "./landings.ts";

test("every path belongs to one variant, with or without query and trailing slash", () => {
  const all = VARIANTS.flatMap((variant) => landings[variant].paths);
  expect(new Set(all).size).toBe(all.length);
  for (const variant of VARIANTS)
    for (const path of landings[variant].paths)
      expect(variantOf(`https://site.example${path}/?gclid=1#form`)).toBe(variant);
});

test("B and D advertise R$ 197,70, the others R$ 199,99", () => {
  const offers = Object.fromEntries(VARIANTS.map((variant) => [variant, landings[variant].monthlyCents]));
  expect(offers).toEqual({ A: 199_99, B: 197_70, C: 199_99, D: 197_70, "5": 199_99 });
});

test("any other page has no variant", () => {
  expect(variantOf("https://site.example/")).toBeUndefined();
  expect(variantOf("/lp6")).toBeUndefined();
  expect(variantOf(undefined)).toBeUndefined();
});

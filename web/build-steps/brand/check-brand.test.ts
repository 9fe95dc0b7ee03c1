import { brand } from "@app/contract/brand";
import { expect, test } from "vitest";
import { brandGaps } from "./check-brand.ts";

const ready = {
  ...brand,
  examples: [],
  supportWhatsApp: "5511987654321",
  stores: { iphone: "https://apps.apple.com/app/id1", android: "https://play.google.com/store/apps/details?id=a" },
};

test("a filled brand has no gaps", () => {
  expect(brandGaps(ready)).toEqual({ mustFill: [], canWait: [] });
});

test("every example value is reported", () => {
  expect(brandGaps({ ...ready, examples: ["cnpj", "legalName"] }).mustFill).toEqual([
    "cnpj: still an example",
    "legalName: still an example",
  ]);
});

test("a missing store can wait, because its button has a fallback link", () => {
  const { mustFill, canWait } = brandGaps({ ...ready, stores: { ...ready.stores, iphone: null } });
  expect(mustFill).toEqual([]);
  expect(canWait).toEqual(["stores.iphone: no link, so the App Store button leads to /app"]);
});

test("a brand without any support contact fails the build", () => {
  expect(brandGaps({ ...ready, supportWhatsApp: null, supportEmail: null }).mustFill).toHaveLength(1);
});

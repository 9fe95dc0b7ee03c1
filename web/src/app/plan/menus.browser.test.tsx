import { dietOf } from "@app/engine/nutrition/menus/diet";
import { KNOWN_MENUS, knownRequests } from "@app/engine/nutrition/menus/testing/known-menus";
import { expect, test } from "vitest";

test("a browser composes the bytes that Node composes", async () => {
  const bytes = knownRequests.map((request) => JSON.stringify(dietOf(request))).join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(bytes));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(hash).toBe(KNOWN_MENUS);
});

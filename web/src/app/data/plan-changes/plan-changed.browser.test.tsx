import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { PlanChanged } from "./plan-changed.tsx";
import { isPlanUnread, markPlanRead } from "./plan-read.ts";

const signed = { version: 2, kind: "definitive", code: "7K4M-2Q9X-11RT" } as const;
const link = page.getByRole("link", { name: /Seu plano mudou/ });

const signIn = (account: string) => {
  localStorage.setItem("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: account, fullName: "Bia Souza" }));
};

beforeEach(() => {
  localStorage.clear();
  signIn("bia");
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
  );
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
  };
});

test("a version that people published is announced until its changes were opened on this device", async () => {
  await renderScreen(<PlanChanged plan={signed} />);
  await expect.element(link).toHaveAttribute("href", "/app/plano/mudancas/2");
  await expectAccessible();
  markPlanRead(2);
  expect(isPlanUnread(signed)).toBe(false);
  expect(isPlanUnread({ ...signed, version: 3 })).toBe(true);
});

test("what the engine made is not announced", async () => {
  const { code: _, ...made } = signed;
  await renderScreen(<PlanChanged plan={{ ...made, kind: "provisional" }} />);
  expect(link.query()).toBeNull();
});

test("an older version that is opened again does not bring the notice back", () => {
  markPlanRead(2);
  markPlanRead(1);
  expect(isPlanUnread(signed)).toBe(false);
});

test("what another account has read on this device counts for nothing", () => {
  markPlanRead(2);
  signIn("carlos");
  expect(isPlanUnread(signed)).toBe(true);
});

import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { idOf } from "../testing/design-day.ts";
import { fakeServer, refuse } from "../testing/fake-server.ts";
import { renderStaff, restoreWindow } from "../testing/render-staff.tsx";
import { MentionsScreen } from "./mentions-screen.tsx";

afterEach(restoreWindow);

const members = [{ memberId: idOf(2), name: "Marina Costa", version: 3 }];

test.each([1440, 360])("at %i px a food that was recalled leads to the files of those who have it", async (width) => {
  const { calls } = fakeServer({ "GET /v1/staff/plan-mentions": () => ({ members }) });
  await renderStaff(<MentionsScreen />, { width });
  await page.getByLabelText("Alimento ou exercício").fill("amendoim");
  await page
    .getByRole("button", { name: /amendoim/i })
    .first()
    .click();
  await expect
    .element(page.getByRole("link", { name: "Marina Costa" }))
    .toHaveAttribute("href", `/equipe/membros/${idOf(2)}`);
  await expect.element(page.getByText(/^1 pessoa tem .*amendoim/i)).toBeVisible();
  expect(calls.at(-1)?.query).toMatch(/^\?item=\w+/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});

test("an exercise that nobody has is said so", async () => {
  fakeServer({ "GET /v1/staff/plan-mentions": () => ({ members: [] }) });
  await renderStaff(<MentionsScreen />);
  await page.getByLabelText("Alimento ou exercício").fill("leg press");
  await page.getByRole("region", { name: "Exercícios" }).getByRole("button").first().click();
  await expect.element(page.getByText(/^Ninguém tem leg press.* no plano em vigor\.$/i)).toBeVisible();
});

test("plans that do not open can be asked for again", async () => {
  let isUp = false;
  fakeServer({ "GET /v1/staff/plan-mentions": () => (isUp ? { members } : refuse("staff-not-permitted")) });
  await renderStaff(<MentionsScreen />);
  await page.getByLabelText("Alimento ou exercício").fill("amendoim");
  await page
    .getByRole("button", { name: /amendoim/i })
    .first()
    .click();
  await expect.element(page.getByText("Os planos não abriram. Tente de novo.")).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByRole("link", { name: "Marina Costa" })).toBeVisible();
});

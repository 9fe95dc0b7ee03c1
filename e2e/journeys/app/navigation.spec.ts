import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import { avatarOf, becomeMember, openHome } from "../../member.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Aplicativo" });
const place = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });

async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test("the five places open, each says what it is, and the plumb bob hangs at the open one", async ({
  page,
  visitor,
}) => {
  // axe checks five screens.
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await becomeMember(page, visitor);
  await openHome(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const plumbBob = bar(page).locator("svg").first();

  for (const [name, path, heading] of [
    ["Plano", "/app/plano", "O plano da semana é do Plano Completo."],
    ["Diário", "/app/diario", "Diário"],
    ["Evolução", "/app/evolucao", /./],
    ["Conversa", "/app/conversa", "Helena e Rafael"],
    ["Hoje", "/app", /Bia/],
  ] as const) {
    await place(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
    await expect(place(page, name)).toHaveAttribute("aria-current", "page");
    await expect(bar(page).locator("[aria-current]")).toHaveCount(1);
    const [bob, link] = [await centreOf(plumbBob), await centreOf(place(page, name))];
    expect(Math.abs(isPhone ? bob.x - link.x : bob.y - link.y)).toBeLessThan(4);
    await expectAccessible(page, name);
  }

  await avatarOf(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sua conta" })).toBeVisible();
  await expect(avatarOf(page)).toHaveAttribute("aria-current", "true");
  if (isPhone) {
    await expect(bar(page).locator("[aria-current]:visible")).toHaveCount(0);
    expect(
      Math.abs((await centreOf(avatarOf(page).locator("svg"))).x - (await centreOf(avatarOf(page))).x),
    ).toBeLessThan(2);
  } else {
    await expect(place(page, "Conta")).toHaveAttribute("aria-current", "page");
    expect(Math.abs((await centreOf(plumbBob)).y - (await centreOf(place(page, "Conta"))).y)).toBeLessThan(8);
    await place(page, "Acesso").click();
    await expect(page.getByRole("heading", { name: "Acesso" })).toBeInViewport();
  }
});

test("the team's pages do not open by a member's session", { tag: "@phone" }, async ({ page, visitor }) => {
  await becomeMember(page, visitor);
  // Two documents and a check by axe.
  test.slow();
  await page.goto("/equipe");
  await expect(page).toHaveURL(/\/equipe\/entrar$/);
  await expect(page.getByRole("heading", { name: "Porta da equipe." })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page, "team");
  expect(await page.locator("body").innerText()).not.toContain(visitor.fullName.split(" ")[0]);
});

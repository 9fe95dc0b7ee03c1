import type { Locator, Page } from "@playwright/test";
import { ANNUAL_CENTS, copyButton, expectConfirmedOnReturn, step, test } from "../../checkout.ts";
import { payAtTheBank } from "../../gateway.ts";
import { expect } from "../../journey.ts";

/** Presses Tab until the target has the focus; every element on the way must have an accessible name. */
async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(/\S/);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab never reached the target");
}

const title = (page: Page, name: string) => step(page).getByRole("heading", { level: 1, name });

test("a PIX payment is made with the keyboard alone, and each step moves the focus to its heading", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  test.slow();
  const field = (name: string) => step(page).getByRole("textbox", { name, exact: true });
  await page.goto("/pagamento");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await tabTo(page, page.getByRole("button", { name: "Rejeitar" }));
  await page.keyboard.press("Enter");
  await tabTo(page, field("Email ou telefone"));
  await page.keyboard.type(visitor.phone);
  await page.keyboard.press("Enter");

  await expect(title(page, "Crie sua conta")).toBeFocused();
  for (const [name, text] of [
    ["Nome completo", visitor.fullName],
    ["Email (opcional)", visitor.email],
    ["Senha", visitor.password],
    ["Confirmar senha", visitor.password],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");

  await expect(title(page, "Como você quer pagar?")).toBeFocused();
  await tabTo(page, step(page).getByRole("radio", { name: "Cartão de crédito" }));
  await page.keyboard.press("ArrowDown");
  await expect(step(page).getByRole("radio", { name: "PIX" })).toBeFocused();
  const answer = page.waitForResponse(/\/v1\/auth\/payment$/);
  await tabTo(page, step(page).getByRole("button", { name: "Gerar código PIX" }));
  await page.keyboard.press("Enter");

  await expect(title(page, "Falta só o PIX.")).toBeFocused();
  await tabTo(page, copyButton(page));
  await expect(step(page).getByRole("img", { name: /^QR code do PIX de R\$/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(step(page).getByText("Código PIX copiado para a área de transferência!")).toBeVisible();

  await payAtTheBank((await (await answer).json()).return.gatewayId);
  await expectConfirmedOnReturn(page);
  await expect(title(page, "Pagamento confirmado!")).toBeFocused();
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

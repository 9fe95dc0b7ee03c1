import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned, openAccount, openHome } from "../../member.ts";

test("a member sees what was promised: what came, what runs with its clock, and what lateness would give", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await becomePlanned(page, visitor);
  await openHome(page);
  await openAccount(page);
  await page.getByRole("link", { name: "O que prometemos a você, e como está" }).click();

  await expect(page).toHaveURL(/\/app\/promessas$/);
  await expect(page.getByRole("heading", { level: 1, name: "O que prometemos a você." })).toBeVisible();
  const promise = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
  await expect(promise("Plano provisório da IA")).toContainText(/Pronto em \d+ segundos?\. Prometemos 1 minuto\./);
  const definitive = promise("Plano definitivo, assinado");
  await expect(definitive).toContainText(/Faltam (4 dias e 23h|5 dias)/);
  await expect(definitive).toContainText("Se atrasar, +1 dia por dia de atraso.");
  await expect(page.getByText("correndo agora", { exact: true })).toBeVisible();
  await expectAccessible(page, "promises");

  await page.reload();
  await expect(definitive).toBeVisible();
  await page.getByRole("link", { name: "Ver a garantia" }).click();
  await expect(page).toHaveURL(/\/app\/(garantia|conta|pagamentos)/);
});

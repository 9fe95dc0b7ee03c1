import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";

test("a member pauses the plan, moves the return, is back early, and access ends the same day", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await page.goto("/app/conta");
  await page.getByRole("link", { name: "Pausar o plano" }).click();
  await expect(page.getByRole("heading", { name: "Pausar o plano" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Escolha o que houve" })).toBeDisabled();

  await page.getByText("Viagem", { exact: true }).click();
  await page.getByText("3 dias", { exact: true }).click();
  const notice = page.getByText(/^O acesso termina em .+, com ou sem pausa\.$/);
  await expect(notice).toBeVisible();
  const until = /em (\S+),/.exec((await notice.textContent()) ?? "")?.[1] ?? "?";
  await expect(page.getByText("Plano definitivo")).toBeVisible();
  await expectAccessible(page, "form");

  await page.getByRole("button", { name: /^Pausar de / }).click();
  await expect(page.getByRole("heading", { name: /^Em pausa até / })).toBeVisible();
  await expect(page.getByText(`Ele termina em ${until}`)).toBeVisible();
  await expectAccessible(page, "running");

  await page.getByRole("button", { name: "Mudar a data" }).click();
  const back = page.getByLabel("Volta", { exact: true });
  const day = new Date(`${await back.inputValue()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 2);
  await back.fill(day.toISOString().slice(0, 10));
  await page.getByRole("button", { name: /^Voltar em / }).click();
  await expect(page.getByText("faltam 5 dias")).toBeVisible();
  await page.reload();
  await expect(page.getByText("faltam 5 dias")).toBeVisible();

  await page.getByRole("button", { name: "Voltar agora" }).click();
  await expect(page.getByRole("heading", { name: "Pausar o plano" })).toBeVisible();
  await expect(page.getByText(`O acesso termina em ${until}`)).toBeVisible();
});

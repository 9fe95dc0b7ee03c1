import { expectAccessible } from "../../accessible.ts";
import { plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, becomePlanned, openHome } from "../../member.ts";
import { assignMember, atWork, employAdministrator, employNutritionist } from "../../staff.ts";

const REASON = "Última crise há 14 meses, acompanha com reumatologista, que sabe do programa.";
const EMERGENCY = "A nutricionista dela está de férias, e ela ligou pedindo ajuda.";

test("a member whom a person reads first is released, and reads who wrote what", {
  tag: ["@desktop", "@whole"],
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor, { ...plainAnswers, s9: { marked: ["gota"] } });
  await openHome(page);
  await expect(page.locator("[data-outcome=person-first]")).toBeVisible();

  const nutritionist = await employNutritionist();
  const team = await atWork(browser, nutritionist);
  await assignMember(memberId, nutritionist);
  await team.goto(`/equipe/membros/${memberId}/decidir`);
  await expect(team.getByRole("heading", { name: "Respostas que pesam" })).toBeVisible();
  await expectAccessible(team, "decision");
  await expect(team.getByRole("radio", { name: /Liberar inteiro/ })).toBeDisabled();
  await team.getByRole("radio", { name: /Liberar com limites/ }).check();
  await team.getByRole("textbox", { name: "O motivo, em uma frase" }).fill(REASON);
  const message = "Bia, li as suas respostas. Seu plano começa simples, pelo prato.";
  await team.getByRole("button", { name: "Editar o texto" }).click();
  await team.getByRole("textbox", { name: "O texto que Bia vai ler" }).fill(message);
  await team.getByRole("button", { name: "Assinar e liberar com limites" }).click();
  await expect(team.getByRole("heading", { name: "Decidido. Bia já pode ler." })).toBeVisible();

  await page.goto("/app");
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText("Helena Prado, CRN-3 00000")).toBeVisible();
  await page.goto("/app/plano");
  await expect(page.getByRole("heading", { name: "Uma pessoa vai ler antes" })).toHaveCount(0);
  await page.goto("/app/dados/acessos");
  await expect(page.getByText("Helena Prado").first()).toBeVisible();
});

test("an emergency opens someone else's file, in sight of the member and the administrator", {
  tag: "@desktop",
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomeMember(page, visitor);
  const team = await atWork(browser, await employNutritionist());
  await team.goto(`/equipe/membros/${memberId}`);
  await expect(team.getByRole("heading", { name: "Esta ficha não é sua." })).toBeVisible();
  await expectAccessible(team, "closed file");
  await team.getByRole("textbox", { name: "Por que você precisa abrir agora" }).fill(EMERGENCY);
  await team.getByRole("button", { name: "Abrir em emergência" }).click();
  await expect(team.getByText(/^Aberta em emergência até/)).toBeVisible();
  await expect(team.getByRole("button", { name: /^Comentar/ })).toHaveCount(0);

  await page.goto("/app/dados/acessos");
  await expect(page.getByText("Helena Prado").first()).toBeVisible();
  await expect(page.getByText(/fora da sua equipe/i).first()).toBeVisible();

  const administration = await atWork(browser, await employAdministrator());
  await administration.goto("/equipe/admin/auditoria");
  await administration.getByText("Emergências").click();
  await expect(administration.getByText(EMERGENCY).first()).toBeVisible();
  await expectAccessible(administration, "audit");
});

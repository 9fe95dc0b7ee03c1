import { setTargets } from "@app/engine/plans/edits/diet/method";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned, openHome } from "../../member.ts";
import { holdCall, planOf, saveDiet, signPast } from "../../plan-desk.ts";
import {
  assignMember,
  atWork,
  atWorkWithPasskey,
  employAdministrator,
  employNutritionist,
  employTrainer,
  forgetConfirmation,
  inviteNutritionist,
} from "../../staff.ts";

const BECAUSE = "Você pediu um lanche que segure a fome até o jantar.";
const KEPT = "O treino já cabe nos seus três dias, e a primeira semana foi bem.";

const openPlan = (team: Page, memberId: string) => team.goto(`/equipe/membros/${memberId}/plano`);
const signButton = (team: Page, half: string) => team.getByRole("button", { name: new RegExp(`^Assinar ${half}`) });

test("two people sign the definitive plan, and the member reads what changed, why and by whom", {
  tag: "@phone",
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);

  const [nutritionist, trainer] = await Promise.all([inviteNutritionist(), employTrainer()]);
  const helena = await atWorkWithPasskey(browser, nutritionist);
  const rafael = await atWork(browser, trainer);
  await assignMember(memberId, nutritionist);
  await assignMember(memberId, trainer);
  await holdCall({ page, visitor, team: helena, memberId });

  await openPlan(helena, memberId);
  await helena.locator('[data-cell="d1.lanche-tarde"]').focus();
  await helena.getByRole("spinbutton").first().press("ArrowUp");
  await helena.getByRole("button", { name: "Pedido do membro" }).click();
  await helena.getByRole("textbox", { name: /^Pedido do membro: o motivo/ }).fill(BECAUSE);
  await helena.keyboard.press("Enter");
  await expectAccessible(helena, "editor");
  await expectSaved(helena);
  await forgetConfirmation(nutritionist);
  await helena.reload();
  await signButton(helena, "a dieta").click();
  await expectAccessible(helena, "signature");
  await helena.getByRole("dialog").getByRole("button", { name: /chave/ }).click();
  await expect(helena.getByRole("heading", { name: /^Assinado\. Falta/ })).toBeVisible();

  await openPlan(rafael, memberId);
  await rafael.getByRole("textbox", { name: "Mantido, porque…" }).fill(KEPT);
  await signButton(rafael, "o treino").click();
  await rafael.getByRole("dialog").getByRole("button", { name: "Assinar o treino" }).click();
  await expect(rafael.getByRole("heading", { name: "Publicado. Bia já pode ler." })).toBeVisible();
  await expectAccessible(rafael, "published");

  await openHome(page);
  await page.getByRole("link", { name: "Veja o quê e por quê" }).click();
  await expect(page).toHaveURL("/app/plano/mudancas/2");
  await expect(page.getByText(`Por quê: ${BECAUSE}`)).toBeVisible();
  await expect(page.getByText(KEPT).first()).toBeVisible();
  for (const signer of ["Helena Prado", "CRN-3 00000", "Rafael Nunes", "CREF 00000"])
    await expect(page.getByText(signer).first()).toBeVisible();
  await expectAccessible(page, "changes");

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Conferir sem entrar na conta" }).click();
  const verification = await opened;
  await expect(verification).toHaveURL(/\/verificar\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(verification.getByRole("heading", { name: "É autêntico, e vale agora." })).toBeVisible();
  for (const signer of ["Helena Prado", "Rafael Nunes"])
    await expect(verification.getByText(signer).first()).toBeVisible();
  await expect(verification.getByText(/Bia|lanche|três dias/)).toHaveCount(0);
  await expectAccessible(verification, "verification");
});

test("what could harm is signed by nobody: an allergen, and less energy than the floor", {
  tag: "@desktop",
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor, {
    ...plainAnswers,
    s12: { items: ["leite-proteina"], other: "", severe: false },
  });
  const nutritionist = await employNutritionist();
  const helena = await atWork(browser, nutritionist);
  await assignMember(memberId, nutritionist);

  await openPlan(helena, memberId);
  await helena.locator('[data-cell="d1.cafe"]').focus();
  await helena.keyboard.press("/");
  await helena.getByRole("combobox", { name: "Alimento" }).fill("queijo minas");
  await helena.keyboard.press("Enter");
  await helena.getByRole("button", { name: "Pedido do membro" }).click();
  await helena.getByRole("textbox", { name: /^Pedido do membro: o motivo/ }).fill(BECAUSE);
  await helena.keyboard.press("Enter");
  await helena.getByRole("textbox", { name: "Por que assinar sem a conversa?" }).fill("Respostas completas.");
  await expectSaved(helena);
  await expectLocked(helena, /leite/);
  await expectAccessible(helena, "locked");
  const { halves, context } = await planOf(helena, memberId);
  expect(await signPast(helena, memberId, "diet", halves.diet.revision)).toEqual(LOCKED);

  const floor = context.floor ?? 0;
  const revision = await saveDiet(helena, memberId, (draft) => setTargets(draft, { kcal: floor - 100 }));
  await helena.reload();
  await expectLocked(helena, /abaixo do piso/);
  expect(await signPast(helena, memberId, "diet", revision)).toEqual(LOCKED);
  const administrator = await atWork(browser, await employAdministrator());
  expect(await signPast(administrator, memberId, "diet", revision)).toMatchObject({ status: 403 });
});

const LOCKED = { status: 409, problem: "plan-locked" };

const expectSaved = (team: Page) => expect(team.getByRole("status").filter({ hasText: /^Salvo às/ })).toBeVisible();

async function expectLocked(team: Page, reason: RegExp): Promise<void> {
  await expect(team.getByRole("heading", { name: "Ainda não dá para assinar" })).toBeVisible();
  await expect(
    team.getByRole("complementary", { name: "Mudanças e assinatura" }).getByText(reason).first(),
  ).toBeVisible();
  await expect(signButton(team, "a dieta")).toBeDisabled();
}

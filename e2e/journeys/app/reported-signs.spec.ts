import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { ASSISTANT, ask, lastAnswer } from "../../assistant.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";
import { assignMember, atWork, employNutritionist, employTrainer } from "../../staff.ts";

const SAID = "tô grávida, e agora?";
const asked = (page: Page) => page.getByRole("region", { name: "Antes de mudar o plano" });

/** A nutritionist and a trainer, each at a desk of their own, responsible for the member. */
async function desksOf(browser: Browser, memberId: string): Promise<Page[]> {
  const desks: Page[] = [];
  for (const invited of [await employNutritionist(), await employTrainer()]) {
    desks.push(await atWork(browser, invited));
    await assignMember(memberId, invited);
  }
  return desks;
}

/** Neither file has the sign, its source or its consequence, and neither of the two has anything to decide. */
async function expectNoSign(desks: readonly Page[], memberId: string): Promise<void> {
  for (const team of desks) {
    await team.goto(`/equipe/membros/${memberId}`);
    await expect(team.getByRole("heading", { name: "Linha do tempo" })).toBeVisible();
    await expect(team.getByText(/contou à IA|[Gg]r[aá]vid/)).toHaveCount(0);
    await expect(team.getByText("não vê números")).toHaveCount(0);
    await team.goto(`/equipe/membros/${memberId}/decidir`);
    await expect(team.getByRole("heading", { name: "Nada espera decisão aqui." })).toBeVisible();
  }
}

test("a pregnancy that was told by mistake: nothing changes before a yes, and one tap takes it back", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  const desks = await desksOf(browser, memberId);
  await page.goto(ASSISTANT);
  await ask(page, SAID);
  await expect(asked(page).getByRole("heading", { name: "Você está grávida agora?" })).toBeVisible();
  await expectAccessible(page, "a sign that is asked back");
  await page.goto("/app/plano");
  await expect(page.getByRole("heading", { name: /Almoço/ }).first()).toBeVisible();

  await page.goto(ASSISTANT);
  await asked(page).getByRole("button", { name: "Sim, estou" }).click();
  await asked(page).getByRole("link", { name: "Não é isso? Corrigir em Hoje" }).click();
  await expect(page.getByRole("heading", { name: "Você contou que está grávida." })).toBeVisible();
  await expect(page.getByText(/Helena fala com você até .+ Contado à IA:/)).toBeVisible();
  await expectAccessible(page, "a told sign on Hoje");
  await page.getByRole("button", { name: "Não é isso? Corrigir" }).click();
  await expect(page.getByRole("heading", { name: "Você contou que está grávida." })).toHaveCount(0);
  await page.goto("/app/plano");
  await expect(page.getByRole("heading", { name: /Almoço/ }).first()).toBeVisible();
  await expectNoSign(desks, memberId);
});

test("a pregnancy told in earnest: both professionals read where and when, and what they decide clears it", {
  tag: "@desktop",
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  await page.goto(ASSISTANT);
  await ask(page, SAID);
  await asked(page).getByRole("button", { name: "Sim, estou" }).click();
  await expect(asked(page).getByText("Você confirmou, e já vale.")).toBeVisible();

  for (const team of await desksOf(browser, memberId)) {
    await team.goto(`/equipe/membros/${memberId}`);
    await expect(team.getByText(/contou à IA, hoje às \d{1,2}h\d\d/).first()).toBeVisible();
    await team.goto(`/equipe/membros/${memberId}/decidir`);
    await team.getByRole("radio", { name: /Liberar inteiro/ }).check();
    await team.getByRole("textbox", { name: "O motivo, em uma frase" }).fill("Conversamos: o exame deu negativo.");
    await team.getByRole("button", { name: "Assinar e liberar inteiro" }).click();
    await expect(team.getByRole("heading", { name: /^Decidido\./ })).toBeVisible();
  }

  const colleague = await employNutritionist();
  const team = await atWork(browser, colleague);
  await assignMember(memberId, colleague);
  await team.goto(`/equipe/membros/${memberId}`);
  await expect(team.getByText(/contou à IA/)).toHaveCount(0);
  await expect(team.getByText("não vê números")).toHaveCount(0);
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Você contou que está grávida." })).toHaveCount(0);
});

test("a sister's pregnancy asks nothing and changes nothing", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  await page.goto(ASSISTANT);
  await ask(page, "minha irmã tá grávida");
  await expect(lastAnswer(page)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await page.goto("/app/plano");
  await expect(page.getByRole("heading", { name: /Almoço/ }).first()).toBeVisible();
  await expectNoSign(await desksOf(browser, memberId), memberId);
});

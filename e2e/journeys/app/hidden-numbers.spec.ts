import { expectNoHiddenNumbers, type HiddenMode } from "../../hidden-numbers.ts";
import { plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { logWeeks } from "../../logged-weeks.ts";
import { becomePlanned } from "../../planned-member.ts";

const monday = (): string => {
  const now = new Date();
  return new Date(now.getTime() - ((now.getDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
};

/** Every place of the app that a member with a plan opens, with what it shows once it is whole. */
const screens = (): string[] => [
  "/app",
  "/app/plano",
  "/app/plano/imprimir",
  "/app/plano/lista",
  "/app/plano/treino",
  "/app/plano/treino/A",
  "/app/plano/exercicios",
  "/app/plano/exercicios/fx:Plank",
  "/app/treino/A",
  "/app/diario",
  "/app/evolucao",
  "/app/evolucao?registrar=medidas",
  "/app/evolucao?registrar=sono",
  "/app/evolucao/peso",
  `/app/evolucao/semana/${monday()}`,
  `/app/evolucao/mes/${monday().slice(0, 7)}`,
  "/app/conversa",
  "/app/anamnese/respostas",
  "/app/anamnese/resultado",
  "/app/agenda",
  "/app/conta",
  "/app/dados",
  "/app/dados/acessos",
  "/app/dados/consentimentos",
  "/app/dados/baixar",
];

for (const mode of ["esconder-peso", "esconder-tudo"] satisfies HiddenMode[]) {
  test(`no screen has a figure that “${mode}” hides`, { tag: "@phone" }, async ({ page, visitor }) => {
    test.slow();
    await becomePlanned(page, visitor, { ...plainAnswers, p1: mode });
    await logWeeks(page, visitor);
    for (const path of screens()) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectNoHiddenNumbers(page, mode);
    }
  });
}

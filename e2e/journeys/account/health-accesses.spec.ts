import type { HealthAccess, HealthAccesses } from "@app/contract/health-access";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, openAccount, openHome } from "../../member.ts";

const aLook = (more: Partial<HealthAccess>): HealthAccess => ({
  _id: crypto.randomUUID(),
  at: "2026-11-10T12:31:00.000Z",
  name: "Helena Prado",
  role: "nutritionist",
  roleText: "nutricionista",
  seconds: 660,
  what: "Revisão da semana e diário",
  why: "Para responder a sua revisão",
  isBreakGlass: false,
  ...more,
});

const outside = aLook({
  at: "2026-11-13T17:02:00.000Z",
  name: "Camila Rocha",
  what: "Respostas da anamnese e conversa",
  why: "Plantão: um aviso urgente esperava resposta",
  seconds: 240,
  isBreakGlass: true,
});

/** Nobody of the team can look yet: the answer is what it will be. */
async function answerLooks(page: Page): Promise<void> {
  const recent = { looks: 2, people: 2, hasMachine: false, outside: 1 };
  await page.route("**/v1/account/health-accesses*", (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.has("before")) return route.abort();
    const items = query.get("only") === "outside" ? [outside] : [outside, aLook({})];
    const answer: HealthAccesses = { items, next: query.has("only") ? null : "older", recent };
    return route.fulfill({ json: { return: answer, message: null, code: 200, error: null, redirect_to: null } });
  });
}

test("a member reads that nobody looked at their health data, and who may", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  await becomeMember(page, visitor);
  await openHome(page);
  await openAccount(page);
  await page.getByRole("link", { name: /^Ver\s*Quem viu|Quem viu meus dados/ }).click();
  await expect(page.getByRole("heading", { name: "Ninguém olhou ainda." })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Anúncios nada, nunca/ })).toBeVisible();
  await expectAccessible(page, "nobody looked");
});

test("looks hang on the line, the newest last; an incomplete list says so, offline ones their hour", {
  tag: ["@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  await becomeMember(page, visitor);
  await answerLooks(page);
  await page.goto("/app/dados/acessos");
  const log = page.getByRole("region", { name: "Registro de acessos" });
  await expect(log.getByRole("heading", { level: 2 })).toHaveText(["Terça, 10 de novembro", "Sexta, 13 de novembro"]);
  await expect(log.getByText("9h31, 11 min")).toBeVisible();
  await expect(log.getByText("Fora da sua equipe")).toBeVisible();
  await expectAccessible(page, "looks");

  await page.getByRole("button", { name: "Ver as mais antigas" }).click();
  await expect(log.getByText("As mais antigas não abriram.")).toBeVisible();

  await page.getByRole("radio", { name: "Fora da equipe" }).check();
  await expect(log.getByText("Helena Prado")).toBeHidden();
  await expect(log.getByText("Camila Rocha, nutricionista")).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/^Sem internet\. Visto às/)).toBeVisible();
  await expect(log.getByText("Camila Rocha, nutricionista")).toBeVisible();
});

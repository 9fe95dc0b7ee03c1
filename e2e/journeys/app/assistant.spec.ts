import { expectAccessible } from "../../accessible.ts";
import { ASSISTANT, ask, assistantLog, lastAnswer, MEMORY } from "../../assistant.ts";
import { CONVERSATION, logOf } from "../../conversation.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, becomePlanned } from "../../member.ts";
import { alertOf } from "../../staff.ts";
import { allowHealthData } from "../../weights.ts";

// No model is configured: rules answer, with the same tools.

const PERSON = "Quero falar com uma pessoa sobre o meu jantar";

test("an answer has the plan's own figure, a meal is logged after a press, and a person gets what was handed over", async ({
  page,
  visitor,
}) => {
  test.slow();
  await becomePlanned(page, visitor);
  await page.goto("/app/plano#almoco");
  const lunch = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Almoço/ }) });
  // Above the plate on a wide screen, below it on a phone.
  const energy = lunch.getByText(/kcal(,| e) .*proteína/).filter({ visible: true });
  await expect(energy).toHaveCount(1);
  const [kcal] = /[\d.]+/.exec((await energy.textContent()) ?? "") ?? [];

  await page.goto(ASSISTANT);
  await expect(page.getByText("Você está falando com uma IA. Chame uma pessoa quando quiser.")).toBeVisible();
  await expectAccessible(page, "empty assistant");
  await ask(page, "quantas calorias tem meu almoço de hoje?");
  await expect(lastAnswer(page)).toContainText(new RegExp(`(^|[^\\d.])${kcal}\\skcal`));
  await expect(lastAnswer(page)).toContainText("modo básico");

  await ask(page, "Anota: 2 ovos e uma banana");
  const meal = page.getByRole("region", { name: "Registro proposto" });
  await expect(meal.getByText("Nada entra no diário sem você confirmar.")).toBeVisible();
  await meal.getByRole("button", { name: /^Registrar n/ }).click();
  await expect(meal.getByRole("paragraph").filter({ hasText: "Está no diário." })).toBeFocused();
  await expectAccessible(page, "answers");
  await meal.getByRole("link", { name: "Ver no diário" }).click();
  const meals = page.getByRole("region", { name: "Refeições" });
  await expect(meals.getByText(/^Banana/)).toBeVisible();
  await expect(meals.getByText(/^Ovo/)).toBeVisible();

  await page.goto(ASSISTANT);
  await ask(page, PERSON);
  const handOff = page.getByRole("region", { name: "Passar para uma pessoa" });
  const words = await handOff.getByRole("blockquote").getByRole("paragraph").last().innerText();
  await handOff.getByRole("button", { name: "Mandar para a equipe" }).click();
  const handed = page.getByRole("region", { name: "Passado para uma pessoa" });
  await expect(handed.getByText("Resposta humana até")).toBeVisible();
  await expectAccessible(page, "handed over");
  await handed.getByRole("link", { name: "Na conversa com a equipe" }).click();
  await expect(page).toHaveURL(CONVERSATION);
  await expect(logOf(page).getByText(words)).toHaveCount(1);
  await expect(logOf(page).getByText(/^Resposta até/)).toBeVisible();
});

test("words of a crisis bring help at once, and the assistant gives way to a person", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  await page.goto(ASSISTANT);
  await page.getByRole("textbox", { name: "Pergunte ou conte" }).fill("Não aguento mais viver assim. O que eu janto?");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const card = page.getByLabel("Fale agora com alguém");
  await expect(card.getByRole("link", { name: "Ligar 188" })).toBeVisible();
  await expect(card.getByText(/vai falar com você até/)).toBeVisible();
  await expect(page.getByText("Agora quem fala com você é uma pessoa.")).toBeVisible();
  await expect(assistantLog(page).getByText(/kcal/)).toHaveCount(0);
  await expectAccessible(page, "closed assistant");
  expect(await alertOf(memberId)).not.toBe("");
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Pergunte ou conte" })).toHaveCount(0);
});

test("what the assistant remembers is written, changed, refused, deleted and brought back", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto(MEMORY);
  await expect(page.getByText("Nada guardado ainda.")).toBeVisible();
  await page.getByRole("button", { name: "Escrever uma lembrança" }).click();
  await page.getByLabel("Sobre o quê").selectOption("Evita");
  const field = page.getByRole("textbox", { name: "Lembrança" });
  await field.fill("Tomo losartana de manhã");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(field).toHaveAccessibleDescription(/não viram lembrança/);
  await field.fill("Salada fria no jantar");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("1 de 30 lembranças em uso")).toBeVisible();

  await page.getByRole("button", { name: "Editar: Salada fria no jantar" }).click();
  await field.press("End");
  await field.pressSequentially(" de inverno");
  await field.press("Enter");
  const evita = page.getByRole("list", { name: "Evita" });
  await expect(evita.getByText("Salada fria no jantar de inverno")).toBeVisible();
  await expectAccessible(page, "memories");

  await page.getByRole("button", { name: "Apagar: Salada fria no jantar de inverno" }).click();
  await expect(page.getByText("Nada guardado ainda.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(evita.getByText("Salada fria no jantar de inverno")).toBeVisible();
  await page.getByRole("switch", { name: "Lembrar entre conversas" }).click();
  await expect(page.getByText("Lembrar entre conversas: desligado.")).toBeAttached();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Lembrar entre conversas" })).not.toBeChecked();
  await expect(evita.getByText("Salada fria no jantar de inverno")).toBeVisible();
});

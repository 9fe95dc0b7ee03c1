import { expectAccessible } from "../../accessible.ts";
import { workerIsReady } from "../../app-worker.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned, keepOnDevice, startSession } from "../../member.ts";
import { doSet, placeOf, storedWorkouts, summary } from "../../workout.ts";

test("in airplane mode a whole session survives a closed tab, and arrives once", {
  tag: ["@phone", "@worker"],
}, async ({ page: first, context, browser, visitor }) => {
  test.slow();
  await becomePlanned(first, visitor);
  await keepOnDevice(first);
  await first.goto("/app/treino/A");
  await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
  await workerIsReady(first);
  await context.setOffline(true);
  await first.reload();
  await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(first, "warm-up");
  await first.getByRole("button", { name: "Aqueci, começar" }).click();
  await expectAccessible(first, "set");
  await doSet(first);

  await first.getByRole("button", { name: "Trocar", exact: true }).click();
  const swap = first.getByRole("dialog").getByRole("button", { name: /^Trocar por / });
  const taken = ((await swap.textContent()) ?? "").replace("Trocar por ", "");
  await swap.click();
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${taken}$`, "i"));
  await doSet(first);

  const place = await placeOf(first);
  await first.close();
  const page = await context.newPage();
  await page.goto("/app/treino/A");
  expect(await placeOf(page)).toBe(place);
  await expect(page.getByText("Salvo aqui")).toBeVisible();

  const painful = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: "Doeu" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Ombro", { exact: true }).click();
  await sheet.getByRole("slider", { name: "Quanto?" }).fill("5");
  await expect(sheet.getByText(/ligue 192/)).toBeVisible();
  await expectAccessible(page, "pain");
  await sheet.getByRole("button", { name: /^(Trocar e seguir|Seguir sem este)$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(painful ?? "");

  let done = 2;
  for (; done < 60 && !(await summary(page).isVisible()); done++) await doSet(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Primeiro treino feito/ })).toBeVisible();
  await page.getByText("Certo", { exact: true }).click();
  await expect(page.getByText("Está tudo guardado neste aparelho.")).toBeVisible();
  await expectAccessible(page, "summary");
  const text = await summary(page).locator("..").innerText();

  await context.setOffline(false);
  await expect(page.getByText("Está tudo salvo.")).toBeVisible();
  const stored = await storedWorkouts(page, visitor);
  const of = (wanted: string) => stored.filter(({ kind }) => kind === wanted);
  expect(of("workout").map(({ fields }) => fields["end"])).toMatchObject([{ because: "done", effort: 3 }]);
  expect(of("stop").map(({ fields }) => fields["stop"])).toMatchObject([
    { because: "pain", pain: { region: "ombro" } },
  ]);
  expect([of("set").length, new Set(of("set").map(({ id }) => id)).size]).toEqual([done, done]);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, visitor);
  await other.goto("/app/treino/A");
  await expect(summary(other)).toBeVisible();
  expect(await summary(other).locator("..").innerText()).toBe(text);
});

test("without a copy on the device the session is of this tab, and says so", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await page.goto("/app/treino/A");
  await expect(page.getByRole("button", { name: "Aqueci, começar" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Aqueci, começar" }).click();
  await doSet(page);
  await expect(page.getByText("Só nesta tela")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  const place = await placeOf(page);
  await page.reload();
  expect(await placeOf(page)).toBe(place);
});

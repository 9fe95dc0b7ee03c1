import { cachedPaths, expectBuild, workerIsReady } from "../../app-worker.ts";
import { test } from "../../deployment.ts";
import { expect } from "../../journey.ts";
import { becomeMember, openHome } from "../../member.ts";

/** What the browser does by itself when a document loads, and the app when it is seen again. */
const lookForUpdate = () => navigator.serviceWorker.getRegistration("/app").then((worker) => worker?.update());

test("a new build waits for what is typed, and is taken at the next screen", {
  tag: ["@phone", "@worker"],
}, async ({ page, visitor, deployment }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  await workerIsReady(page);
  await page.goto("/app/dados/baixar");
  const password = page.getByLabel("Sua senha", { exact: true });
  await password.fill("ainda-digitando");

  const next = await deployment.release();
  await page.evaluate(lookForUpdate);
  await page.getByRole("button", { name: "Atualizar" }).click();
  await expect(page.getByText("A versão nova entra quando você terminar o que começou aqui.")).toBeVisible();
  await expect(password).toHaveValue("ainda-digitando");

  await password.fill("");
  await page.getByRole("navigation", { name: "Aplicativo" }).getByRole("link", { name: "Hoje" }).click();
  await expectBuild(page, next);
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Atualizar" })).toHaveCount(0);
});

test("a screen of the previous build still opens a dialog whose file the server has deleted", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, visitor, deployment }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  await workerIsReady(page);
  await page.goto("/app/conta");
  await expect(page.getByText("Nenhuma compra ainda.")).toBeVisible();
  const next = await deployment.release();
  deployment.removeAssets("name-dialog-*");

  const other = await context.newPage();
  await other.goto("/app");
  // The browser may show a document for a minute without asking again.
  await other.reload();
  await expectBuild(other, next);
  await expect(other.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await page.getByRole("button", { name: /Corrigir/ }).click();
  await expect(page.getByRole("dialog").getByLabel("Nome completo")).toBeVisible();
  await other.close();
});

test("the kill switch: at the next visit the worker and its caches are gone, and the app still opens", {
  tag: ["@phone", "@worker"],
}, async ({ page, visitor, deployment }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  await workerIsReady(page);
  await deployment.turnWorkerOff();
  await page.reload();
  const registrations = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  await expect.poll(() => page.evaluate(registrations)).toBe(0);
  expect(await cachedPaths(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { createVisitor } from "../journey.ts";
import { createHand, type Hand } from "./hand.ts";
import { atMost, type Bound, type Walk } from "./walk.ts";

const firstName = (fullName: string) => fullName.split(" ")[0] ?? fullName;

const greeting = (page: Page, fullName: string): Locator =>
  page.getByRole("heading", { level: 1, name: firstName(fullName) });

/** What was tapped and typed since the form was sent. */
function since(hand: Hand): () => { taps: number; fields: number } {
  const before = hand.walked();
  return () => ({ taps: hand.walked().taps - before.taps, fields: hand.walked().fields - before.fields });
}

const afterForm = (where: string, { taps, fields }: { taps: number; fields: number }): Bound[] => [
  atMost(`${where}, taps after the form to Hoje with her name`, taps, 2),
  atMost(`${where}, fields typed after the form`, fields, 0),
];

/** From the advertisement to Hoje: in the tab that the dialog opens, and in the one that is left behind. */
export const walkLanding: Walk = async (stage) => {
  const { page, visitor } = stage;
  const hand = createHand();
  await page.goto("/lp2");
  await hand.tap(page.getByRole("button", { name: "Rejeitar" }));
  const form = page.locator("#formulario");
  await hand.type(form.getByLabel("Nome Completo"), visitor.fullName);
  await hand.type(form.getByLabel("WhatsApp"), visitor.phone);
  await hand.type(form.getByLabel("Email"), visitor.email);
  await hand.type(form.getByLabel("Senha", { exact: true }), visitor.password);
  await hand.tap(form.getByText("Android"));
  await hand.tap(form.getByRole("button", { name: "Solicitar Consulta Gratuita" }));
  const sent = since(hand);

  const opened = page.waitForEvent("popup");
  await hand.tap(page.getByRole("alertdialog").getByRole("button", { name: "Conhecer o App" }));
  const app = await opened;
  await greeting(app, visitor.fullName).waitFor();
  await hand.look(app);
  const inNewTab = sent();
  const walked = hand.walked();

  await hand.tap(form.getByRole("link", { name: /^Abrir meu / }));
  await greeting(page, visitor.fullName).waitFor();
  const bounds = [...afterForm("in the new tab", inNewTab), ...afterForm("in the tab left behind", sent())];
  await page.close();
  stage.page = app;
  return { walked, bounds };
};

/** The free plan of the home page, by another person. */
export const walkFree: Walk = async ({ openPhone }) => {
  const person = createVisitor();
  const context = await openPhone();
  const page = await context.newPage();
  const hand = createHand();
  await page.goto("/");
  await hand.tap(page.getByRole("button", { name: "Rejeitar" }));
  await hand.tap(page.locator("#start").getByRole("button", { name: "Escolher Plano" }));
  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await hand.type(dialog.getByLabel("Nome", { exact: true }), person.fullName);
  await hand.type(dialog.getByLabel("Telefone"), person.phone);
  await hand.type(dialog.getByLabel("Email (opcional)"), person.email);
  await hand.type(dialog.getByLabel("Senha", { exact: true }), person.password);
  await hand.type(dialog.getByLabel("Confirmar Senha"), person.password);
  await hand.tap(dialog.getByRole("radio", { name: "Android" }));
  await hand.tap(dialog.getByRole("button", { name: "Criar Conta" }));
  const sent = since(hand);
  const opened = page.waitForEvent("popup");
  await hand.tap(
    page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" }).getByRole("button", { name: "OK" }),
  );
  const app = await opened;
  await greeting(app, person.fullName).waitFor();
  await hand.look(app);
  const bounds = afterForm("in the new tab", sent());
  const walked = hand.walked();
  await context.close();
  return { walked, bounds };
};

import type { Lock } from "@app/engine/plans/locks/find-locks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { fakeServer, refuse } from "../testing/fake-server.ts";
import { aHalf, anyLimits, exampleEditor, MEMBER_ID, publishedEditor, rafaelSigner } from "./testing/example-editor.ts";
import { renderReview } from "./testing/render-review.tsx";
import { bothEdited, explained } from "./testing/use-example-work.ts";

const PLAN = `/v1/staff/members/${MEMBER_ID}/plan`;
const SUNDAY: Lock = {
  kind: "floor",
  half: "diet",
  path: "diet.d7",
  text: "Domingo está em 1.340 kcal, abaixo do piso de 1.368",
  repair: null,
};
beforeEach(async () => {
  await page.viewport(1440, 932);
});

const sign = () => page.getByRole("button", { name: "Assinar a dieta" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const focused = (): Element | null => document.activeElement;

test("both halves, missing reasons first, the other half by its professional's name and read only", async () => {
  await renderReview({ next: bothEdited, notes: { training: explained("training") } });
  await expect.element(page.getByText("da v2 para a v3")).toBeVisible();
  const items = page.getByRole("list", { name: "Mudanças" }).getByRole("listitem").elements();
  const isOther = items.map((item) => item.textContent?.includes("Rafael") ?? false);
  expect(isOther.lastIndexOf(false)).toBeLessThan(isOther.indexOf(true));
  const others = items.filter((item) => item.textContent?.includes("Rafael"));
  expect(others.length).toBeGreaterThan(0);
  for (const item of others) expect(item.textContent).toContain("Pedido do membro: Você pediu um lanche maior");
  for (const item of others) expect(item.querySelectorAll("[data-slot=reason-chips], form")).toHaveLength(0);
  await expectAccessible();
});

test("reasons by keyboard alone: a chip, a sentence that begins by itself, Enter, and on to the signature", async () => {
  await renderReview({ next: bothEdited, notes: { training: explained("training") } });
  await expect.element(sign()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{F8}");
  expect(focused()?.textContent).toBe("Pedido do membro");
  await userEvent.keyboard("{Tab}{Enter}");
  const field = page.getByRole("textbox", { name: /^Diário: o motivo em uma frase/ });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("No seu diário, ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Complete a frase");
  await expectAccessible();
  await userEvent.keyboard("a fome veio às quatro.{Enter}");
  await expect.element(page.getByText("Diário: No seu diário, a fome veio às quatro.").first()).toBeVisible();

  for (let left = 20; left > 0 && focused()?.closest("[data-slot=reason-chips]"); left--) {
    focused()?.parentElement?.querySelector<HTMLElement>("[data-same]")?.focus();
    expect(focused()?.textContent).toBe("O mesmo de antes");
    const before = focused();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => focused() !== before && focused() !== document.body).toBe(true);
  }
  await expect.element(sign()).toHaveFocus();
  await expect.element(sign()).not.toHaveAttribute("aria-disabled");
  await expect.element(page.getByRole("heading", { name: "Pronto para assinar" })).toBeVisible();
});

test("Escape leaves a sentence unwritten; a written one can be changed", async () => {
  await renderReview({ next: bothEdited, notes: { training: explained("training") } });
  await button("Tendência").first().click();
  await expect.element(page.getByRole("textbox")).toHaveValue("A sua tendência de peso ");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();

  await button("Segurança").first().click();
  await userEvent.keyboard("menos sal.{Enter}");
  await button("Mudar o motivo").first().click();
  await expect.element(page.getByRole("textbox")).toHaveValue("Pela sua segurança, menos sal.");
  await userEvent.fill(page.getByRole("textbox"), "Pela sua segurança, sal só no almoço.");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Segurança: Pela sua segurança, sal só no almoço.")).toBeVisible();
});

test("a reason that rests on an answer names the question, and begins with its words", async () => {
  fakeServer({
    [`GET /v1/staff/members/${MEMBER_ID}/answers`]: () => ({
      answers: [{ id: "f8", question: "Hora difícil", answer: "o meio da tarde é pior", isDecisive: false }],
    }),
  });
  await renderReview({ next: bothEdited });
  await button("Resposta").first().click();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Qual resposta" }), "f8");
  await expect.element(page.getByRole("textbox")).toHaveValue("Você contou que o meio da tarde é pior");
  await expectAccessible();
  await userEvent.click(button("Guardar"));
  await expect.element(page.getByText("Resposta f8: Você contou que o meio da tarde é pior").first()).toBeVisible();
});

test("locks are links to their cells and F8 goes through them; nobody signs over one", async () => {
  const asked = await renderReview({ next: bothEdited, notes: { diet: explained("diet") }, locks: [SUNDAY] });
  await expect.element(sign()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: SUNDAY.text }));
  await userEvent.keyboard("{F8}");
  expect(asked.paths).toEqual(["diet.d7", "diet.d7"]);
  await userEvent.click(sign(), { force: true });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect
    .element(page.getByText("Ninguém passa por cima delas, nem o administrador.", { exact: false }))
    .toBeVisible();
});

test("where the facts are folded away the engine's suggestion stands here", async () => {
  await page.viewport(768, 1024);
  await renderReview();
  await expect.element(page.getByText("de −0,8 a 0,0", { exact: false })).toBeVisible();
  await expect.element(page.getByText("É só uma sugestão: nada muda sem você.")).toBeVisible();
});

test("nothing changed: kept with a sentence, as it is typed", async () => {
  await renderReview();
  await expect.element(page.getByRole("heading", { name: "Nada muda na dieta" })).toBeVisible();
  await expect.element(sign()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{F8}");
  const field = page.getByRole("textbox", { name: "Mantido, porque…" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("O ritmo está dentro do plano.");
  await expect.element(sign()).not.toHaveAttribute("aria-disabled");
  await expect.element(page.getByText("Nenhuma trava, mantido com motivo")).toBeVisible();
  await userEvent.clear(field);
  await expect.element(sign()).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});

test("without a call the signature waits for its written reason", async () => {
  await renderReview({
    next: bothEdited,
    notes: { diet: explained("diet") },
    editor: { context: { ...anyLimits, wasCalled: false } },
  });
  await expect.element(sign()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: "Falta dizer por que assinar sem a conversa" }));
  await expect.element(page.getByRole("textbox", { name: "Por que assinar sem a conversa?" })).toHaveFocus();
  await userEvent.keyboard("Respostas completas, sem sinal de atenção.");
  await expect.element(sign()).not.toHaveAttribute("aria-disabled");
});

test("signed: nothing can be written until the signature is taken back", async () => {
  const { calls } = fakeServer({
    [`DELETE ${PLAN}/diet/signature`]: () => ({ done: true }),
    [`GET ${PLAN}`]: () => exampleEditor,
  });
  const diet = aHalf({ signature: { ...rafaelSigner, name: "Helena Prado", at: "2026-11-19T13:40:00Z" } });
  await renderReview({
    next: bothEdited,
    notes: { diet: explained("diet") },
    editor: { halves: { ...exampleEditor.halves, diet } },
  });
  await expect.element(page.getByRole("heading", { name: "Você assinou a dieta" })).toBeVisible();
  await expect.element(page.getByText("Falta Rafael assinar o treino")).toBeVisible();
  await expect.element(button("Mudar o motivo")).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(button("Retirar assinatura"));
  await expect.element(page.getByRole("heading", { name: "Pronto para assinar" })).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["DELETE", "GET"]);
});

test("the half that does not change: ciente, once more after the server asked for the factor, and published", async () => {
  let isConfirmed = false;
  const { calls } = fakeServer({
    "POST /v1/staff/confirmation": () => {
      isConfirmed = true;
      return { confirmedUntil: "2999-01-01T00:00:00Z" };
    },
    [`POST ${PLAN}/diet/acknowledgement`]: () => (isConfirmed ? { done: true } : refuse("staff-confirmation-needed")),
    [`GET ${PLAN}`]: () => publishedEditor,
  });
  const signature = { ...rafaelSigner, at: "2026-11-19T12:40:00Z" };
  await renderReview({
    next: { training: bothEdited.training ?? null },
    notes: { training: explained("training") },
    editor: { halves: { diet: aHalf({ needs: "acknowledgement" }), training: aHalf({ revision: 4, signature }) } },
  });
  await expect.element(page.getByRole("heading", { name: "Falta o seu ciente" })).toBeVisible();
  await expectAccessible();
  await userEvent.click(button("Ciente, pode publicar"));
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Publicado. Marina já pode ler." })).toBeVisible();
  const sent = calls.filter(({ path }) => path.endsWith("/acknowledgement")).map(({ body }) => body);
  expect(sent).toEqual([
    { key: expect.any(String), revision: 4 },
    { key: expect.any(String), revision: 4 },
  ]);
});

test("who writes neither half reads, and is offered no signature", async () => {
  await renderReview({ next: bothEdited, editor: { mine: null } });
  await expect.element(page.getByRole("heading", { name: "Só leitura" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Assinar|Ciente/ })).not.toBeInTheDocument();
  expect(document.querySelector("[data-slot=reason-chips]")).toBeNull();
});

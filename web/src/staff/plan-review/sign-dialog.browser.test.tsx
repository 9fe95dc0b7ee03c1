import type { PlanEditor } from "@app/contract/staff/plans";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { anItem, aQueue } from "../queue/testing/queue-items.ts";
import { helena } from "../testing/example-staff.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import {
  aHalf,
  exampleEditor,
  helenaSigner,
  MEMBER_ID,
  publishedEditor,
  rafaelSigner,
} from "./testing/example-editor.ts";
import { fresh, renderReview } from "./testing/render-review.tsx";
import { bothEdited, explained } from "./testing/use-example-work.ts";

const READ = `GET /v1/staff/members/${MEMBER_ID}/plan`;
const SIGN = `POST /v1/staff/members/${MEMBER_ID}/plan/diet/signature`;
const CONFIRM = "POST /v1/staff/confirmation";
const signedByRafael = aHalf({ signature: { ...rafaelSigner, at: "2026-11-19T12:40:00Z" } });

beforeEach(() => page.viewport(1440, 1000));

type Options = { me?: typeof helena; handlers: Answers; editor?: Partial<PlanEditor> };

/** The column ready to sign, its dialog open. */
async function open({ me = fresh, handlers, editor }: Options) {
  const { calls } = fakeServer({
    "GET /v1/staff/queue": () => aQueue([anItem(2, { name: "Carlos Lima" })]),
    "GET /v1/staff/me": () => me,
    ...handlers,
  });
  await renderReview({
    me,
    next: bothEdited,
    notes: { diet: explained("diet"), training: explained("training") },
    editor: { halves: { diet: aHalf(), training: signedByRafael }, ...editor },
  });
  await expect.element(page.getByRole("heading", { name: "Pronto para assinar" })).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("heading", { name: "Assinar a dieta de Marina" })).toHaveFocus();
  return calls;
}
const signatures = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ path }) => path.endsWith("/signature")).map(({ body }) => body);

test("it repeats what is signed: plan, changes, signer, the other half, the fingerprint", async () => {
  await open({ handlers: {} });
  const dialog = page.getByRole("dialog");
  for (const text of [
    "v3, vale a partir de 20/11",
    "calorias iguais",
    "Helena Prado, CRN-3 00000",
    "Rafael assinou às 09h40",
    "7f3a 91c2, ligado ao da v2",
  ])
    await expect.element(dialog.getByText(text, { exact: false })).toBeVisible();
  await expectAccessible();
});

test("an old factor is asked for in place: six digits sign, and the last act publishes", async () => {
  const calls = await open({
    me: helena,
    handlers: {
      [CONFIRM]: () => ({ confirmedUntil: "2999-01-01T00:00:00Z" }),
      [SIGN]: () => ({ done: true }),
      [READ]: () => publishedEditor,
    },
  });
  await expect.element(page.getByRole("button", { name: "Confirmar com a chave" })).toBeVisible();
  await expectAccessible();
  expect(signatures(calls)).toEqual([]);
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "407123");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Publicado. Marina já pode ler." })).toHaveFocus();
  await expect.element(page.getByText("Q8DN-40XH-7VPA")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Voltar à fila" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Próximo da fila: Carlos" })).toBeVisible();
  await expectAccessible();
  expect(signatures(calls)).toEqual([{ key: expect.any(String), revision: 7 }]);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("a wrong code signs nothing", async () => {
  const calls = await open({ me: helena, handlers: { [CONFIRM]: () => refuse("staff-credentials-wrong") } });
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert").getByText(/Não conferiu/)).toBeVisible();
  expect(signatures(calls)).toEqual([]);
});

test("a fresh factor signs at once; when the server asks after all, the forms come", async () => {
  let isConfirmed = false;
  const calls = await open({
    handlers: {
      [CONFIRM]: () => {
        isConfirmed = true;
        return { confirmedUntil: "2999-01-01T00:00:00Z" };
      },
      [SIGN]: () => (isConfirmed ? { done: true } : refuse("staff-confirmation-needed")),
      [READ]: () => publishedEditor,
    },
  });
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Assinar a dieta" }));
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "407123");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Publicado. Marina já pode ler." })).toBeVisible();
  const [first, second] = signatures(calls);
  expect(second).toEqual(first);
});

test("signed before the other half: it waits, and says for whom", async () => {
  const signed: PlanEditor = {
    ...exampleEditor,
    halves: {
      diet: aHalf({ signature: { ...helenaSigner, at: "2026-11-19T13:40:00Z" } }),
      training: aHalf({ savedBy: rafaelSigner }),
    },
  };
  await open({
    editor: { halves: { diet: aHalf(), training: aHalf({ savedBy: rafaelSigner }) } },
    handlers: { [SIGN]: () => ({ done: true }), [READ]: () => signed },
  });
  await expect.element(page.getByText("Fica guardado até Rafael fazer a sua parte", { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Assinar a dieta" }));
  await expect.element(page.getByRole("heading", { name: "Assinado. Falta Rafael." })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: "Você assinou a dieta" })).toBeVisible();
});

test.each([
  ["plan-outdated", "Saiu uma versão mais nova."],
  ["plan-locked", "Uma trava apareceu."],
  ["draft-changed", "Esta metade foi salva em outro lugar."],
] as const)("refused with %s: it says what to do, and nothing is signed", async (problem, text) => {
  await open({ handlers: { [SIGN]: () => refuse(problem) } });
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Assinar a dieta" }));
  await expect.element(page.getByRole("alert").getByText(text, { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Voltar ao rascunho" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

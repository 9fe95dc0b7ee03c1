import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { VerifiedPlan } from "./verified-plan.tsx";
import { VerifyForm } from "./verify-form.tsx";

const CODE = "7K4M-2Q9X-11RT";
const plan = {
  code: CODE,
  version: 2,
  kind: "definitive",
  publishedAt: "2026-11-14T13:12:00.000Z",
  isIntact: true,
  isInForce: true,
  signers: [
    {
      name: "Helena Prado",
      profession: "Nutricionista",
      registration: "CRN-3 00000",
      half: "diet",
      act: "signed",
      at: "2026-11-14T13:12:00.000Z",
      registryUrl: "https://crn3.org.br/",
    },
    {
      name: "Joana Dias",
      profession: "Profissional de educação física",
      registration: "CREF 000000-G/SP",
      half: "training",
      act: "acknowledged",
      at: "2026-11-14T12:47:00.000Z",
      registryUrl: "https://www.confef.org.br/",
    },
  ],
};

const text = () => document.body.textContent ?? "";
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const envelope = (value: unknown, code = 200) =>
  Response.json(
    { return: value, message: null, code, error: code === 200 ? null : "x", redirect_to: null },
    { status: code },
  );
const answer = (reply: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(reply));

async function renderPage(content: ReactNode): Promise<void> {
  const Stub = createRoutesStub([
    { path: "/", Component: () => content },
    { path: "/verificar/:code", Component: () => <p>foi para a resposta</p> },
  ]);
  await render(<Stub initialEntries={["/"]} />);
}
afterEach(() => vi.unstubAllGlobals());

test("a code says who signed, when, which version and that it is in force, and nothing of the plan", async () => {
  answer(async () => envelope(plan));
  await renderPage(<VerifiedPlan code={CODE} />);
  await expect.element(heading("É autêntico, e vale agora.")).toHaveFocus();
  for (const words of [
    "Helena Prado",
    "CRN-3 00000",
    "14/11/2026, 10h12",
    "2, definitiva",
    "íntegro",
    "vale agora",
    CODE,
  ])
    expect(text()).toContain(words);
  expect(text()).toContain("Ciente da mudança em 14/11/2026, 9h47");
  expect(text()).toContain("não aparecem aqui");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test.each([
  [{ isInForce: false }, "É autêntico, mas já foi substituído."],
  [{ isIntact: false }, "Este plano não confere."],
])("what is not in force, or not intact, is said first: %o", async (changes, title) => {
  answer(async () => envelope({ ...plan, ...changes }));
  await renderPage(<VerifiedPlan code={CODE} />);
  await expect.element(heading(title)).toBeVisible();
  await expectAccessible();
});

test("an unknown code leads back to the form", async () => {
  answer(async () => envelope(null, 404));
  await renderPage(<VerifiedPlan code={CODE} />);
  await expect.element(heading("Não achamos este código.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Conferir outro código" })).toHaveAttribute("href", "/verificar");
  await expectAccessible();
});

test("without a network it asks again when the connection returns", async () => {
  answer(() => Promise.reject(new TypeError("Failed to fetch")));
  await renderPage(<VerifiedPlan code={CODE} />);
  await expect.element(heading("Sem internet não dá para conferir.")).toBeVisible();
  await expectAccessible();
  answer(async () => envelope(plan));
  dispatchEvent(new Event("online"));
  await expect.element(heading("É autêntico, e vale agora.")).toBeVisible();
});

test("a server that fails says nothing about the plan, and is asked again", async () => {
  answer(async () => envelope(null, 500));
  await renderPage(<VerifiedPlan code={CODE} />);
  await expect.element(heading("Não deu para conferir agora.")).toBeVisible();
  answer(async () => envelope(plan));
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(heading("É autêntico, e vale agora.")).toBeVisible();
});

test("a code is typed in any case, with or without hyphens", async () => {
  await renderPage(<VerifyForm typed="" />);
  await expectAccessible();
  await page.getByRole("textbox", { name: "Código do plano" }).fill("7k4m 2q9x");
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect.element(page.getByText("O código tem doze letras e números.", { exact: false }).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Código do plano" }).fill("7k4m 2q9x iirt");
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect.element(page.getByText("foi para a resposta")).toBeVisible();
});

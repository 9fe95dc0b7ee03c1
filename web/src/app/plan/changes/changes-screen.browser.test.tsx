import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { findHiddenNumbers } from "../../shell/testing/find-hidden-numbers.ts";
import { ChangesScreen } from "./changes-screen.tsx";
import { exampleChanges, firstVersion, helena, rafael } from "./testing/example-changes.ts";

const text = () => document.body.textContent ?? "";
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
const render = (changes: Parameters<typeof exampleChanges>[0] = {}) =>
  renderScreen(<ChangesScreen view={exampleChanges(changes)} />);

test("each change has what it was, what it is, why, and where the reason is from", async () => {
  await render();
  await expect.element(page.getByRole("heading", { level: 1, name: /^Mudamos 3.coisas/ })).toBeVisible();
  const items = [...document.querySelectorAll("ol > li")];
  expect(items).toHaveLength(3);
  const bread = items[1];
  expect(bread?.querySelector("s")?.textContent).toBe("Pão francês todo dia");
  expect(bread?.querySelector("b")?.textContent).toBe("Cuscuz com ovo na segunda, quarta e sexta");
  expect(bread?.textContent).toContain("Você cresceu comendo cuscuz");
  expect(bread?.textContent).toContain("Pedido seu, na chamada de 13/11");
  expect(items[2]?.querySelectorAll("img")).toHaveLength(2);
  expect(text()).toContain("O resto fica igual.");
  expect(text()).toContain("Próximo ajuste em 28/11.");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("the thread says in words from when to when the plan was what", async () => {
  await render();
  await expect
    .element(
      page.getByRole("img", { name: /provisório desde 10\/11; definitivo desde sábado, 14 de novembro, às 10h12/ }),
    )
    .toBeVisible();
});

test("both signatures have their council, hour, registry and the code that anybody can check", async () => {
  await render();
  for (const words of ["Assinado por duas pessoas", "CRN-3 00000", "CREF 000000-G/SP", "14/11/2026, 10h12", "versão 2"])
    expect(text()).toContain(words);
  for (const href of [helena.registryUrl, rafael.registryUrl, "/verificar/7K4M-2Q9X-11RT"])
    expect(hrefs()).toContain(href);
});

test("who only saw the change did not sign it", async () => {
  await render({ signers: [helena, { ...rafael, act: "acknowledged" }] });
  expect(text()).toContain("Uma pessoa assinou, outra deu ciência");
  expect(text()).toContain("Ciente da mudança em 14/11/2026, 9h47");
  expect(text()).not.toContain("Assinado por duas pessoas");
});

test("the member reads the plan, or disagrees in the conversation with those who signed", async () => {
  await render();
  expect(hrefs()).toEqual(expect.arrayContaining(["/app/plano", "/app/conversa"]));
  expect(text()).toContain("escreva para quem assinou");
});

test("a half that was kept says why, and swaps that no longer fit are named", async () => {
  await render({
    changes: exampleChanges().changes.slice(0, 1),
    kept: [{ half: "training", reason: "As três sessões couberam na sua semana, sem dor." }],
    lostSwaps: ["No café, pão francês por tapioca"],
    keptSwaps: 2,
  });
  for (const words of [
    "O treino ficou como estava.",
    "Mantido, porque…",
    "As três sessões couberam",
    "Uma troca sua não cabe mais.",
    "No café, pão francês por tapioca",
    "As suas outras 2 trocas continuam valendo.",
  ])
    expect(text()).toContain(words);
  await expectAccessible();
});

test("something that came or went has no other side", async () => {
  const [change] = exampleChanges().changes;
  if (!change) return expect.unreachable();
  await render({
    changes: [
      { ...change, title: "Entrou uma ceia.", before: null },
      { ...change, title: "Saiu o lanche da manhã.", after: null },
    ],
  });
  expect(text()).toContain("Entrou");
  expect(text()).toContain("não havia");
  expect(text()).toContain("não fica nada no lugar");
});

test("the first version says that nothing changed, and that nobody has signed it", async () => {
  await renderScreen(<ChangesScreen view={firstVersion()} />);
  for (const words of ["Esta é a primeira versão.", "Ainda sem assinatura", "1, provisório"])
    expect(text()).toContain(words);
  expect(text()).not.toContain("Discordo");
  expect(hrefs().some((href) => href.startsWith("/verificar"))).toBe(false);
  await expectAccessible();
});

test("an older version leads to the one in force, and every version opens", async () => {
  const view = exampleChanges();
  const versions = view.versions.map((line) => ({ ...line, isInForce: false }));
  const newest = { ...view.versions[0], version: 3, isInForce: true, validFrom: "2026-11-28" } as const;
  await render({ isInForce: false, versions: [newest as (typeof versions)[number], ...versions] });
  expect(text()).toContain("A que vale agora é a 3.");
  expect(text()).toContain("14/11 a 28/11");
  expect(hrefs()).toEqual(expect.arrayContaining(["/app/plano/mudancas/3", "/app/plano/mudancas/1"]));
});

test("a food without a drawing leaves no gap to be read", async () => {
  const [change] = exampleChanges().changes;
  if (!change?.before) return expect.unreachable();
  await render({ changes: [{ ...change, before: { ...change.before, drawing: "nada-assim" } }] });
  expect(document.querySelectorAll("ol > li svg")).toHaveLength(1);
});

test("with hidden numbers no figure of energy, macros or body is on the page", async () => {
  await render({ same: "As porções do dia, cinco refeições e três treinos" });
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
});

import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { editsOf } from "../../data/answers/answer-records.ts";
import { saveActivity, setWater } from "../../data/diary/day-edits.ts";
import { logged, lunch } from "../testing/example-entries.ts";
import { at, closeToasts, DAY, renderDay } from "../testing/render-day.tsx";

afterEach(closeToasts);

const text = () => document.body.textContent ?? "";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const current = () => document.querySelector("[aria-current=step]")?.textContent;
const sheet = () => page.getByRole("dialog");

test("the day shows what was eaten with its range, and what the plan still has", async () => {
  await renderDay({ edits: lunch() });
  for (const words of [
    "12h52Almoço592\u00a0kcal",
    "Feijão carioca, 2 conchas213",
    "Entre 444 e 740\u00a0kcal.",
    "592\u00a0kcal de 1.650",
    "No plano: Iogurte, aveia e banana",
    "Você registrou 1 dos últimos 7 dias.",
  ])
    expect(text()).toContain(words);
  expect(current()).toContain("Lanche da tarde");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a day whose records are still on their way is not called empty", async () => {
  await renderDay({ day: "2026-11-10", isRead: false });
  expect(text()).toContain("Buscando o que você já registrou…");
  expect(text()).not.toContain("Este dia ficou sem registro");
});

test("the field and each meal lead to the sentence, and the body to its forms", async () => {
  await renderDay({ edits: lunch() });
  const hrefOf = (name: string) => page.getByRole("link", { name, exact: true }).element().getAttribute("href");
  expect(hrefOf("O que você comeu?")).toBe(`/app/diario/${DAY}/registrar`);
  expect(hrefOf("Buscar")).toBe(`/app/diario/${DAY}/buscar`);
  expect(hrefOf("Somar a Almoço")).toBe(`/app/diario/${DAY}/registrar?refeicao=almoco`);
  expect(hrefOf("Outra coisa: Lanche da tarde")).toBe(`/app/diario/${DAY}/registrar?refeicao=lanche-tarde`);
  await expect.element(button("Comi assim: Jantar")).not.toBeInTheDocument();
  expect(["Peso", "Medidas", "Sono"].map(hrefOf)).toEqual([
    "/app/evolucao/peso",
    "/app/evolucao?registrar=medidas",
    "/app/evolucao?registrar=sono",
  ]);
});

test("a planned meal is logged with one tap, and undone from the notice", async () => {
  await renderDay();
  await userEvent.click(button("Comi assim: Almoço"));
  await expect.poll(text).toContain("Almoço: registrado.");
  await expect.poll(text).toContain("Feijão carioca, 1 concha106");
  await userEvent.click(button("Desfazer"));
  await expect.poll(text).toContain("No plano: Arroz, feijão");
  expect(text()).toContain("Nada registrado ainda.");
});

test("a food is corrected by halves of its measure and moved to another meal", async () => {
  await renderDay({ edits: lunch() });
  await userEvent.click(button(/^Feijão carioca/));
  await userEvent.click(sheet().getByRole("button", { name: "Diminuir" }));
  await expect.poll(() => sheet().element().textContent).toContain("1 concha e meia");
  await userEvent.click(sheet().getByText("Jantar"));
  await expectAccessible();
  await userEvent.click(sheet().getByRole("button", { name: "Salvar" }));
  await expect.poll(text).toContain("Feijão carioca, 1 concha e meia160");
  expect(text()).toMatch(/Jantar160\u00a0kcalFeijão/);
});

test("a removed food comes back with the undo", async () => {
  await renderDay({ edits: lunch() });
  await userEvent.click(button(/^Arroz branco/));
  await userEvent.click(sheet().getByRole("button", { name: "Apagar" }));
  await expect.poll(text).not.toContain("Arroz branco, 5");
  expect(text()).toContain("Arroz branco: apagado.");
  await userEvent.click(button("Desfazer"));
  await expect.poll(text).toContain("Arroz branco, 5 colheres de sopa160");
});

test("yesterday is copied whole or by the meal", async () => {
  const yesterday = [
    ...logged("cafe", "07:10", ["bread"], "2026-11-11"),
    ...logged("almoco", "12:52", ["beans", "rice"], "2026-11-11"),
  ];
  await renderDay({ edits: yesterday });
  await userEvent.click(button("Copiar ontem"));
  await userEvent.click(sheet().getByText("Almoço"));
  await expectAccessible();
  await userEvent.click(sheet().getByRole("button", { name: "Copiar", exact: true }));
  await expect.poll(text).toContain("2 alimentos copiados.");
  expect(text()).toContain("Feijão carioca, 2 conchas213");
  expect(text()).not.toContain("Pão francês, 1 unidade");
});

test("what the member must not eat is not copied in silence", async () => {
  const coeliac = editsOf({ s9: { marked: ["doenca-celiaca"] } });
  await renderDay({ edits: [...coeliac, ...logged("cafe", "07:10", ["bread", "beans"], "2026-11-11")] });
  await userEvent.click(button("Copiar ontem"));
  await expect.poll(text).toContain("Pão francês: tem glúten. Confira antes de copiar.");
  expect(text()).not.toContain("Feijão carioca: tem");
  await expectAccessible();
});

test("a tap fills a glass, and another empties it", async () => {
  await renderDay({ edits: [setWater({ days: new Map() }, DAY, 1_500)] });
  const count = () => page.getByRole("status").element().textContent;
  expect(count()).toMatch(/^6 de \d+ copos$/);
  await userEvent.click(button("Mais um copo"));
  await expect.poll(count).toMatch(/^7 de/);
  await userEvent.click(button("Tirar um copo"));
  await expect.poll(count).toMatch(/^6 de/);
});

test("the day is complete when the member says so", async () => {
  await renderDay();
  const isOn = () => (page.getByRole("switch", { name: "O dia está completo" }).element() as HTMLInputElement).checked;
  expect(isOn()).toBe(false);
  await userEvent.click(page.getByRole("switch", { name: "O dia está completo" }));
  await expect.poll(isOn).toBe(true);
});

test("an activity is logged in a sheet and removed with an undo", async () => {
  const walk = { activity: { day: DAY, what: "caminhada" }, minutes: 45, effort: null } as const;
  await renderDay({ edits: [saveActivity(walk, at("08:00").getTime())] });
  await userEvent.click(button("Registrar atividade"));
  await userEvent.click(sheet().getByText("Dança"));
  await expectAccessible();
  await userEvent.click(sheet().getByRole("button", { name: "Registrar" }));
  await expect.poll(text).toContain("Dança30 minutos");
  await userEvent.click(button("Apagar Caminhada"));
  await expect.poll(text).not.toContain("45 minutos");
  await userEvent.click(button("Desfazer"));
  await expect.poll(text).toContain("Caminhada45 minutos");
});

test("a free member has a diary without a plan and without a target", async () => {
  await renderDay({ plan: null, edits: lunch() });
  expect(text()).toContain("592\u00a0kcal");
  expect(text()).not.toContain("de 1.650");
  expect(text()).not.toContain("No plano");
  await expectAccessible();
});

test("a past day has no current meal and is not called bad from here", async () => {
  await renderDay({ now: new Date("2026-11-14T10:00:00"), edits: lunch() });
  expect(current()).toBeUndefined();
  await expect.element(button("Hoje deu ruim")).not.toBeInTheDocument();
  expect(text()).toContain("No dia");
});

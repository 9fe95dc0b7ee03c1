import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { PublicPromises } from "./public-promises.tsx";

const plan = {
  cases: 198,
  breached: 9,
  keptPerMille: 954,
  creditDays: 13,
  median: 65,
  tenth: 45,
  ninetieth: 95,
  breaches: [
    { upTo: 120, cases: 6 },
    { upTo: null, cases: 3 },
  ],
};
const recent = {
  ...plan,
  cases: 34,
  breached: 1,
  keptPerMille: 970,
  creditDays: 2,
  breaches: [{ upTo: null, cases: 1 }],
};
const sumsOf = ({ cases, breached, keptPerMille, creditDays }: typeof plan) => ({
  cases,
  breached,
  keptPerMille,
  creditDays,
});
const published = {
  snapshot: {
    day: "2026-11-19",
    takenAt: "2026-11-19T06:00:00.000Z",
    hash: `5c1e08d7${"0".repeat(56)}`,
    bytes: 2140,
    total: { days30: sumsOf(recent), days90: sumsOf(plan) },
    kinds: [
      { kind: "definitive-plan", promisedSeconds: 432_000, days30: recent, days90: plan },
      { kind: "refund-sent", promisedSeconds: 86_400, days30: null, days90: null },
    ],
  },
  earlier: [{ day: "2026-10-31", code: "77a0c3e1" }],
};
const nothing = { days30: null, days90: null };

const envelope = (value: unknown, code = 200) =>
  Response.json(
    { return: value, message: null, code, error: code === 200 ? false : "x", redirect_to: null },
    { status: code },
  );
const answer = (reply: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(reply));
const row = page.getByRole("listitem").filter({ hasText: "assinado por nutricionista" });
const rowText = () => row.element().textContent;
const text = () => document.body.textContent ?? "";
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

async function renderPage(): Promise<void> {
  const Stub = createRoutesStub([{ path: "/", Component: PublicPromises }]);
  await render(<Stub initialEntries={["/"]} />);
}
afterEach(() => vi.unstubAllGlobals());

test("shows what was kept, how long it took and every breach, and says whose figures they are", async () => {
  answer(async () => envelope(published));
  await renderPage();
  for (const words of ["95,4%30 dias: 97,0%", "mediana até 3 d 6 h de 5 dias198 casos9 atrasos+13 dias"])
    await expect.poll(rowText).toContain(words);
  for (const words of ["retrato de 19/11/2026, 03h00", "13 dias", "Código 5c1e 08d7", "menos de 20"])
    expect(text()).toContain(words);
  const marks = row.element().querySelector("svg path:nth-last-child(2)")?.getAttribute("d");
  expect(marks?.match(/M/g)).toHaveLength(9);
  await expect
    .element(page.getByRole("link", { name: /Baixar o arquivo .CSV, 2,1.kB/ }))
    .toHaveAttribute("href", "/v1/public/promises.csv?day=2026-11-19");
  fits();
  await expectAccessible();
});

test("thirty days are a choice away, and a table says what the drawings say", async () => {
  answer(async () => envelope(published));
  await renderPage();
  await page.getByText("30 dias", { exact: true }).first().click();
  await expect.poll(rowText).toContain("97,0%90 dias: 95,4%");
  await page.getByText("Ver em tabela").click();
  const cells = page.getByRole("row", { name: /^Plano definitivo/ });
  await expect.element(cells).toBeVisible();
  expect(cells.element().textContent).toBe("Plano definitivo5 dias97,0%3 d 6 h2 d 6 h a 4 d 18 h3412");
  await page.getByText("Retratos anteriores").click();
  await expect
    .element(page.getByRole("link", { name: "31/10/2026" }))
    .toHaveAttribute("href", "/v1/public/promises.csv?day=2026-10-31");
  fits();
  await expectAccessible();
});

test.each([
  ["before the first night", { snapshot: null, earlier: [] }],
  ["with too few cases", { snapshot: { ...published.snapshot, total: nothing, kinds: [] }, earlier: [] }],
])("%s it says so, and still says what is promised", async (_, value) => {
  answer(async () => envelope(value));
  await renderPage();
  await expect.element(page.getByRole("heading", { name: "Ainda sem casos suficientes" })).toBeVisible();
  expect(page.getByRole("heading", { level: 3 }).elements()).toHaveLength(15);
  expect(text()).toContain("prazo: 5 dias");
  expect(text()).not.toMatch(/\d,\d%/);
  fits();
  await expectAccessible();
});

test("figures that do not come are asked for again", async () => {
  answer(async () => envelope(null, 500));
  await renderPage();
  await expect.element(page.getByRole("heading", { name: "Os números não chegaram." })).toBeVisible();
  expect(text()).toContain("prazo: 24, 48 ou 72 h");
  await expectAccessible();
  answer(async () => envelope(published));
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByText("cumpridas no prazo")).toBeVisible();
});

import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { everyOutcome } from "../testing/intake-views.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { OutcomeScreen } from "./outcome-screen.tsx";

type Name = keyof typeof everyOutcome;
const show = (name: Name) => renderScreen(<OutcomeScreen intake={everyOutcome[name]} />);
const names = Object.keys(everyOutcome) as Name[];
const text = () => document.body.textContent ?? "";
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

afterEach(() => vi.restoreAllMocks());

describe("every outcome", () => {
  test.each(names)("%s has one title, fits 360 px and is accessible", async (name) => {
    await show(name);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(text()).not.toMatch(/!|reprov|undefined|null|NaN/);
    await expectAccessible();
  });

  test.each(names.filter((name) => name !== "crisis" && name !== "incomplete"))(
    "%s says why, and that a person may review it",
    async (name) => {
      await show(name);
      await userEvent.click(page.getByText("Por que recebi isto?"));
      expect(document.querySelector("details")?.textContent?.length).toBeGreaterThan(60);
      const review = page.getByRole("link", { name: "Pedir revisão por uma pessoa" }).element();
      expect(decodeURIComponent(review.getAttribute("href") ?? "")).not.toMatch(/dieta|treino|peso|saúde/);
    },
  );
});

const FIGURE = /\d[\d.,]*\s*(kcal|kg|g|ml|cm|%)(?![a-z])|IMC/i;

test("shown numbers come with their whole bill", async () => {
  await show("plan");
  for (const figure of ["1.800", "1.710", "1.890", "1.873", "2.247", "−447", "1.685", "130\u00a0g", "2.750\u00a0ml"])
    expect(text()).toContain(figure);
});

test.each(["planHidden", "limitedHidden", "personFirst", "notServed", "noConsent", "declined", "freeHidden"] as const)(
  "%s holds no figure of a body or of food",
  async (name) => {
    await show(name);
    expect(text()).not.toMatch(FIGURE);
  },
);

test.each(["freeNoTarget", "freeHidden", "noConsent", "notServed"] as const)(
  "%s has no digit but telephone numbers, and sells nothing",
  async (name) => {
    await show(name);
    expect(
      text()
        .match(/\d+/g)
        ?.filter((digits) => digits !== "188") ?? [],
    ).toEqual([]);
    expect(hrefs().join()).not.toContain("/pagamento");
  },
);

test("a free member without a target reads the engine's sentence and finds help", async () => {
  await show("freeNoTarget");
  expect(text()).toContain("uma meta feita por computador não seria um cuidado com você");
  expect(text()).toContain("a UBS ou o CAPS mais perto");
  expect(hrefs()).toContain("tel:188");
});

test("a crisis shows the fixed text and the telephone, and nothing else", async () => {
  await show("crisis");
  expect(hrefs()).toEqual(["tel:188", "tel:192", "https://cvv.org.br", "/app"]);
  expect(text()).toContain("que vai falar com você até 18h40");
  expect(document.querySelectorAll("button, details, img")).toHaveLength(0);
});

test("a person who reads first has an hour; once it passed, the delay is named as ours", async () => {
  await show("personFirst");
  expect(text()).toMatch(/Ela responde até\p{L}+, \d+º? de [a-zç]+, às \d+h\d\d/u);
  await show("trainingWaits");
  expect(text()).toContain("O atraso é nosso.");
});

test("a reading opens in a sheet and closes again", async () => {
  await show("personFirst");
  await userEvent.click(page.getByRole("button", { name: /Sono, fome/ }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

const envelope = (value: unknown) =>
  JSON.stringify({ return: value, message: "OK", code: 200, error: false, redirect_to: null });
const anOffer = (more: object = {}) => ({
  kind: "not-served",
  amountCents: 19_900,
  way: "por PIX, para a conta que pagou",
  sentBy: "2026-11-17T12:00:00.000Z",
  returnedBy: "2026-11-17T12:00:00.000Z",
  personHours: null,
  ...more,
});
const password = () => page.getByLabelText("Sua senha");

test.each([
  ["the whole", {}, /R\$\s199,00 voltam por PIX, para a conta que pagou, até 17\/11\/2026\./],
  [
    "a part, by hand",
    { amountCents: 3_288, way: "na conta ou no cartão que pagou", returnedBy: null },
    /R\$\s32,88 voltam na conta ou no cartão que pagou\. A equipe envia até 17\/11\/2026\./,
  ],
  [
    "after a person",
    { personHours: 72 },
    /R\$\s199,00 voltam por PIX, para a conta que pagou\. Uma pessoa confere antes e responde em até 72 horas/,
  ],
])("how much comes back stands above the password, as the server says: %s", async (_name, more, expected) => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(envelope(anOffer(more)), { status: 200 }));
  await show("declined");
  await expect.element(page.getByText(expected)).toBeVisible();
  await expect.element(password()).toBeVisible();
  await expectAccessible();
});

test("no password is asked for while the amount is unknown, or where nothing comes back", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await show("declined");
  await expect.element(page.getByText(/Não deu para buscar quanto volta/)).toBeVisible();
  await expect.element(password()).not.toBeInTheDocument();
  fetched.mockImplementation(async () => new Response(envelope(null), { status: 200 }));
  await userEvent.click(page.getByRole("button", { name: "Tentar de novo" }));
  await expect.element(page.getByText(/Não há mais valor a devolver/)).toBeVisible();
  await expect.element(password()).not.toBeInTheDocument();
});

test("the password asks for the refund of an under-age member, and its reference number is shown", async () => {
  const refund = {
    referenceNumber: "PR-7K2M",
    kind: "not-served",
    title: "Devolução integral",
    amountCents: 19900,
    state: "asked",
    requestedAt: "2026-11-16T12:00:00.000Z",
    steps: [],
  };
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      async (_url, init) =>
        new Response(envelope(init?.method === "POST" ? { refund, review: null } : anOffer()), { status: 200 }),
    );
  await show("notServed");
  await userEvent.fill(password(), "tapioca-6");
  await userEvent.click(page.getByRole("button", { name: "Pedir a devolução agora" }));
  await expect.element(page.getByText("PR-7K2M")).toBeVisible();
  const posted = fetched.mock.calls.filter(([, init]) => init?.method === "POST");
  expect(posted).toHaveLength(1);
  expect(posted[0]?.[1]?.body).toBe(JSON.stringify({ kind: "not-served", password: "tapioca-6" }));
});

import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { MEMBER_ID } from "./testing/example-editor.ts";
import { examplePreview } from "./testing/example-preview.ts";
import { renderReview } from "./testing/render-review.tsx";
import { bothEdited, explained } from "./testing/use-example-work.ts";

const PREVIEW = `GET /v1/staff/members/${MEMBER_ID}/plan/preview`;
/** Energy, macros and grams, in whatever form. */
const FIGURES = /\d[\d.,]*\s*(kcal|g\b|kg|calorias)/i;

beforeEach(() => page.viewport(1440, 900));

const phone = (name: "Com números" | "Sem números") => page.getByRole("region", { name: new RegExp(`^${name}`) });
const textOf = (name: Parameters<typeof phone>[0]) => phone(name).element().textContent;

async function open(notes = { diet: explained("diet"), training: explained("training") }) {
  await renderReview({
    next: bothEdited,
    notes,
    screen: (work) => <PreviewDialog work={work} onClose={() => undefined} />,
  });
}

test("two phones, with and without numbers: the changes first, then the whole plan", async () => {
  fakeServer({ [PREVIEW]: () => examplePreview });
  await open();
  await expect.element(page.getByRole("heading", { name: "Como Marina vê" })).toHaveFocus();
  await expect.element(phone("Com números").getByText("2 iogurtes sem lactose, 300 g")).toBeVisible();
  await expect.element(phone("Sem números").getByText("dois iogurtes sem lactose")).toBeVisible();
  await expectAccessible();
  await userEvent.click(phone("Sem números").getByRole("button", { name: "Ver o plano inteiro" }));
  await expect.element(phone("Com números").getByText("160 kcal")).toBeVisible();
  await expect.element(phone("Sem números").getByText("dois potes")).toBeVisible();
  await expectAccessible();
});

test("the phone without numbers shows no figure, on either page", async () => {
  fakeServer({ [PREVIEW]: () => examplePreview });
  await open();
  await expect.poll(() => textOf("Com números")).toMatch(FIGURES);
  expect(textOf("Sem números")).not.toMatch(FIGURES);
  await userEvent.click(page.getByText("O plano inteiro", { exact: true }));
  await expect.poll(() => textOf("Com números")).toMatch(FIGURES);
  expect(textOf("Sem números")).not.toMatch(FIGURES);
});

test("it signs from here, and not while a reason is missing", async () => {
  fakeServer({ [PREVIEW]: () => examplePreview });
  await open();
  await expect.element(phone("Com números")).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("heading", { name: "Assinar a dieta de Marina" })).toBeVisible();
  await expectAccessible();
});

test("with a reason missing its signature is closed", async () => {
  fakeServer({ [PREVIEW]: () => examplePreview });
  await open({ diet: { reasons: {}, kept: null, withoutCall: null }, training: explained("training") });
  await expect.element(page.getByRole("button", { name: "Assinar a dieta" })).toHaveAttribute("aria-disabled", "true");
});

test("a preview that does not come can be asked for again", async () => {
  let isThere = false;
  const { calls } = fakeServer({
    [PREVIEW]: () => {
      if (!isThere) throw new TypeError("Failed to fetch");
      return examplePreview;
    },
  });
  await open();
  await expect.element(page.getByText("A prévia não abriu.")).toBeVisible();
  isThere = true;
  await userEvent.click(page.getByRole("button", { name: "Tentar de novo" }));
  await expect.element(phone("Com números")).toBeVisible();
  expect(calls.length).toBeGreaterThan(1);
});

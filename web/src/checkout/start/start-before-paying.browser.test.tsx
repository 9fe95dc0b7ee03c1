import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startPlacesServer } from "../../ui/testing/places-server.ts";
import { type CheckoutState, initialState } from "../checkout-reducer.ts";
import { MethodStep } from "../method/method-step.tsx";

const state: CheckoutState = {
  ...initialState,
  view: "method",
  cycle: "annual",
  buyer: { how: "found", email: "bia@example.com" },
  method: "pix",
};
const text = () => document.body.textContent ?? "";
const open = () => render(<MethodStep state={state} dispatch={() => undefined} />);
/** The notice stands above the button that pays. */
const isAbovePaying = (notice: Element) => {
  const pay = [...document.querySelectorAll("button")].find(({ type }) => type === "submit");
  return pay !== undefined && Boolean(notice.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING);
};

test("without a place the buyer reads the start date before paying", async () => {
  startPlacesServer({ live: true, places: 0, startsOn: "2026-11-23" });
  await open();
  const notice = page.getByText("A equipe começa em 23/11");
  await expect.element(notice).toBeVisible();
  expect(isAbovePaying(notice.element())).toBe(true);
});

test("with a place the buyer reads that people start now, and the date if it goes first", async () => {
  startPlacesServer({ live: true, places: 2, startsOn: "2026-11-30" });
  await open();
  await expect.element(page.getByText(/começam com você agora/)).toBeVisible();
  expect(text()).toContain("a equipe começa em 30/11");
});

test("where the request fails nothing is promised, and the payment can be made", async () => {
  const server = startPlacesServer(null);
  await open();
  await expect.poll(() => server.reads).toBe(1);
  expect(text()).not.toContain("começa em");
  await expect.element(page.getByRole("button", { name: /PIX/i }).first()).toBeEnabled();
});

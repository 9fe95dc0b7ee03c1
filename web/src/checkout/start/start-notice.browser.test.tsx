import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { initialState, type Payment } from "../checkout-reducer.ts";
import { Confirmed } from "../result/confirmed.tsx";
import { StartNotice } from "./start-notice.tsx";

const text = () => document.body.textContent ?? "";

const payment: Payment = {
  id: "p",
  method: "pix",
  status: "paid",
  amountCents: 239_988,
  email: "bia@example.com",
  pixCode: null,
  qrImage: null,
  pixExpiresAt: null,
  startsOn: null,
  shownAt: 0,
};
const state = { ...initialState, cycle: "annual" } as const;

test("with a place free, the buyer reads that people start now, and the date that counts if it goes first", async () => {
  await render(<StartNotice places={{ places: 1, startsOn: "2026-11-23" }} />);
  await expect.element(page.getByText(/começam com você agora/)).toBeInTheDocument();
  expect(text()).toContain("a equipe começa em 23/11");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("without a place, the date stands first", async () => {
  await render(<StartNotice places={{ places: 0, startsOn: "2026-11-23" }} />);
  await expect.element(page.getByText("A equipe começa em 23/11")).toBeInTheDocument();
  expect(text()).toContain("você não perde nenhum");
  await expectAccessible();
});

test("where places are not counted nothing is said", async () => {
  await render(<StartNotice places={null} />);
  expect(text()).not.toContain("começa");
});

test("the confirmed page says the day on which people start, or that they know", async () => {
  const { rerender } = await render(<Confirmed state={state} payment={{ ...payment, startsOn: "2026-11-23" }} />);
  expect(text()).toContain("começam com você em 23/11");
  expect(text()).toContain("contando de 23/11");
  await rerender(<Confirmed state={state} payment={payment} />);
  expect(text()).toContain("já sabem que você chegou");
  expect(text()).not.toContain("23/11");
});

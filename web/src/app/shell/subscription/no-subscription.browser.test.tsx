import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { NoSubscription } from "./no-subscription.tsx";

test("who wants to know the plan reads what it has before a payment opens", async () => {
  await render(<NoSubscription />);
  const price = page.getByRole("link", { name: "Ver o preço e como pagar" });
  await expect.element(price).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Conhecer o Plano Completo" }));
  await expect.element(page.getByText("Ajuste quinzenal da dieta")).toBeVisible();
  await expect.element(price).toHaveAttribute("href", "/pagamento?plano=completo&ciclo=annual&forma=pix");
  await expect.element(page.getByText(/12x de R\$\s199,99 sem juros, ou R\$\s2\.399,88 de uma vez/)).toBeVisible();
  await expectAccessible();
});

test("who came from a page with a price of its own reads that price", async () => {
  localStorage.setItem("auth", "{}");
  localStorage.setItem("user", JSON.stringify({ _id: "7f0c", fullName: "Bia Lima", offerMonthlyCents: 19_770 }));
  await render(<NoSubscription />);
  await userEvent.click(page.getByRole("button", { name: "Conhecer o Plano Completo" }));
  await expect.element(page.getByText(/12x de R\$\s197,70 sem juros, ou R\$\s2\.372,40 de uma vez/)).toBeVisible();
});

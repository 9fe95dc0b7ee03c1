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
  await expect.element(price).toHaveAttribute("href", "/pagamento?plano=completo&ciclo=annual");
  await expectAccessible();
});

import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { TitledDialog } from "./titled-dialog.tsx";

function Withdrawal() {
  const [step, setStep] = useState<"closed" | "form" | "done">("closed");
  return (
    <>
      <button type="button" onClick={() => setStep("form")}>
        Desistir
      </button>
      {step === "closed" ? null : (
        <TitledDialog title={step === "form" ? "Desistir da compra" : "Pronto"} onClose={() => setStep("closed")}>
          <button type="button" onClick={() => setStep("done")}>
            Confirmar
          </button>
        </TitledDialog>
      )}
    </>
  );
}

test("the title has the focus, a new step too, and closing returns it to what opened the dialog", async () => {
  await render(<Withdrawal />);
  await userEvent.click(page.getByRole("button", { name: "Desistir" }));
  await expect.element(page.getByRole("heading", { name: "Desistir da compra" })).toHaveFocus();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Confirmar" }));
  await expect.element(page.getByRole("heading", { name: "Pronto" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Desistir" })).toHaveFocus();
});

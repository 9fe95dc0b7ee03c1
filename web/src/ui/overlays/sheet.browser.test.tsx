import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { Sheet } from "./sheet.tsx";

function Swap({ lines = 1 }: { lines?: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Trocar
      </button>
      <button type="button">Outro</button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Trocar o arroz por…"
        text="4 colheres de sopa"
        footer={<button type="button">Trocar por mandioca</button>}
      >
        {Array.from({ length: lines }, (_, line) => (
          <p key={line}>Mandioca cozida</p>
        ))}
      </Sheet>
    </>
  );
}
const opener = () => page.getByRole("button", { name: "Trocar", exact: true });
const sheet = () => page.getByRole("dialog", { name: "Trocar o arroz por…" });

test("the focus goes to the title, stays inside, and returns to what opened it", async () => {
  await render(<Swap />);
  await userEvent.click(opener());
  await expect.element(sheet()).toHaveAccessibleDescription("4 colheres de sopa");
  await expect.element(page.getByRole("heading")).toHaveFocus();
  await expectAccessible();

  const dialog = sheet().element();
  const stops: (string | null)[] = [];
  for (let tab = 0; tab < 5; tab++) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    if (focused && focused !== document.body) stops.push(dialog.contains(focused) ? focused.textContent : "outside");
  }
  expect(stops).toContain("Trocar por mandioca");
  expect(stops).not.toContain("outside");

  await userEvent.keyboard("{Escape}");
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("a click on the backdrop or on the cross closes it", async () => {
  await render(<Swap />);
  for (const close of [
    () => userEvent.click(page.getByRole("button", { name: "Fechar" })),
    () => userEvent.click(sheet(), { position: { x: 180, y: -300 }, force: true }),
  ]) {
    await userEvent.click(opener());
    await expect.element(sheet()).toBeVisible();
    await close();
    await expect.element(sheet()).not.toBeInTheDocument();
  }
});

test("on a phone it stands on the lower edge, its buttons in sight; on a wide screen it hangs from the upper one", async () => {
  await page.viewport(360, 740);
  await render(<Swap lines={40} />);
  await userEvent.click(opener());
  const box = () => sheet().element().getBoundingClientRect();
  expect(box().bottom).toBeCloseTo(740, 0);
  expect(box().left).toBe(0);
  const button = page.getByRole("button", { name: "Trocar por mandioca" }).element().getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(740);

  await page.viewport(1440, 900);
  await expect.poll(() => box().top).toBe(0);
  expect(box().width).toBe(576);
  await page.viewport(360, 740);
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { RotatingLink } from "./rotating-label.tsx";

test("what stands beside the call to action says what it stops, and what it starts again", async () => {
  await render(<RotatingLink href="#start" phrases={["Comece Agora", "Fique Forte Agora"]} everyMs={2_000} />);
  const group = document.querySelector("a")?.parentElement;
  expect(group?.innerText).toContain("Comece Agora");
  const button = page.getByRole("button", { includeHidden: true });
  expect(button.element().textContent).toBe("Parar as palavras");
  (button.element() as HTMLElement).click();
  await expect.poll(() => button.element().textContent).toBe("Trocar as palavras");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expectAccessible();
});

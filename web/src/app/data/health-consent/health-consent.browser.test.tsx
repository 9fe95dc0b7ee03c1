import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { diaryConsentWords } from "../../../content/app/diary/diary.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { HealthConsentPaper } from "./health-consent.tsx";

const words = () => document.body.innerText.split(/\s+/).length;

test("the diary opens with a short card, and the whole text is one touch away", async () => {
  await page.viewport(360, 740);
  await renderScreen(
    <HealthConsentPaper
      words={diaryConsentWords}
      answeredAt={null}
      waiting={0}
      onAllowed={() => undefined}
      onDiscard={() => undefined}
    />,
  );
  const allow = page.getByRole("button", { name: "Autorizar" });
  await expect.element(allow).toBeInViewport();
  expect(words()).toBeLessThan(85);
  const folded = words();
  await page.getByText("Ler o texto inteiro").click();
  await expect.poll(words).toBeGreaterThan(folded + 60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

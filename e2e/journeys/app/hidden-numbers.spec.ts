import type { Page } from "@playwright/test";
import { pages } from "../../../web/src/pages.ts";
import { logWeeks } from "../../hidden/logged-weeks.ts";
import { createLook, type HiddenMode } from "../../hidden/look.ts";
import { NOT_WALKED, pathOf, type Screen, screensOf } from "../../hidden/screens.ts";
import { plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";
import { openWeek } from "../../review.ts";

type Router = { navigate: (to: string) => Promise<void> };
/** Where React Router keeps the router of the open document. */
const ROUTER = "__reactRouterDataRouter";

/** As a link does, without loading the document again. */
const openScreen = (page: Page, path: string) =>
  page.evaluate(([router, to]) => (window as unknown as Record<string, Router>)[router]?.navigate(to), [
    ROUTER,
    path,
  ] as const);

async function expectOpen(page: Page, { heading, shows }: Screen, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
  if (shows) await expect(page.getByRole("main"), path).toContainText(shows);
}

test("the walk through hidden screens knows every page of the app", { tag: "@phone" }, () => {
  const walked = new Set(screensOf("a-payment").map(({ page }) => page));
  const missing = pages.filter(({ area, path }) => area === "app" && !walked.has(path) && !NOT_WALKED[path]);
  expect(missing.map(({ path }) => path)).toEqual([]);
});

for (const mode of ["esconder-peso", "esconder-tudo"] satisfies HiddenMode[]) {
  test(`no screen has a figure that “${mode}” hides`, {
    tag: mode === "esconder-tudo" ? "@phone" : ["@phone", "@whole"],
  }, async ({ page, visitor, database }) => {
    test.slow();
    await becomePlanned(page, visitor, { ...plainAnswers, p1: mode });
    await logWeeks(page, visitor);
    await openWeek(visitor);
    const [payment] = await database.paymentsOf(visitor.email);
    const look = createLook(page, mode);
    await page.goto("/app");
    for (const screen of screensOf(payment?.id ?? "")) {
      const path = pathOf(screen);
      await openScreen(page, path);
      await expectOpen(page, screen, path);
      await look(path);
      await screen.tour?.(page, (what) => look(`${path}: ${what}`));
    }
  });
}

import type { Locator, Page } from "@playwright/test";

/** What a person has before them: an address, or what has opened over it. */
export type Screen = { name: string; text: string };

export type Walked = { screens: readonly Screen[]; taps: number; fields: number; seconds: number };

/** Works a site as a person does, and counts it. */
export type Hand = {
  tap: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** What stands there now is one of the screens, though nothing on it is touched. */
  look: (page: Page) => Promise<void>;
  walked: () => Walked;
};

export function createHand(): Hand {
  const since = performance.now();
  const screens: Screen[] = [];
  let taps = 0;
  let fields = 0;
  const look = async (page: Page) => {
    const screen = await page.evaluate(readScreen);
    if (screens.at(-1)?.name !== screen.name) screens.push(screen);
  };
  return {
    look,
    async tap(target) {
      await target.waitFor();
      await look(target.page());
      taps += 1;
      await target.click();
    },
    async type(field, text) {
      await field.waitFor();
      await look(field.page());
      fields += 1;
      await field.fill(text);
    },
    walked: () => ({ screens, taps, fields, seconds: (performance.now() - since) / 1_000 }),
  };
}

/** The steps of the checkout and the exercises of a workout share an address: their titles tell them apart. */
const readScreen = (): Screen => {
  const open = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")];
  const dialog = open.findLast((element) => element.checkVisibility());
  const titles = ["h1", "h2"].flatMap((level) => [...(dialog ?? document).querySelectorAll(level)]);
  const title = titles.find((element) => element.checkVisibility())?.textContent ?? "";
  return { name: `${location.pathname} ${title}`, text: ((dialog as HTMLElement) ?? document.body).innerText };
};

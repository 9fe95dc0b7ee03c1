import type { Page } from "@playwright/test";

/** The keyboard alone, with every key counted: commands and characters. */
export class Keyboard {
  keys = 0;
  characters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.#page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.characters += text.length;
    await this.#page.keyboard.type(text);
  }

  /** Tabs until the focus is there: each is a press. */
  async tabTo(selector: string, most = 40): Promise<void> {
    const isThere = () => this.#page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    for (let tabs = 0; !(await isThere()); tabs += 1) {
      if (tabs === most) throw new Error(`${selector} is more than ${most} tabs away`);
      await this.press("Tab");
    }
  }
}

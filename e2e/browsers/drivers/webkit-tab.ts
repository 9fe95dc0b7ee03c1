import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Builder, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import { type Handle, PHONE, type Tab } from "./driver.ts";
import { findElement, isClear, selectValue } from "./in-page.ts";

/** Every WebDriver session starts a MiniBrowser with empty storage of its own, in half a second. */
export async function openTab(server: string): Promise<Tab> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const options = { binary, args: ["--automation", "--javascript-can-open-windows-automatically=true"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 });
  let isPhone = false;

  return {
    goto: async (url) => {
      if (!isPhone) await openPhoneWindow(driver, url);
      isPhone = true;
      await driver.get(url);
    },
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...args) => driver.executeScript(source(run), ...args),
    find: async (target) => {
      const found = await driver.executeScript<WebElement | null>(source(findElement), target);
      return found ? handleOf(driver, found) : undefined;
    },
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), "base64"),
    errors: () => [],
    close: () => driver.quit(),
  };
}

/** A window with a toolbar cannot be as narrow as a phone; a popup of a page can. */
async function openPhoneWindow(driver: WebDriver, url: string): Promise<void> {
  await driver.get(new URL("/mark.svg", url).href);
  const first = await driver.getWindowHandle();
  await driver.executeScript(`open("about:blank", "", "popup,width=${PHONE.width},height=${PHONE.height}")`);
  const popup = await driver.wait(async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first));
  if (!popup) throw new Error("WebKit opened no popup");
  await driver.switchTo().window(popup);
}

const handleOf = (driver: WebDriver, element: WebElement): Handle => ({
  isClear: () => driver.executeScript(source(isClear), element),
  click: () => element.click(),
  fill: async (text) => {
    await driver.executeScript(source(selectValue), element);
    await element.sendKeys(text);
  },
});

const source = (run: (...args: never[]) => unknown): string => `return (${run.toString()})(...arguments)`;

import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../chromium.ts";
import { type Browser, PHONE } from "./driver.ts";
import { launchByPuppeteer } from "./puppeteer-browser.ts";

export const launchChromium = (home: string): Promise<Browser> =>
  launchByPuppeteer({
    browser: "chrome",
    executablePath: CHROMIUM_PATH,
    // With a phone's scrollbars, which take no room.
    defaultViewport: { ...PHONE, isMobile: true, hasTouch: true },
    args: [...CHROMIUM_FLAGS, "--accept-lang=pt-BR"],
    env: { ...process.env, HOME: home, TZ: "America/Sao_Paulo" },
  });

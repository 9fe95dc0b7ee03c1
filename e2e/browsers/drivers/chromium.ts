import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../chromium.ts";
import type { Browser } from "./driver.ts";
import { launchByPuppeteer } from "./puppeteer-browser.ts";

export const launchChromium = (home: string): Promise<Browser> =>
  launchByPuppeteer({
    browser: "chrome",
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, "--lang=pt-BR"],
    env: { ...process.env, HOME: home, LANGUAGE: "pt_BR", TZ: "America/Sao_Paulo" },
  });

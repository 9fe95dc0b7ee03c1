import type { Browser } from "./driver.ts";
import { launchByPuppeteer } from "./puppeteer-browser.ts";

/** By WebDriver BiDi. */
export const launchFirefox = (home: string): Promise<Browser> =>
  launchByPuppeteer({
    browser: "firefox",
    executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      "intl.accept_languages": "pt-BR",
      // A phone's scrollbars take no room.
      "ui.useOverlayScrollbars": 1,
    },
    env: { ...process.env, HOME: home, TZ: "America/Sao_Paulo" },
  });

import type { CDPSession, Page } from "@playwright/test";

/** A Wednesday, nine in the morning in São Paulo: the time of the browser, the server and the demo data. */
export const CLOCK_AT = "2026-11-18T12:00:00.000Z";

export type Variant = {
  width: number;
  /** Of the root's font size, in per cent. */
  text: number;
  colours: "light" | "forced";
};

export const HEIGHT = 740;

/** `360-200-forced` */
export const variantName = ({ width, text, colours }: Variant): string =>
  `${width}-${text}${colours === "forced" ? "-forced" : ""}`;

export const variantsOf = (
  widths: readonly number[],
  texts: readonly number[],
  colours: readonly Variant["colours"][],
) =>
  widths.flatMap((width) =>
    texts.flatMap((text) => colours.map((colour): Variant => ({ width, text, colours: colour }))),
  );

const USUAL_SIZE = 16;

/** From this width on it is a computer's screen, and the text's size the setting of a browser. */
const COMPUTER = 1_024;

/**
 * Shows the open screen in a variant, drawn to the end. A phone and a tablet enlarge the text under the same media
 * queries; a computer's browser counts the rem of a media query in the size that is set.
 */
export async function show(page: Page, { width, text, colours }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const isComputer = width >= COMPUTER;
  await setTextOfBrowser(page, isComputer ? text : 100);
  await page.emulateMedia({ forcedColors: colours === "forced" ? "active" : "none", reducedMotion: "reduce" });
  await page.evaluate(
    async (size) => {
      document.documentElement.style.fontSize = size;
      for (const image of document.images) image.loading = "eager";
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    },
    text === 100 || isComputer ? "" : `${text}%`,
  );
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Holds for as long as the session does. In whole pixels: 131 % for 130. */
async function setTextOfBrowser(page: Page, text: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const standard = Math.round((USUAL_SIZE * text) / 100);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard } });
}

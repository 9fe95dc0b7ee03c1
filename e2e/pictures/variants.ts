import type { Page } from "@playwright/test";

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

/** Shows the open screen in a variant, drawn to the end. */
export async function show(page: Page, { width, text, colours }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ forcedColors: colours === "forced" ? "active" : "none", reducedMotion: "reduce" });
  await page.evaluate(
    async (size) => {
      document.documentElement.style.fontSize = size;
      for (const image of document.images) image.loading = "eager";
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    },
    text === 100 ? "" : `${text}%`,
  );
}

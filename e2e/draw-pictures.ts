/**
 * Renders the PNG files for browsers and social networks: one 1200 × 630 card per page, and the icons.
 * Run by hand after a change of brand, logo or headline (`node e2e/draw-pictures.ts`); the results are committed,
 * because the build environment has no browser.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_PATH } from "./chromium.ts";

const web = join(import.meta.dirname, "../web");
const out = join(web, "public");
const text = (path: string) => readFile(join(web, path), "utf8");
const toDataUrl = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(join(web, path))).toString("base64")}`;

const cards = [
  {
    name: "inicio",
    ground: "#f3bfae",
    ink: "#10231c",
    picture: "rua",
    title: "Gente de verdade para transformar seu corpo.",
  },
  { name: "lp", ground: "#f4b740", ink: "#10231c", picture: "orelhao", title: "Pronto para emagrecer de verdade?" },
  { name: "lp2", ground: "#e7f1ec", ink: "#10231c", picture: "plano", title: "Como emagrecer de forma sustentável." },
  { name: "lp3", ground: "#10231c", ink: "#fbf8f3", picture: "sol", title: "Ative o modo transformação." },
  {
    name: "lp4",
    ground: "#f3bfae",
    ink: "#10231c",
    picture: "comunidade",
    title: "O corpo e a confiança que você quer.",
  },
  { name: "lp5", ground: "#10231c", ink: "#fbf8f3", picture: "marmita", title: "Menos que pedir delivery." },
  { name: "blog", ground: "#e7f1ec", ink: "#10231c", picture: "feira", title: "Nutrição, exercícios e bem-estar." },
] as const;

/** The mark has a rounded background; icons that a phone masks to its own shape are filled to the edges. */
const icons = [
  { name: "icon-32", size: 32, mark: 1, ground: "transparent" },
  { name: "icon-192", size: 192, mark: 1, ground: "transparent" },
  { name: "icon-512", size: 512, mark: 1, ground: "transparent" },
  { name: "icon-maskable-512", size: 512, mark: 0.84, ground: "#0f5b46" },
  { name: "apple-touch-icon", size: 180, mark: 1, ground: "#0f5b46" },
] as const;

const titleFont = await toDataUrl("src/ui/fonts/bricolage-grotesque.woff2", "font/woff2");
const logo = await text("src/ui/core/logo.svg");
const mark = await text("public/mark.svg");

const style = `@font-face { font-family: T; src: url(${titleFont}); font-weight: 500 800 }
* { box-sizing: border-box; margin: 0 } body { overflow: hidden }`;

async function card({ ground, ink, picture, title }: (typeof cards)[number]) {
  const drawing = await toDataUrl(`src/ui/pictures/${picture}.svg`, "image/svg+xml");
  return `<style>${style}
    body { display: grid; width: 1200px; height: 630px; grid-template-columns: 690px 510px; background: ${ground};
      color: ${ink}; --logo-ink: ${ink}; font-family: T }
    div { display: flex; flex-direction: column; justify-content: space-between; padding: 56px 40px 56px 64px }
    svg { width: 190px; overflow: visible } h1 { font-size: 80px; font-weight: 700; line-height: .98; letter-spacing: -.03em;
      text-wrap: balance } i { width: 3px; height: 60px; margin: -90px 0 0 8px; background: ${ink} }
    img { width: 510px; height: 630px; object-fit: cover }</style>
    <div>${logo}<h1>${title}</h1></div><img src="${drawing}">`;
}

const icon = ({ size, mark: share, ground }: (typeof icons)[number]) => `<style>${style}
  body { display: grid; width: ${size}px; height: ${size}px; place-items: center; background: ${ground} }
  svg { height: ${size * share}px; width: auto; overflow: visible }</style>${mark}`;

const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

async function draw(html: string, width: number, height: number, path: string) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(out, path), omitBackground: true });
  console.log(path);
}

await mkdir(join(out, "social"), { recursive: true });
for (const spec of cards) await draw(await card(spec), 1200, 630, `social/${spec.name}.png`);
for (const spec of icons) await draw(icon(spec), spec.size, spec.size, `${spec.name}.png`);
await browser.close();

/** For clients that request /favicon.ico without reading the page: an ICO header, then the PNG. */
const small = await readFile(join(out, "icon-32.png"));
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(join(out, "favicon.ico"), Buffer.concat([header, small]));
await rm(join(out, "icon-32.png"));

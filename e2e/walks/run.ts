/**
 * `npm run walk`: the first day of one member, from the advertisement to the plan that two people signed, with nothing
 * but the screen; counted beside the figures of the review that found it long. Fails where a bound does not hold.
 *   -- --screens     also names the screens of each journey
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { startStack } from "../browsers/stack.ts";
import { CHROMIUM_FLAGS, HEADLESS_SHELL_PATH } from "../chromium.ts";
import { createVisitor } from "../journey.ts";
import { staffUrl } from "../staff.ts";
import { siteUrl } from "../urls.ts";
import { walkAssistant, walkBreakfast, walkSwap, walkToday, walkWeight, walkWorkout } from "./day.ts";
import type { Walked } from "./hand.ts";
import { walkPurchase } from "./purchase.ts";
import { walkQuestionnaire } from "./questionnaire.ts";
import { walkFree, walkLanding } from "./sign-up.ts";
import { walkSigning } from "./signing.ts";
import type { Stage, Walk } from "./walk.ts";

/** Screens, taps, fields typed and seconds, as the review counted them; its seconds are a person's or have pauses. */
type Before = readonly [screens: string, taps: string, fields: string, seconds: string];

const walks: readonly { name: string; before: Before; walk: Walk }[] = [
  { name: "A1 /lp2 → account → Hoje", before: ["4 + a tab", "9", "8", "65"], walk: walkLanding },
  { name: "A2 plan's button → PIX, paid", before: ["4", "5", "0", "21"], walk: walkPurchase },
  { name: "B questionnaire, whole", before: ["55", "75", "7", "360 to 480"], walk: walkQuestionnaire },
  { name: "C Hoje on day one", before: ["1", "–", "–", "–"], walk: walkToday },
  { name: "C breakfast by a sentence", before: ["2", "3", "1", "20"], walk: walkBreakfast },
  { name: "C swap a meal", before: ["1", "3", "0", "5"], walk: walkSwap },
  { name: "C weight", before: ["1", "2", "1", "5"], walk: walkWeight },
  { name: "C workout, one swap", before: ["8", "52", "0", "–"], walk: walkWorkout },
  { name: "C assistant, 13 questions", before: ["–", "–", "–", "13"], walk: walkAssistant },
  { name: "C answered, signed and read", before: ["6", "30", "5", "240"], walk: walkSigning },
  { name: "D free sign-up → Hoje", before: ["3", "8", "8", "60"], walk: walkFree },
];

const LANGUAGE = { locale: "pt-BR", timezoneId: "America/Sao_Paulo", serviceWorkers: "block" } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL: siteUrl };
const DESK = { viewport: { width: 1440, height: 900 }, baseURL: staffUrl };

/** Starts as a person who has just been told of the product, and ends as a member with a signed plan. */
async function setStage(browser: Browser): Promise<Stage> {
  const open = (options: BrowserContextOptions) => browser.newContext({ ...LANGUAGE, ...options });
  const phone = await open(PHONE);
  return {
    // By whose name the team finds her, also where others have walked before.
    visitor: { ...createVisitor(), fullName: `Juliana Rocha ${randomUUID().replace(/[^a-f]/g, "")}` },
    page: await phone.newPage(),
    openPhone: (storageState) => open(storageState ? { ...PHONE, storageState } : PHONE),
    openDesk: () => open(DESK),
  };
}

const { values } = parseArgs({ options: { screens: { type: "boolean", default: false } } });
let missed = 0;

const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(10)).join(" ");
const row = (name: string, figures: readonly string[]) => console.log(`${name.padEnd(30)}${cells(figures)}`);

async function walkAll(browser: Browser): Promise<void> {
  const stage = await setStage(browser);
  row("", ["screens", "taps", "fields", "seconds"]);
  for (const { name, before, walk } of walks) {
    const { walked, bounds } = await walk(stage);
    row(name, figuresOf(walked));
    row("  in the review", before);
    for (const { what, found, holds } of bounds) {
      if (!holds) missed += 1;
      console.log(`  ${holds ? "✓" : "✗"} ${what}: ${found}`);
    }
    if (values.screens) for (const screen of walked.screens) console.log(`    ${screen.name}`);
  }
}

const figuresOf = ({ screens, taps, fields, seconds }: Walked): string[] => [
  String(screens.length),
  String(taps),
  String(fields),
  seconds.toFixed(1),
];

const stop = await startStack();
const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: CHROMIUM_FLAGS });
try {
  await walkAll(browser);
} catch (error) {
  missed += 1;
  console.log(error);
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    console.log(`at ${page.url()}\n${await page.getByRole("main").innerText()}`);
} finally {
  await browser.close();
  await stop();
}
console.log(missed === 0 ? "every bound holds" : `${missed} missed`);
process.exit(missed === 0 ? 0 : 1);

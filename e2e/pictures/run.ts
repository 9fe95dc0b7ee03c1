/**
 * `npm run pictures`: every screen of the demo accounts and every state of the component tests, at a fixed time.
 *   -- --only complete/app    only what has this in its name: `components/app/today`, `visitor`
 *   -- --widths 360 --texts 100,200 --colours light    only these variants
 *   -- --against a1b2c3d      compares pixel by pixel with the pictures of a commit, or of a folder
 *   -- --check                no pictures: what axe finds, and what does not fit; also at 320 and 390
 *   -- --check --finds overflow,words    without axe, which takes most of the time
 *   -- --check --pages 4    screens looked at beside one another, each person's in one session
 *   -- --running              on the stack that runs here: CLOCK_AT=2026-11-18T12:00:00.000Z npm run stack -- --fresh
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrokenWords } from "../../web/src/ui/testing/find-broken-words.ts";
import { findOverflow } from "../../web/src/ui/testing/find-overflow.ts";
import { findViolations } from "../accessible.ts";
import { startStack } from "../browsers/stack.ts";
import { CHROMIUM_FLAGS, HEADLESS_SHELL_PATH } from "../chromium.ts";
import { createSettled } from "../hidden/look.ts";
import { comparePicture } from "./compare.ts";
import { type Address, listPeople, type Person } from "./people.ts";
import { writeSheets } from "./sheets.ts";
import { MAX_WAIT_MS, slowExpect } from "./slow-expect.ts";
import { CLOCK_AT, HEIGHT, show, type Variant, variantName, variantsOf } from "./variants.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    widths: { type: "string" },
    texts: { type: "string", default: "100,130,200" },
    colours: { type: "string" },
    against: { type: "string" },
    out: { type: "string" },
    check: { type: "boolean", default: false },
    finds: { type: "string", default: "axe,overflow,words" },
    pages: { type: "string", default: "3" },
    running: { type: "boolean", default: false },
  },
});
const { only, check: isCheck } = values;
const finds = values.finds.split(",");
const numbers = (list: string): number[] => list.split(",").map(Number);
const colours = (values.colours ?? (isCheck ? "light" : "light,forced")).split(",") as Variant["colours"][];
const widths = values.widths ?? (isCheck ? "320,390,768,1440" : "360,768,1440");
const variants = variantsOf(numbers(widths), numbers(values.texts), colours);

const root = resolve(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const commitOf = (name: string) => git("rev-parse", "--short=12", name);
const all = join(root, ".run/pictures");
const here = values.out
  ? resolve(values.out)
  : join(all, `${commitOf("HEAD")}${git("status", "--porcelain") ? "-changed" : ""}`);

// The members that a check makes are as old as the stack's clock says.
process.env["CLOCK_AT"] = CLOCK_AT;
const since = Date.now();
const problems: string[] = [];
let looks = 0;
const report = (where: string, found: readonly string[]) => {
  problems.push(...found);
  for (const what of found) console.log(`✗ ${where}: ${what}`);
};

/** `/app/plano#almoco` → `app-plano-almoco` */
const fileName = (address: string): string => address.replace(/[^\w-]+/g, "-").replace(/^-|-$/g, "") || "home";

const LOADING = /^(Abrindo|Carregando|Buscando|Está demorando)/;

const screenOf = (person: Person, address: Address): string => `${person.name}/${fileName(address.name)}`;

/** Takes the next address from those that nobody has opened yet, until none is left. */
async function visit(page: Page, person: Person, left: Address[]): Promise<void> {
  const settled = createSettled(page, slowExpect);
  for (let address = left.shift(); address; address = left.shift()) {
    const screen = screenOf(person, address);
    try {
      await page.goto(address.path);
      await slowExpect(page.locator("html[data-ready]")).toBeAttached();
      await slowExpect(page.getByText(LOADING).filter({ visible: true })).toHaveCount(0);
      await quiet(page);
      await settled(screen);
      for (const variant of variants) await look(page, screen, variant);
    } catch (error) {
      report(screen, [error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)]);
    }
  }
}

const MOST_QUIET_MS = 10_000;

/** A screen asks for the device's records only once its parts are there: between the two nothing is loading. */
const quiet = (page: Page): Promise<void> =>
  // A conversation's stream never ends.
  page.waitForLoadState("networkidle", { timeout: MOST_QUIET_MS }).catch(() => undefined);

async function look(page: Page, screen: string, variant: Variant): Promise<void> {
  await show(page, variant);
  looks += 1;
  const name = `${screen}/${variantName(variant)}`;
  if (isCheck) {
    if (finds.includes("axe")) report(name, await findViolations(page));
    if (finds.includes("overflow")) report(name, await page.evaluate(findOverflow));
    if (finds.includes("words")) report(name, await page.evaluate<string[]>(`(${findBrokenWords.toString()})()`));
    return;
  }
  const path = join(here, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await drawAtRest(page, name));
}

const MOST_DRAWINGS = 10;

/** What loads after its screen, an article's picture or a list from the device, is there once two drawings are equal. */
async function drawAtRest(page: Page, name: string): Promise<Buffer> {
  const draw = () => page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  let before = await draw();
  for (let drawings = 1; drawings < MOST_DRAWINGS; drawings += 1) {
    const drawn = await draw();
    if (drawn.equals(before)) return drawn;
    before = drawn;
  }
  report(name, ["does not come to rest"]);
  return before;
}

/** One person after another: the members read who has looked at their data. A check opens several pages of each. */
async function visitScreens(browser: Browser): Promise<void> {
  const stop = values.running ? async () => {} : await startStack({ CLOCK_AT });
  try {
    for (const person of await listPeople(isCheck)) {
      const left = person.addresses.filter((address) => screenOf(person, address).includes(only));
      if (left.length === 0) continue;
      const looksBefore = looks;
      const problemsBefore = problems.length;
      const context = await browser.newContext({
        baseURL: person.baseURL,
        viewport: { width: 360, height: HEIGHT },
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      context.setDefaultTimeout(MAX_WAIT_MS);
      await context.clock.setFixedTime(CLOCK_AT);
      const page = await context.newPage();
      await person.signIn(page);
      const others = Array.from({ length: isCheck ? Number(values.pages) - 1 : 0 }, () => context.newPage());
      await Promise.all([page, ...(await Promise.all(others))].map((one) => visit(one, person, left)));
      await context.close();
      console.log(`${person.name}: ${problems.length - problemsBefore} found in ${looks - looksBefore} looks`);
    }
  } finally {
    await stop();
  }
}

/** Each component test takes the pictures of the state in which it ends. */
function visitComponents(): void {
  const [, filter = ""] = /^components\/?(.*)/.exec(only) ?? [];
  const env = {
    ...process.env,
    PICTURES: JSON.stringify({ folder: join(here, "components"), at: CLOCK_AT, variants }),
  };
  const command = ["run", "--project", "browser", "--retry", "0", ...(filter ? [`web/src/${filter}`] : [])];
  const { status } = spawnSync("node_modules/.bin/vitest", command, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) report("components", ["some tests failed; their pictures show where they stopped"]);
}

/** The pictures of a commit, taken in a tree of its own by its own command unless they are there already. */
function picturesOf(name: string): string {
  if (existsSync(name)) return resolve(name);
  const commit = commitOf(name);
  const folder = join(all, commit);
  if (existsSync(folder)) return folder;
  const tree = join(all, `tree-${commit}`);
  git("worktree", "add", "--detach", tree, commit);
  try {
    for (const modules of ["node_modules", ...globSync("*/node_modules", { cwd: root })])
      execFileSync("cp", ["-al", join(root, modules), join(tree, dirname(modules))]);
    const same = ["--only", only, "--widths", widths, "--texts", values.texts, "--colours", colours.join()];
    const args = [join(tree, "e2e/pictures/run.ts"), ...same, "--out", folder];
    spawnSync(process.execPath, args, { cwd: tree, stdio: "inherit" });
  } finally {
    git("worktree", "remove", "--force", tree);
  }
  return folder;
}

async function compareWith(there: string, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const differences = join(here, "differences");
  rmSync(differences, { recursive: true, force: true });
  const wanted = new Set(variants.map((variant) => `${variantName(variant)}.png`));
  const taken = (folder: string) => globSync("*/**/*.png", { cwd: folder, exclude: ["differences"] });
  const names = new Set([...taken(here), ...taken(there)]);
  const compared = [...names].filter(
    (name) => name.includes(only) && wanted.has(name.slice(name.lastIndexOf("/") + 1)),
  );
  for (const name of compared.toSorted()) {
    const difference = await comparePicture(page, name, { here, there, differences });
    if (difference) report(name, [difference]);
  }
  console.log(`${compared.length} pictures compared with ${there}`);
}

const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: CHROMIUM_FLAGS });
try {
  mkdirSync(here, { recursive: true });
  if (!only.startsWith("components")) await visitScreens(browser);
  if (!isCheck && (only === "" || only.startsWith("components"))) visitComponents();
  if (!isCheck) console.log(writeSheets(here).join("\n"));
  if (values.against) await compareWith(picturesOf(values.against), browser);
} finally {
  await browser.close();
}
const minutes = ((Date.now() - since) / 60_000).toFixed(1);
console.log(`${problems.length || "nothing"} found, ${looks} looks at screens, ${minutes} min`);
process.exit(problems.length === 0 ? 0 : 1);

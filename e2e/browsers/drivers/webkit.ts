import { type ChildProcess, execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { hasEnded, spawnChild, stopChild } from "../../../scripts/lib/child-process.ts";
import { freePort, HOST, isTaken } from "../../../scripts/lib/ports.ts";
import type { Browser } from "./driver.ts";
import { openTab } from "./webkit-tab.ts";

/** WebKitGTK's MiniBrowser, by WebDriver classic. It has no headless mode, so it draws on a virtual screen. */
export async function launchWebKit(home: string): Promise<Browser> {
  const screen = await startScreen();
  const env = await environment(home, screen.display);
  const drivers = new Set<ChildProcess>();
  // MiniBrowser and its processes are in the driver's process group.
  const stop = async (driver: ChildProcess) => {
    drivers.delete(driver);
    await stopChild(driver, "SIGTERM", 2_000);
  };
  return {
    async open() {
      const port = await freePort();
      // A driver has one session.
      const driver = spawnChild(["WebKitWebDriver", `--port=${port}`], { env });
      drivers.add(driver);
      for (const stream of [driver.stdout, driver.stderr]) stream?.resume();
      while (!(await isTaken(port))) {
        if (hasEnded(driver)) throw new Error("WebKitWebDriver ended before it was ready");
        await pause(50);
      }
      const tab = await openTab(`http://${HOST}:${port}`);
      const close = async () => {
        await tab.close().catch(() => undefined);
        await stop(driver);
      };
      return { ...tab, close };
    },
    async close() {
      for (const driver of drivers) await stop(driver);
      await screen.stop();
    },
  };
}

/** Xvfb chooses a free display, and writes its number once it accepts clients. */
async function startScreen() {
  const child = spawnChild(["Xvfb", "-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp"]);
  child.stderr?.resume();
  const display = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("Xvfb ended before it was ready")));
    child.stdout?.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
  return { display, stop: () => stopChild(child, "SIGTERM", 2_000) };
}

/** The browser's language is that of the process; Debian compiles no Portuguese locale by itself. */
async function environment(home: string, display: string): Promise<NodeJS.ProcessEnv> {
  const locales = join(home, "locales");
  await mkdir(locales, { recursive: true });
  await promisify(execFile)("localedef", ["-i", "pt_BR", "-f", "UTF-8", join(locales, "pt_BR.UTF-8")]);
  return {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    LOCPATH: locales,
    LANG: "pt_BR.UTF-8",
    TZ: "America/Sao_Paulo",
    LIBGL_ALWAYS_SOFTWARE: "1",
    // Its sandbox needs user namespaces, which root in a container may not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
}

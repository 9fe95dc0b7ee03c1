import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PATCHES = fileURLToPath(new URL("patches/", import.meta.url));

/** A small change that hurts somebody, and the test of the gate that has to fail with it. */
export type GateFault = { name: string; path: string; says: string; test: string; project: string };

/** A patch begins with what it does and with the test that finds it; `git apply` reads what comes after. */
export const gateFaults = (): GateFault[] =>
  readdirSync(PATCHES)
    .filter((file) => file.endsWith(".patch"))
    .toSorted()
    .map((file) => {
      const path = `${PATCHES}${file}`;
      const head = readFileSync(path, "utf8").match(/^(?<says>.+)\nFound by: (?<test>\S+) \((?<project>\w+)\)\n/);
      const { says, test, project } = head?.groups ?? {};
      if (!says || !test || !project) throw new Error(`${file} does not say what it does and which test finds it`);
      return { name: file.replace(/\.patch$/, ""), path, says, test, project };
    });

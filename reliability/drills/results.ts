import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./drill.ts";

const FILE = join(import.meta.dirname, "results.json");

/** The result of the last run of one drill. */
export type Result = { at: string; seconds: number; figures: Figure[] };
/** By the drill's name; a new run replaces the old result. */
export type Results = Record<string, Result>;

export const readResults = (): Results => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Results) : {});

export const writeResults = (results: Results): void => writeFileSync(FILE, `${JSON.stringify(results, null, 1)}\n`);

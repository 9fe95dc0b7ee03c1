import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join, relative } from "node:path";
import { findPostgres } from "../../../scripts/lib/postgres-cluster.ts";
import { root } from "../../../scripts/lib/stack-config.ts";
import { type Figure, formatBound, formatValue, holds } from "./figure.ts";
import { FOLDER, type Kind, type Results } from "./results.ts";

/** What a report says about each result: its key in the catalogue, and its part of the page. */
export type Report<T> = { title: string; keys: readonly string[]; render: (results: Results<T>) => string[] };

/**
 * Writes the report of all results so far into the ignored folder; with `isPublished` also to docs/. An incomplete
 * report is not published, and false is returned.
 */
export function writeReport<T>(
  kind: Kind,
  { title, keys, render }: Report<T>,
  results: Results<T>,
  isPublished: boolean,
): boolean {
  const missing = keys.filter((key) => !results[key]);
  const comment = `<!-- Written by \`npm run ${kind} -- --publish\`; do not edit. -->`;
  const text = [`# ${title}`, "", comment, "", ...render(results), ""].join("\n");
  writeFileSync(join(FOLDER, `${kind}.md`), text);
  console.log(`report: ${relative(root, join(FOLDER, `${kind}.md`))}`);
  if (isPublished && missing.length > 0) console.log(`not published: there is no result of ${missing.join(", ")}`);
  else if (isPublished) writeFileSync(join(root, "docs", `${kind}.md`), text);
  return !isPublished || missing.length === 0;
}

export const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string[] =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(String).join(" | ")} |`);

export const figureTable = (figures: readonly Figure[]): string[] =>
  table(
    ["figure", "value", "bound", "", ""],
    figures.map((figure) => [
      figure.name,
      formatValue(figure),
      figure.bound ? formatBound(figure.bound) : "",
      figure.bound ? (holds(figure) ? "✓" : "✗") : "",
      figure.note ?? "",
    ]),
  );

export const minuteOf = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;

export const machine = (): string => {
  const version = execFileSync(join(findPostgres(), "postgres"), ["--version"], { encoding: "utf8" });
  const postgres = version.replace("postgres (PostgreSQL)", "PostgreSQL").trim();
  const [cpu] = cpus();
  return `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${postgres}`;
};

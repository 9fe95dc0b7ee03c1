import { createHash } from "node:crypto";
import { APP_LAYOUT } from "../../src/pages.ts";
import type { Precache } from "./precache.ts";

/** A path of the app without a page of its own: nginx answers it with the fallback document. */
export const FALLBACK_PATH = `${APP_LAYOUT.path}/__shell`;

type Build = {
  /** The worker's handlers. */
  source: string;
  /** The app's documents by path, before they name their build. */
  documents: ReadonlyMap<string, string>;
  precache: Precache;
  /** The folder of the exercise drawings, which the app caches by itself: all of them are too many. */
  figures: string;
};

/** Identifies a build: the same files are the same version. */
export const versionOf = ({ source, documents, precache, figures }: Build): string =>
  createHash("sha256")
    .update(JSON.stringify([source, [...documents], precache, figures]))
    .digest("hex")
    .slice(0, 12);

/** Names the build in a document, on the inline bootstrap's tag: the page compares it with a new worker's. */
export function nameBuild(html: string, version: string): string {
  const named = html.replace(/<script(?=( data-guest="[^"]*")? data-start=)/, `<script data-build="${version}"`);
  if (named === html) throw new Error("a document of the app does not start its scripts at once");
  return named;
}

/** The worker's whole source: what it caches, then its handlers. */
export function appWorker(build: Build): string {
  const { shell, rest } = build.precache;
  const urls = (paths: string[]) => paths.map((path) => `/${path}`);
  const constants = {
    VERSION: versionOf(build),
    DOCUMENTS: [...build.documents.keys()],
    FALLBACK: FALLBACK_PATH,
    SHELL: urls(shell),
    REST: urls(rest),
    FIGURES: `/${build.figures}/`,
  };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  lines.push(`const SCREENS = ${String(new RegExp(`^${APP_LAYOUT.path}(/|$)`))};`);
  return `${lines.join("\n")}\n${build.source}`;
}

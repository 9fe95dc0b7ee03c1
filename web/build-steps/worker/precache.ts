import { gzipSync } from "node:zlib";
import { APP_LAYOUT, type Page } from "../../src/pages.ts";
import { type Chunks, reachable } from "../scripts/script-chunks.ts";

/** Everything a member's device downloads so that the app opens without internet, gzipped. Raising it is a decision. */
const MAX_GZIP_BYTES = 1_056_000;
/** Of these, what is downloaded before the worker starts. */
const MAX_SHELL_GZIP_BYTES = 307_000;

type Build = {
  pages: readonly Page[];
  chunks: Chunks;
  /** The app's prerendered documents, and the one for its other paths. */
  documents: readonly string[];
  read: (path: string) => Buffer;
};

export type Precache = {
  /** What the prerendered screens need to open. */
  shell: string[];
  /** Other screens, dialogs and pictures. */
  rest: string[];
};

const moduleOf = ({ file }: { file: string }): string => `web/src/${file}`;

/** The chunks of these route modules. The router splits one into several: component, loader, fallback. */
const chunksOf = (chunks: Chunks, routes: readonly { file: string }[]): string[] => {
  const modules = new Set(routes.map(moduleOf));
  return Object.keys(chunks).filter((path) => chunks[path]?.modules.some((module) => modules.has(module)));
};

/** The files of the build that a document names. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|data-src|data-modules)="([^"]+)"/g)]
    .flatMap(([, paths = ""]) => paths.split(" "))
    .filter((path) => path.startsWith("/assets/"))
    .map((path) => path.slice(1).replace(/#.*/, ""));

/** Fonts and pictures of a style sheet. */
const filesInCss = (css: string): string[] =>
  [...css.matchAll(/url\("?\/(assets\/[^")]+)/g)].map(([, path = ""]) => path);

const isPicture = (path: string): boolean => /\.(svg|png|webp|avif|jpg)$/.test(path);

/** The app's files, from the bundler's graph: every route of the app with what it imports, now or later. */
export function precacheOf({ pages, chunks, documents, read }: Build): Precache {
  const screens = pages.filter(({ area }) => area === "app");
  const importsOf = (path: string) => chunks[path]?.imports ?? [];
  const now = (paths: Iterable<string>) => reachable(paths, importsOf);
  const later = (paths: Iterable<string>) =>
    reachable(paths, (path) => [...importsOf(path), ...(chunks[path]?.dynamicImports ?? [])]);
  /** With the style sheets and other files of these chunks. */
  const withFiles = (paths: Iterable<string>) =>
    reachable(paths, (path) => {
      if (path.endsWith(".css")) return filesInCss(read(path).toString());
      return [...(chunks[path]?.css ?? []), ...(chunks[path]?.assets ?? [])];
    });

  const opening = [
    ...documents.flatMap(filesIn),
    ...chunksOf(chunks, [APP_LAYOUT, ...screens.filter(({ prerender }) => prerender)]),
  ];
  const first = withFiles(now(opening));
  const used = later([...opening, ...chunksOf(chunks, screens)]);
  const all = withFiles([...used].filter((path) => !isForCallsOnly(path, chunks)));
  mustBeTheApps(all, chunks);

  const shell = [...first].filter((path) => !isPicture(path)).sort();
  const rest = [...all].filter((path) => !shell.includes(path)).sort();
  mustFit("the app's shell", shell, read, MAX_SHELL_GZIP_BYTES);
  mustFit("the app's files", [...shell, ...rest], read, MAX_GZIP_BYTES);
  return { shell, rest };
}

/** The rules for the world's telephone numbers serve forms that cannot be sent without internet. */
const isForCallsOnly = (path: string, chunks: Chunks): boolean =>
  (chunks[path]?.modules ?? []).some((module) => module.startsWith("node_modules/libphonenumber-js/"));

/** A member's device never holds the team's code, nor a page of the site or the checkout. */
function mustBeTheApps(paths: Iterable<string>, chunks: Chunks): void {
  const foreign = [...paths].flatMap((path) =>
    (chunks[path]?.modules ?? []).filter((module) =>
      /^web\/src\/(staff\/|checkout\/.*\.route|(site|landing|blog)\/.*\.route)/.test(module),
    ),
  );
  if (foreign.length > 0) throw new Error(`not for the app's precache: ${foreign.join(", ")}`);
}

export const gzipBytes = (paths: readonly string[], read: Build["read"]): number =>
  paths.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0);

function mustFit(what: string, paths: readonly string[], read: Build["read"], limit: number): void {
  const bytes = gzipBytes(paths, read);
  if (bytes > limit) throw new Error(`${what} for use without internet: ${bytes} bytes of gzip, more than ${limit}`);
}

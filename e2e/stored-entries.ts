import { expect, type Page } from "@playwright/test";
import { storedEntries } from "../web/src/stored-entries.ts";
import { siteUrl } from "./urls.ts";

type StoredEntry = { where: string; name: string };

/** A page that is navigating may never finish `evaluate`: after this it counts as empty. */
const TIMEOUT_MS = 3_000;
const { hostname } = new URL(siteUrl);

/** A cache's name ends in the build's id, a database's in the account's. */
const isListed = (entry: StoredEntry): boolean =>
  Object.entries(storedEntries).some(
    ([name, { where }]) =>
      where === entry.where &&
      (where === "cache" || where === "database" ? entry.name.startsWith(name) : entry.name === name),
  );

async function readEntries(page: Page): Promise<StoredEntry[]> {
  const entries = page.evaluate(async () => {
    const named = (where: string, names: string[]) => names.map((name) => ({ where, name }));
    const databases = await indexedDB.databases();
    return [
      ...named("local", Object.keys(localStorage)),
      ...named("session", Object.keys(sessionStorage)),
      ...named("cache", await caches.keys()),
      ...named(
        "database",
        databases.map(({ name }) => name ?? ""),
      ),
    ];
  });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<StoredEntry[]>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, []);
  });
  return Promise.race([entries.catch(() => []), timeout]).finally(() => clearTimeout(timer));
}

/** `/cookies` lists everything the site stores: every entry that a journey left in its browsers must be on it. */
export async function expectOnlyListedEntries(pages: readonly Page[]): Promise<void> {
  const sitePages = pages.filter((page) => URL.canParse(page.url()) && new URL(page.url()).hostname === hostname);
  const contexts = [...new Set(sitePages.map((page) => page.context()))];
  const cookies = (await Promise.all(contexts.map((context) => context.cookies(siteUrl)))).flat();
  const stored = [
    ...(await Promise.all(sitePages.map(readEntries))).flat(),
    ...cookies.map(({ name }) => ({ where: "cookie", name })),
  ];
  expect(stored.filter((entry) => !isListed(entry))).toEqual([]);
}

import { expect, type Page } from "@playwright/test";
import { listStored, type Stored } from "../web/src/app/sync/testing/list-stored.ts";
import { copiedKinds, keptAnswers } from "../web/src/device-copy-entries.ts";
import { storedEntries } from "../web/src/stored-entries.ts";
import { siteUrl } from "./urls.ts";

type StoredEntry = Omit<Stored, "where"> & { where: string };

/** A page that is navigating may never finish `evaluate`: after this it counts as empty. */
const TIMEOUT_MS = 3_000;
const { hostname } = new URL(siteUrl);

/** A cache's name ends in the build's id, a database's in the account's. */
const entryOf = (stored: StoredEntry) =>
  Object.entries(storedEntries).find(
    ([name, { where }]) =>
      where === stored.where &&
      (where === "cache" || where === "database" ? stored.name.startsWith(name) : stored.name === name),
  )?.[1];

const copied = new Set([
  "meta meta",
  ...Object.keys(keptAnswers).map((name) => `meta answer-${name}`),
  ...Object.keys(copiedKinds).flatMap((kind) => [`records ${kind}`, `outbox ${kind}`]),
]);
const isListed = (stored: StoredEntry): boolean =>
  entryOf(stored) !== undefined && stored.contents.every((one) => copied.has(one));

/** What may not stay once the consent to health data is withdrawn. */
export const healthAmong = (stored: readonly Stored[]): Stored[] =>
  stored.filter((one) => (entryOf(one)?.endsWith as readonly string[] | undefined)?.includes("withdrawn") ?? true);

async function readEntries(page: Page): Promise<StoredEntry[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<StoredEntry[]>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, []);
  });
  return Promise.race([page.evaluate(listStored).catch(() => []), timeout]).finally(() => clearTimeout(timer));
}

/** `/cookies` lists everything the site stores: every entry that a journey left in its browsers must be on it. */
export async function expectOnlyListedEntries(pages: readonly Page[]): Promise<void> {
  const sitePages = pages.filter((page) => URL.canParse(page.url()) && new URL(page.url()).hostname === hostname);
  const contexts = [...new Set(sitePages.map((page) => page.context()))];
  const cookies = (await Promise.all(contexts.map((context) => context.cookies(siteUrl)))).flat();
  const stored = [
    ...(await Promise.all(sitePages.map(readEntries))).flat(),
    ...cookies.map(({ name }) => ({ where: "cookie", name, contents: [] })),
  ];
  expect(stored.filter((entry) => !isListed(entry))).toEqual([]);
}

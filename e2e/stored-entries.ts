import { expect, type Page } from "@playwright/test";
import { storedEntries } from "../web/src/stored-entries.ts";
import { siteUrl } from "./urls.ts";

type Kept = { where: string; name: string };

/** A page that is on its way elsewhere may never answer: then it is not waited for. Every journey asks its own. */
const ANSWER_MS = 3_000;
const { hostname } = new URL(siteUrl);

/** A cache is named after its entry and the build. */
const isListed = (kept: Kept): boolean =>
  Object.entries(storedEntries).some(
    ([name, { where }]) =>
      where === kept.where && (where === "cache" ? kept.name.startsWith(name) : kept.name === name),
  );

async function keptBy(page: Page): Promise<Kept[]> {
  const asked = page.evaluate(async () => {
    const named = (where: string, names: string[]) => names.map((name) => ({ where, name }));
    const databases = await indexedDB.databases();
    return [
      ...named("local", Object.keys(localStorage)),
      ...named("session", Object.keys(sessionStorage)),
      ...named("cache", await caches.keys()),
      ...named(
        "indexedDB",
        databases.map(({ name }) => name ?? ""),
      ),
    ];
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Kept[]>((give) => {
    timer = setTimeout(give, ANSWER_MS, []);
  });
  return Promise.race([asked.catch(() => []), late]).finally(() => clearTimeout(timer));
}

/** What `/cookies` says we keep is all that we keep: whatever a journey left in its browsers has a line there. */
export async function expectOnlyListedEntries(pages: readonly Page[]): Promise<void> {
  const ours = pages.filter((page) => URL.canParse(page.url()) && new URL(page.url()).hostname === hostname);
  const contexts = [...new Set(ours.map((page) => page.context()))];
  const cookies = (await Promise.all(contexts.map((context) => context.cookies(siteUrl)))).flat();
  const kept = [
    ...(await Promise.all(ours.map(keptBy))).flat(),
    ...cookies.map(({ name }) => ({ where: "cookie", name })),
  ];
  expect(kept.filter((entry) => !isListed(entry))).toEqual([]);
}

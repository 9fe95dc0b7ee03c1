// Beyond web storage (storage.ts): databases and caches. Apart from it, because public pages have neither.

const DATABASE = "account-";
/** The service worker's caches of the build's files, which hold nothing personal. */
const STATIC_CACHE = /^app-/;

/** The one database that may hold an account's data. */
export const databaseOf = (accountId: string): string => DATABASE + accountId;

/** Without `databases()` (Firefox 125 and older) a database could not be found again to delete it: make none there. */
export const canKeepData = (): boolean => typeof globalThis.indexedDB?.databases === "function";

/** Deletes the databases of every account, except the one to keep, and every cache but the build's files. */
export async function wipeDevice(keepAccountId?: string): Promise<void> {
  await Promise.all([deleteDatabases(keepAccountId && databaseOf(keepAccountId)), deletePrivateCaches()]).catch(
    // Blocked storage has nothing to delete.
    () => undefined,
  );
}

async function deleteDatabases(keep: string | undefined): Promise<void> {
  if (!canKeepData()) return;
  const all = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  await Promise.all(all.filter((name) => name.startsWith(DATABASE) && name !== keep).map(deleteDatabase));
}

/** A tab that still has it open blocks the deletion, which then happens when that tab lets go: no need to wait. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ["success", "error", "blocked"]) request.addEventListener(end, () => done());
  });

/** Keeps files of the build in a cache of their own, one after another: which they are says something about a member. */
export async function cacheFiles(name: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url);
}

export async function deletePrivateCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => !STATIC_CACHE.test(name)).map((name) => caches.delete(name)));
}

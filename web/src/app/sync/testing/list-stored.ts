export type Stored = {
  where: "local" | "session" | "cache" | "database";
  name: string;
  /** Of a database: `records weight`, `outbox weight`, `meta answer-plan`. */
  contents: string[];
};

/** What this browser really stores. A journey sends its source to the page: it uses no outer variable. */
export async function listStored(): Promise<Stored[]> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const contentsOf = async (name: string): Promise<string[]> => {
    const database = await ended(indexedDB.open(name));
    const contents: string[] = [];
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store);
      const [keys, values] = [all.getAllKeys(), all.getAll()];
      const kinds = ((await ended(values)) as { kind?: string }[]).map(({ kind }) => kind);
      contents.push(...kinds.map((kind, index) => `${store} ${kind ?? (keys.result[index] as string)}`));
    }
    database.close();
    return contents;
  };

  const stored: Stored[] = [];
  for (const name of Object.keys(localStorage)) stored.push({ where: "local", name, contents: [] });
  for (const name of Object.keys(sessionStorage)) stored.push({ where: "session", name, contents: [] });
  for (const name of await caches.keys()) stored.push({ where: "cache", name, contents: [] });
  for (const { name = "" } of await indexedDB.databases())
    stored.push({ where: "database", name, contents: await contentsOf(name) });
  return stored;
}

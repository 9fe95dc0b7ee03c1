const TIMEOUT_MS = 30_000;

const loads = new Map<string, Promise<void>>();

/**
 * What the build wraps around every `import()`. Browsers cache a failed module import and never retry it; so each file is
 * fetched by itself first, which can be retried. The import then finds it in the HTTP cache.
 */
export async function loadChunks<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return load();
}

function loadOnce(href: string): Promise<void> {
  const pending = loads.get(href);
  if (pending) return pending;
  const load = loadFile(href);
  loads.set(href, load);
  load.catch(() => loads.delete(href));
  return load;
}

async function loadFile(href: string): Promise<void> {
  // The page has loaded it already.
  if (document.querySelector(`link[href="${href}"]:not([rel="preload"]), script[src="${href}"]`)) return;
  const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  await response.arrayBuffer();
  if (href.endsWith(".css")) await applyStylesheet(href);
}

function applyStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} failed to load`));
    });
    document.head.append(link);
  });
}

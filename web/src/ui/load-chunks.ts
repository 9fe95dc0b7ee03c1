const TIMEOUT_MS = 30_000;

const arriving = new Map<string, Promise<void>>();

/**
 * What the build puts before every `import()`. Browsers remember that a module could not be fetched and never ask for it
 * again; so each file is fetched by itself first, where a failure is forgotten. The import then finds it in the cache.
 */
export async function loadChunks<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => once(`/${file}`)));
  return load();
}

function once(href: string): Promise<void> {
  const known = arriving.get(href);
  if (known) return known;
  const arrival = arrive(href);
  arriving.set(href, arrival);
  arrival.catch(() => arriving.delete(href));
  return arrival;
}

async function arrive(href: string): Promise<void> {
  // The page's own files.
  if (document.querySelector(`link[href="${href}"], script[src="${href}"]`)) return;
  const reply = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`${href} answered ${reply.status}`);
  await reply.arrayBuffer();
  if (href.endsWith(".css")) await styled(href);
}

function styled(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done, failed) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => {
      link.remove();
      failed(new Error(`${href} did not arrive`));
    });
    document.head.append(link);
  });
}

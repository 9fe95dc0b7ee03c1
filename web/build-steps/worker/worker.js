// The service worker of the app's screens only. The build prepends VERSION, SCREENS, DOCUMENTS, FALLBACK, SHELL,
// REST and FIGURES. It caches files of the build only: no API response, no personal data.
const CACHE = `app-${VERSION}`;
// Which drawings are here says what a member trains: the app fills it for members who keep a copy on the device, and
// signing out deletes it.
const FIGURES_CACHE = FIGURES.split("/")[2];
const SLOW_MS = 4_000;

// Atomic: a worker that could not cache the whole shell is never installed.
addEventListener("install", (event) => {
  const shell = async () => {
    const cache = await caches.open(CACHE);
    await Promise.all([
      ...DOCUMENTS.map((path) => addDocument(cache, path)),
      ...SHELL.map((path) => addFile(cache, path)),
    ]);
  };
  event.waitUntil(shell());
});

// Navigation preload stays off, also where an earlier worker enabled it: when the preload fails, Firefox shows its own
// error page, whatever we respond. The first page is claimed: it may go offline before it is ever reloaded.
addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([deleteOtherCaches(), registration.navigationPreload?.disable()]).then(() => clients.claim()),
  );
});

// No skipWaiting: screens of the previous build stay open with their own worker and cache.
addEventListener("message", (event) => {
  const { type } = event.data;
  if (type === "version") event.ports[0].postMessage(VERSION);
  if (type === "cache-rest") event.waitUntil(cacheRest());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (SCREENS.test(pathname)) event.respondWith(openScreen(request, pathname));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(file(request, pathname));
  }
});

// Network first, so that a new build shows at once. Without a useful answer the cached document opens the screen, and
// the screen says what it could not load.
async function openScreen(request, pathname) {
  const network = fetch(request);
  const useful = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return (await Promise.race([useful, timeout])) ?? (await cachedDocument(pathname)) ?? network;
}

function cachedDocument(pathname) {
  const path = pathname.replace(/\/$/, "");
  return caches.match(DOCUMENTS.includes(path) ? path : FALLBACK, { cacheName: CACHE });
}

// From any build's cache: a page may be of the build whose worker still waits.
async function file(request, pathname) {
  const cached = await caches.match(pathname);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && REST.includes(pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(pathname, response.clone());
  }
  return response;
}

// A few at a time: Firefox takes long for each, and a screen's own requests go first. Again after a failure when the next
// screen opens.
async function cacheRest() {
  const cache = await caches.open(CACHE);
  const paths = REST.values();
  const inTurn = async () => {
    for (const path of paths) await addFile(cache, path);
  };
  await Promise.all([1, 2, 3, 4].map(inTurn));
}

// A file's name has its content's hash: the previous build's copy is the same file, and an update loads only what changed.
async function addFile(cache, path) {
  if (await cache.match(path)) return;
  const response = (await caches.match(path)) ?? (await fetch(path, { priority: "low" }));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cache.put(path, response);
}

// During a deployment the answer may be the other build's document, which names other files.
async function addDocument(cache, path) {
  const response = await fetch(path, { cache: "reload", credentials: "omit" });
  const html = await response.clone().text();
  if (!html.includes(`data-build="${VERSION}"`)) throw new Error(`${path} is not a document of build ${VERSION}`);
  await cache.put(path, response);
}

async function deleteOtherCaches() {
  const ours = (await caches.keys()).filter((name) => /^(app|figures)-/.test(name));
  const others = ours.filter((name) => name !== CACHE && name !== FIGURES_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

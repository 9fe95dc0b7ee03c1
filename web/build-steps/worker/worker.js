// The service worker of the app's screens only. The build prepends VERSION, OFFLINE, SCREENS and FILES.
// It caches files of the build only: no API response, no personal data.
const CACHE = `app-${VERSION}`;

addEventListener("install", (event) => {
  const requests = [new Request(OFFLINE, { cache: "reload" }), ...FILES];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

// No skipWaiting: screens of the previous build stay open with their own cache. Navigation preload stays off, also where
// an earlier worker enabled it: when the preload fails, Firefox shows its own error page, whatever we respond.
addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("app-") && name !== CACHE);
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))),
      registration.navigationPreload?.disable(),
    ]),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (SCREENS.test(pathname)) event.respondWith(page(request));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(request)));
  }
});

// Network first, so that a new build shows at once; the cached offline page is the fallback.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

// The worker of the app's screens, and of nothing else. VERSION, OFFLINE and FILES are written above by the build.
// It keeps files of the build only: no answer of the API, nothing that is anybody's.
const KEPT = `app-${VERSION}`;

addEventListener("install", (event) => {
  const asked = [new Request(OFFLINE, { cache: "reload" }), ...FILES];
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(asked)));
});

// It waits until no screen of the build before is open: until then those find their own files in their own cache.
// Navigation preload stays off, also where an earlier worker turned it on: when the preload fails, Firefox shows its own
// error page, whatever we answer.
addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("app-") && name !== KEPT);
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
    if (/^\/app(\/|$)/.test(pathname)) event.respondWith(page(request));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  }
});

// The network comes first, so that a new build is seen at once; only when there is none does the kept page speak.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

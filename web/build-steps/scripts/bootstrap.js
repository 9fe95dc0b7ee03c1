// The one inline script of every page. It starts the page's own scripts once the page is painted, or at the first
// interaction, queues clicks and submits until hydration, and then replays them. If the scripts fail, the browser
// handles the queued events natively. The sign-in page at a screen's URL starts them at an interaction only.
((tag, html, queued) => {
  const intentEvents = ["pointerdown", "keydown", "focusin", "touchstart", "wheel"];
  const each = (hrefs, load) => (hrefs || "").split(" ").filter(Boolean).forEach(load);
  // A screen of the app that is opened without a session shows the sign-in page, whose scripts are named here.
  const isGuest = () => {
    try {
      return tag.dataset.guest !== undefined && !localStorage.getItem("auth");
    } catch {
      return true;
    }
  };
  const guest = isGuest();
  if (guest) html.dataset.guest = "";
  const lateScripts = () => document.querySelectorAll("script[data-src]");
  // Fetched, not preloaded: browsers never retry a preloaded script that failed.
  const warm = (hrefs) => each(hrefs, (href) => fetch(href).catch(() => {}));
  const insert = () => {
    if (guest) warm(tag.dataset.guest);
    for (const late of lateScripts()) {
      each(late.dataset.modules, (href) =>
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
      );
      const script = Object.assign(document.createElement("script"), { async: false, src: late.dataset.src });
      if (late.dataset.kind) script.type = late.dataset.kind;
      document.head.append(script);
    }
  };
  // Into the cache alone: nothing of a sign-in page needs to run before it is touched.
  const fetchForGuest = () => {
    warm(tag.dataset.guest);
    for (const { dataset } of lateScripts()) warm(`${dataset.modules || ""} ${dataset.src}`);
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intentEvents) removeEventListener(intent, start, true);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", insert);
    else insert();
  };
  const queue = (event) => {
    const target =
      event.type === "submit" ? event.target : event.target.closest("button:not([popovertarget],[command])");
    // A link works without scripts; its click is tracked once the analytics script has loaded.
    event.target.closest("a[data-track]")?.setAttribute("data-clicked", "");
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.setAttribute("aria-busy", "true");
    queued.add(target);
    start();
  };
  const replay = () => {
    removeEventListener("click", queue, true);
    removeEventListener("submit", queue, true);
    for (const target of queued) {
      queued.delete(target);
      target.removeAttribute("aria-busy");
      (target.requestSubmit || target.click).call(target);
    }
  };
  // A script that fails to load, or throws before hydration; errors of images are ignored.
  const fail = ({ target }) => {
    if (target !== window && target.localName !== "script") return;
    html.dataset.failed = "";
    replay();
  };
  const ready = (_, watch) => {
    watch.disconnect();
    removeEventListener("error", fail, true);
    removeEventListener("unhandledrejection", fail);
    delete html.dataset.failed;
    replay();
  };
  addEventListener("click", queue, true);
  addEventListener("submit", queue, true);
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  new MutationObserver(ready).observe(html, { attributeFilter: ["data-ready"] });
  if (tag.dataset.start === "now" && !guest) return start();
  for (const intent of intentEvents) addEventListener(intent, start, { capture: true, passive: true });
  const idle = window.requestIdleCallback || ((then) => setTimeout(then, 200));
  // Waits for first contentful paint; a browser that never reports it gets two seconds.
  let polls = 0;
  const drawn = (then) => {
    if (performance.getEntriesByName("first-contentful-paint").length > 0 || ++polls > 40) then();
    else setTimeout(drawn, 50, then);
  };
  if (tag.dataset.start && !guest) return drawn(start);
  addEventListener("load", () => drawn(() => idle(guest ? fetchForGuest : start, { timeout: 2000 })));
})(document.currentScript, document.documentElement, new Set());

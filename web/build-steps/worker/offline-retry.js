// The script of the offline page; the build prepends OFFLINE. It does not wait for an `online` event: the browser fires
// none if it never considered itself offline, as behind a captive portal or with our server down.
const FIRST_MS = 1_000;
const MAX_MS = 30_000;
const TIMEOUT_MS = 5_000;
const status = document.querySelector("[role=status]");
let failures = 0;
let attempts = 0;
let timer;

// Exponential back-off with jitter of a half, so that clients do not all retry at the same instant.
function backOffMs(failed, random) {
  const ceilingMs = Math.min(MAX_MS, FIRST_MS * 2 ** failed);
  return (ceilingMs * (1 + random)) / 2;
}

// A captive portal answers 200 to anything: the body shows whether it was our server.
async function isServerReachable() {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch("/v1/health", { cache: "no-store", credentials: "omit", redirect: "error", signal });
    return response.ok && (await response.json()).status === "ok";
  } catch {
    return false;
  }
}

function retryLater() {
  timer = setTimeout(retry, backOffMs(failures, Math.random()));
  failures += 1;
}

function cancel() {
  clearTimeout(timer);
  attempts += 1;
}

async function retry() {
  cancel();
  const current = attempts;
  const isBack = await isServerReachable();
  // A newer attempt has started, or the page is hidden.
  if (current !== attempts) return;
  if (!isBack) {
    retryLater();
    if (status.textContent) status.textContent = status.dataset.absent;
  } else if (location.pathname.startsWith(OFFLINE)) {
    // Opened at its own URL: a reload would return here.
    location.replace("/app");
  } else {
    location.reload();
  }
}

function retryNow() {
  failures = 0;
  if (document.visibilityState === "visible") void retry();
  else cancel();
}

document.addEventListener("visibilitychange", retryNow);
addEventListener("online", retryNow);
document.querySelector("[data-retry]").addEventListener("click", (event) => {
  event.preventDefault();
  status.textContent = status.dataset.looking;
  retryNow();
});
if (document.visibilityState === "visible") retryLater();

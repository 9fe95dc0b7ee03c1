/** The whole browser, for what is measured. */
export const CHROMIUM_PATH = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** The same engine without the windows of a browser: a fifth less CPU time for each journey. */
export const HEADLESS_SHELL_PATH = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell";

/** No background traffic and no first-run prompts. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

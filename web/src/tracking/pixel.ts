import { PRIVATE_PAGE } from "../page-rules.ts";
import { adIds } from "./ad-cookies.ts";
import { getConsent } from "./consent.ts";
import { logFailure } from "./log.ts";
import { barePage } from "./redact-url.ts";

const { PIXEL_ID, PIXEL_ORIGIN } = import.meta.env;

/** Sends a page view to the advertising platform by its documented image request. Only with consent. */
export function sendPixel(pathname: string, eventId: string): void {
  if (!PIXEL_ID || !getConsent()?.ads || PRIVATE_PAGE.test(pathname)) return;
  const image = new Image();
  image.addEventListener("error", () => logFailure("pixel", "not reached"));
  image.src = `${PIXEL_ORIGIN}/tr?${new URLSearchParams({
    id: PIXEL_ID,
    ev: "PageView",
    eid: eventId,
    dl: barePage(),
    ts: String(Date.now()),
    ...adIds(),
    noscript: "0",
  })}`;
}

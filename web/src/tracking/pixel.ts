import { adIds } from "./ad-cookies.ts";
import { getConsent } from "./consent.ts";
import { logFailure } from "./log.ts";
import { barePage } from "./redact-url.ts";

const { PIXEL_ID, PIXEL_ORIGIN } = import.meta.env;
/** Where people sign in, pay or look after themselves, no third party hears anything. */
const PRIVATE = /^\/(pagamento|login|app|equipe)(\/|$)/;

/** Tells the advertising platform of a page seen, by the image request it documents. Only with consent. */
export function showPixel(pathname: string, eventId: string): void {
  if (!PIXEL_ID || !getConsent()?.ads || PRIVATE.test(pathname)) return;
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

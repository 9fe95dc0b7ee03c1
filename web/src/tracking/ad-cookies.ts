import { readCookie, writeCookie } from "../storage.ts";
import { queryParams } from "./attribution.ts";
import { getConsent } from "./consent.ts";
import { sendAdConsentRevocation } from "./revoke-ad-consent.ts";

const NINETY_DAYS_S = 90 * 24 * 60 * 60;

/** The browser id and the click id, in the advertising platform's format. Empty without consent. */
export type AdIds = { fbp: string; fbc: string };

function createCookie(name: "_fbp" | "_fbc", value: string): string {
  writeCookie(name, value, NINETY_DAYS_S);
  return value;
}

/** `fb.<subdomain index>.<creation time>.<id>` */
const formatId = (id: string | number): string =>
  `fb.${location.hostname.split(".").length - 1 || 1}.${Date.now()}.${id}`;

/** The ids, created if missing. A new click replaces the old one; the same click keeps its first time. */
export function adIds(): AdIds {
  const consent = getConsent();
  if (!consent?.ads) return { fbp: "", fbc: "" };
  const fbclid = queryParams()["fbclid"] ?? "";
  const click = /^[\w-]+$/.test(fbclid) ? fbclid : "";
  const stored = readCookie("_fbc");
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return {
    fbp: readCookie("_fbp") || createCookie("_fbp", formatId(random)),
    fbc: click && !stored.includes(`.${click}`) ? createCookie("_fbc", formatId(click)) : stored,
  };
}

/** Revoked consent deletes the advertising cookies, and notifies our server by the deleted browser id. */
export function dropAdIds(): void {
  const browserId = readCookie("_fbp");
  if (browserId) sendAdConsentRevocation(browserId);
  for (const name of ["_fbp", "_fbc"] as const) if (readCookie(name)) writeCookie(name, "", 0);
}

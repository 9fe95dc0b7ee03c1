import { readCookie, writeCookie } from "../storage.ts";
import { queryParams } from "./attribution.ts";
import { getConsent } from "./consent.ts";
import { sendAdConsentRevocation } from "./revoke-ad-consent.ts";

const NINETY_DAYS_S = 90 * 24 * 60 * 60;

/** The browser's id and the click's, as the advertising platform writes them. Empty without consent. */
export type AdIds = { fbp: string; fbc: string };

function made(name: "_fbp" | "_fbc", value: string): string {
  writeCookie(name, value, NINETY_DAYS_S);
  return value;
}

/** `fb.<labels of the host, less one>.<when>.<what>` */
const stamped = (what: string | number): string =>
  `fb.${location.hostname.split(".").length - 1 || 1}.${Date.now()}.${what}`;

/** The ids, made if they are missing. A new click replaces the old one; the same click keeps its first time. */
export function adIds(): AdIds {
  const consent = getConsent();
  if (!consent?.ads) return { fbp: "", fbc: "" };
  const given = queryParams()["fbclid"] ?? "";
  const click = /^[\w-]+$/.test(given) ? given : "";
  const known = readCookie("_fbc");
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return {
    fbp: readCookie("_fbp") || made("_fbp", stamped(random)),
    fbc: click && !known.includes(`.${click}`) ? made("_fbc", stamped(click)) : known,
  };
}

/** Whoever takes consent back keeps no advertising cookie. Our server hears of it by the very id that goes. */
export function dropAdIds(): void {
  const known = readCookie("_fbp");
  if (known) sendAdConsentRevocation(known);
  for (const name of ["_fbp", "_fbc"] as const) if (readCookie(name)) writeCookie(name, "", 0);
}

import { readStored, readStoredJson, store } from "../storage.ts";
import { isSecret } from "./redact-url.ts";

/** What the tracking endpoint takes at most; longer names are nobody's campaign. */
const MOST = { entries: 50, name: 100, value: 2000 };

export type QueryParams = Record<string, string>;

let inMemory: QueryParams | null = null;

const read = (search: string): QueryParams =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => name !== "" && name.length <= MOST.name && !isSecret(name))
      .slice(0, MOST.entries)
      .map(([name, value]) => [name, value.slice(0, MOST.value)]),
  );

/** The query this visit arrived with. It stays the same from page to page, until another campaign brings the visitor. */
export function queryParams(): QueryParams {
  const kept = readStoredJson("queryParams");
  if (!kept) return inMemory ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
}

/** Keeps the query of an arrival. Pages of our own that link with a query (`?plano=…`) are no arrival. */
export function captureAttribution(): void {
  const [from = "", search = ""] = document.referrer.split("?");
  const fromUs = from.startsWith(`${location.origin}/`);
  const first = readStored("queryParams") === null;
  // Somebody quick may have left the first page before its scripts ran: its address is still in the referrer.
  const captured = read(fromUs && first ? search : fromUs ? "" : location.search);
  if (!first && Object.keys(captured).length === 0) return;
  inMemory = captured;
  store("queryParams", JSON.stringify(captured));
}

const CLICK_IDS = { gclid: "google", fbclid: "facebook", msclkid: "bing" } as const;

/** Who sent the visitor, by the mark that the advertisement left in the address. */
export function sourceOf(params: QueryParams): "google" | "facebook" | "bing" | "direct" {
  for (const [clickId, source] of Object.entries(CLICK_IDS)) if (params[clickId]) return source;
  return "direct";
}

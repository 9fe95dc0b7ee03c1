import { readStored, readStoredJson, store } from "../storage.ts";
import { isSecret } from "./redact-url.ts";

/** The tracking endpoint's limits; longer names belong to no campaign. */
const LIMITS = { entries: 50, name: 100, value: 2000 };

export type QueryParams = Record<string, string>;

let inMemory: QueryParams | null = null;

const parseQuery = (search: string): QueryParams =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => name !== "" && name.length <= LIMITS.name && !isSecret(name))
      .slice(0, LIMITS.entries)
      .map(([name, value]) => [name, value.slice(0, LIMITS.value)]),
  );

/** The query this visit arrived with. It stays the same across pages, until another campaign brings the visitor. */
export function queryParams(): QueryParams {
  const stored = readStoredJson("queryParams");
  if (!stored) return inMemory ?? {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === "string"));
}

/** Stores the query of an arrival. Internal links with a query (`?plano=…`) are no arrival. */
export function captureAttribution(): void {
  const [from = "", search = ""] = document.referrer.split("?");
  const isInternal = from.startsWith(`${location.origin}/`);
  const first = readStored("queryParams") === null;
  // A visitor may leave the first page before its scripts ran: its URL is still in the referrer.
  const captured = parseQuery(isInternal && first ? search : isInternal ? "" : location.search);
  if (!first && Object.keys(captured).length === 0) return;
  inMemory = captured;
  store("queryParams", JSON.stringify(captured));
}

const CLICK_IDS = { gclid: "google", fbclid: "facebook", msclkid: "bing" } as const;

/** The advertising platform that sent the visitor, by the click id in the query. */
export function sourceOf(params: QueryParams): "google" | "facebook" | "bing" | "direct" {
  for (const [clickId, source] of Object.entries(CLICK_IDS)) if (params[clickId]) return source;
  return "direct";
}

export type Source = "google" | "facebook" | "bing" | "direct";

const clickIds = { gclid: "google", fbclid: "facebook", msclkid: "bing" } as const;

/** The ad network that referred the visitor, by the click id in the URL. */
export function sourceOf(queryParams: Record<string, string>): Source {
  for (const [param, source] of Object.entries(clickIds)) if (queryParams[param]) return source;
  return "direct";
}

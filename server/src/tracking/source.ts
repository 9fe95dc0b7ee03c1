export type Source = "google" | "facebook" | "bing" | "direct";

const marks = { gclid: "google", fbclid: "facebook", msclkid: "bing" } as const;

/** Who sent the visitor, read from the mark the ad left in the address. */
export function sourceOf(queryParams: Record<string, string>): Source {
  for (const [mark, source] of Object.entries(marks)) if (queryParams[mark]) return source;
  return "direct";
}

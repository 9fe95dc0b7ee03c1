import { type Brand, brand } from "@app/contract/brand";

const fallbacks = {
  "stores.iphone": "the App Store button leads to /app",
  "stores.android": "the Google Play button leads to /app",
  supportWhatsApp: "the help button leads to the contact section",
} as const;

/** What `brand.json` still lacks: what must be filled before going live, and what the site can live without. */
export function brandGaps(of: Brand): { mustFill: string[]; canWait: string[] } {
  const noContact = of.supportWhatsApp === null && of.supportEmail === null;
  const absent: Record<keyof typeof fallbacks, boolean> = {
    "stores.iphone": of.stores.iphone === null,
    "stores.android": of.stores.android === null,
    supportWhatsApp: of.supportWhatsApp === null,
  };
  return {
    mustFill: [
      ...of.examples.map((field) => `${field}: still an example`),
      ...(noContact ? ["supportWhatsApp or supportEmail: nobody could reach you"] : []),
    ],
    canWait: Object.entries(fallbacks)
      .filter(([field]) => absent[field as keyof typeof fallbacks])
      .map(([field, instead]) => `${field}: no link, so ${instead}`),
  };
}

/** Stops a build that would put example data before real people, unless it was asked to allow them. */
export function checkBrand(allowExamples: boolean): void {
  const { mustFill, canWait } = brandGaps(brand);
  const list = (lines: string[]) => lines.map((line) => `  - ${line}\n`).join("");
  if (canWait.length > 0) console.warn(`brand.json, can wait:\n${list(canWait)}`);
  if (mustFill.length === 0) return;
  if (allowExamples) return console.warn(`brand.json, to fill in before going live:\n${list(mustFill)}`);
  throw new Error(
    `brand.json, to fill in before going live:\n${list(mustFill)}` +
      "Then take each filled field out of `examples`. For a trial build: ALLOW_EXAMPLE_BRAND=1.",
  );
}

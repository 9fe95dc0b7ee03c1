import { type Brand, brand } from "@app/contract/brand";

const fallbacks = {
  "stores.iphone": "the App Store button leads to /app",
  "stores.android": "the Google Play button leads to /app",
  supportWhatsApp: "the help button leads to the contact section",
} as const;

/** Fields that `brand.json` lacks: those required before going live, and those that have a fallback. */
export function brandGaps(candidate: Brand): { mustFill: string[]; canWait: string[] } {
  const noContact = candidate.supportWhatsApp === null && candidate.supportEmail === null;
  const absent: Record<keyof typeof fallbacks, boolean> = {
    "stores.iphone": candidate.stores.iphone === null,
    "stores.android": candidate.stores.android === null,
    supportWhatsApp: candidate.supportWhatsApp === null,
  };
  return {
    mustFill: [
      ...candidate.examples.map((field) => `${field}: still an example`),
      ...(noContact ? ["supportWhatsApp or supportEmail: customers could not reach support"] : []),
    ],
    canWait: Object.entries(fallbacks)
      .filter(([field]) => absent[field as keyof typeof fallbacks])
      .map(([field, instead]) => `${field}: no link, so ${instead}`),
  };
}

/** Fails a build that would publish example data, unless it was told to allow it. */
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

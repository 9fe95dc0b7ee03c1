import { cycles } from "./catalogue.ts";

export const PROMISES = ["5-minutes", "24-hours"] as const;
export type CallPromise = (typeof PROMISES)[number];

type Landing = { paths: readonly string[]; promise: CallPromise; monthlyCents: number };

const LOWER_OFFER_CENTS = 197_70;
const STANDARD_CENTS = cycles.annual.monthlyCents;

/**
 * The landing variants: paths, promised callback time and advertised price. Routes, prerendered pages, sitemap and
 * leads all derive from this map. The files are named after the first path: /lp2 is web/src/landing/variants/lp2.route.tsx,
 * and its copy web/src/content/landings/lp2.ts.
 */
const map = {
  A: { paths: ["/lp"], promise: "5-minutes", monthlyCents: STANDARD_CENTS },
  B: {
    paths: [
      "/lp2",
      "/emagrecimento",
      "/emagrecimento-nutricionista-treinador",
      "/nutricionista-emagrecimento",
      "/emagrecer-nutricionista",
    ],
    promise: "24-hours",
    monthlyCents: LOWER_OFFER_CENTS,
  },
  C: {
    paths: [
      "/lp3",
      "/programa-emagrecimento",
      "/programa-emagrecimento-nutricionista-treinador",
      "/treinador-personal-emagrecimento",
      "/transformacao-corporal",
    ],
    promise: "5-minutes",
    monthlyCents: STANDARD_CENTS,
  },
  D: { paths: ["/lp4"], promise: "24-hours", monthlyCents: LOWER_OFFER_CENTS },
  "5": { paths: ["/lp5"], promise: "5-minutes", monthlyCents: STANDARD_CENTS },
} satisfies Record<string, Landing>;

export type Variant = keyof typeof map;
export const landings: Record<Variant, Landing> = map;
export const VARIANTS = Object.keys(map) as [Variant, ...Variant[]];

/** The variant served at a URL of this site; undefined for any other page. */
export function variantOf(url: string | null | undefined): Variant | undefined {
  const path = url ? URL.parse(url, "http://site")?.pathname.replace(/(.)\/$/, "$1") : undefined;
  return VARIANTS.find((variant) => path !== undefined && landings[variant].paths.includes(path));
}

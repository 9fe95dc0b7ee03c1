import { cycles } from "./catalogue.ts";

/** The five landing variants: where each is served, what it promises and what it advertises. One map, in one file. */
export const VARIANTS = ["A", "B", "C", "D", "5"] as const;
export type Variant = (typeof VARIANTS)[number];

export const PROMISES = ["5-minutes", "24-hours"] as const;
export type CallPromise = (typeof PROMISES)[number];

type Landing = { paths: readonly string[]; promise: CallPromise; monthlyCents: number };

const LOWER_OFFER_CENTS = 197_70;
const STANDARD_CENTS = cycles.annual.monthlyCents;

export const landings: Record<Variant, Landing> = {
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
};

/** The variant behind an address of ours; undefined for any other page. */
export function variantOf(address: string | null | undefined): Variant | undefined {
  const path = address ? URL.parse(address, "http://site")?.pathname.replace(/(.)\/$/, "$1") : undefined;
  return VARIANTS.find((variant) => path !== undefined && landings[variant].paths.includes(path));
}

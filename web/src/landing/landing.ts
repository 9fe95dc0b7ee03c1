import { cycles, formatCents } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../site/page-meta.ts";

/** What a landing says and does besides its sections. Its addresses, promise and price come from the route map. */
export type Landing = {
  variant: Variant;
  search: { title: string; description: string; keywords?: string; social?: { title: string; description: string } };
  form: { title: string; button: string; sending: string; note: string };
  success: {
    title: string;
    confirm: string;
    /** `when` is the promised time, such as "hoje, até as 14h05". */
    text: (when: string | null) => string;
  };
  /** What the call to action that follows the reader says. */
  sticky: string;
};

/** Each address of a variant is its own canonical one. */
export const landingMeta =
  ({ variant, search }: Landing) =>
  ({ location }: { location: { pathname: string } }): MetaDescriptor[] => {
    const path = location.pathname.replace(/(.)\/$/, "$1");
    return pageMeta({ ...search, path, picture: landings[variant].paths[0]?.slice(1) ?? "" });
  };

export const prices = (variant: Variant) => ({
  /** Whole reais, as a page shouts them. */
  before: formatCents(cycles.monthly.monthlyCents).replace(/,00$/, ""),
  beforeInFull: formatCents(cycles.monthly.monthlyCents),
  now: formatCents(landings[variant].monthlyCents),
  off: `${Math.floor((1 - landings[variant].monthlyCents / cycles.monthly.monthlyCents) * 100)}%`,
});

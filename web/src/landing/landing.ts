import { cycles, formatCents } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../shell/page-meta.ts";

/** A landing page's copy besides its sections. Its paths, promise and price come from the contract's map. */
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
  /** The label of the sticky call to action. */
  sticky: string;
};

/** Each path of a variant is its own canonical URL. */
export const landingMeta =
  ({ variant, search }: Landing) =>
  ({ location }: { location: { pathname: string } }): MetaDescriptor[] => {
    const path = location.pathname.replace(/(.)\/$/, "$1");
    return pageMeta({ ...search, path, picture: landings[variant].paths[0]?.slice(1) ?? "" });
  };

export const prices = (variant: Variant) => ({
  /** In whole reais. */
  before: formatCents(cycles.monthly.monthlyCents).replace(/,00$/, ""),
  beforeInFull: formatCents(cycles.monthly.monthlyCents),
  now: formatCents(landings[variant].monthlyCents),
  off: `${Math.floor((1 - landings[variant].monthlyCents / cycles.monthly.monthlyCents) * 100)}%`,
});

import { landings } from "@app/contract/landings";
import type { MetaDescriptor } from "react-router";
import type { Landing } from "../content/landings/landing.ts";
import { pageMeta } from "../shell/page-meta.ts";

/** Each path of a variant is its own canonical URL. */
export const landingMeta =
  ({ variant, search }: Landing) =>
  ({ location }: { location: { pathname: string } }): MetaDescriptor[] => {
    const path = location.pathname.replace(/(.)\/$/, "$1");
    return pageMeta({ ...search, path, picture: landings[variant].paths[0]?.slice(1) ?? "" });
  };

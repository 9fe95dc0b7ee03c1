import { brand } from "@app/contract/brand";
import type { MetaDescriptor } from "react-router";

type Page = {
  title: string;
  description: string;
  keywords?: string;
  /** Where the page lives: its canonical address. A page that must not be found has none. */
  path?: string;
  robots?: "noindex" | "noindex,follow";
  social?: { title: string; description: string };
};

export const canonicalUrl = (path: string): string => brand.siteUrl.replace(/\/$/, "") + path;

/** What a page tells search engines and whoever shares its address. */
export function pageMeta({ title, description, keywords, path, robots, social }: Page): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { property: "og:title", content: social?.title ?? title },
    { property: "og:description", content: social?.description ?? description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "pt_BR" },
    { property: "og:site_name", content: brand.name },
    ...(path
      ? [
          { property: "og:url", content: canonicalUrl(path) },
          { tagName: "link", rel: "canonical", href: canonicalUrl(path) },
        ]
      : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
}

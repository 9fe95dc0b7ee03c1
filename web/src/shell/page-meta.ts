import { brand } from "@app/contract/brand";
import type { MetaDescriptor } from "react-router";

type Page = {
  title: string;
  description: string;
  keywords?: string;
  /** The path of the canonical URL. A page with noindex has none. */
  path?: string;
  robots?: "noindex" | "noindex,follow";
  social?: { title: string; description: string };
  /** The name of its social image in public/social. */
  picture?: string;
};

/** The size of the social image. */
const SOCIAL_PICTURE = { width: "1200", height: "630" } as const;

export const canonicalUrl = (path: string): string => brand.siteUrl.replace(/\/$/, "") + path;

/** Meta tags for search engines and social networks. */
export function pageMeta({
  title,
  description,
  keywords,
  path,
  robots,
  social,
  picture = "inicio",
}: Page): MetaDescriptor[] {
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
    { property: "og:image", content: canonicalUrl(`/social/${picture}.png`) },
    { property: "og:image:width", content: SOCIAL_PICTURE.width },
    { property: "og:image:height", content: SOCIAL_PICTURE.height },
    { name: "twitter:card", content: "summary_large_image" },
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
}

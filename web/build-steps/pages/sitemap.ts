import { appPaths } from "../../src/app-paths.ts";
import type { Page } from "../../src/pages.ts";

const root = (siteUrl: string) => siteUrl.replace(/\/$/, "");

export const sitemap = (siteUrl: string, pages: readonly Page[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ inSitemap }) => inSitemap).map(({ path }) => `  <url><loc>${root(siteUrl)}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

/** Private pages carry `noindex`, which a crawler has to fetch to read. Only the API is disallowed. */
export const robots = (siteUrl: string): string =>
  [
    "User-agent: *",
    "Disallow: /v1/",
    "Allow: /v1/public/blog/pictures/",
    "",
    `Sitemap: ${root(siteUrl)}/sitemap.xml`,
    "",
  ].join("\n");

export const manifest = ({ name }: { name: string }): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: "pt-BR",
    id: appPaths.today,
    start_url: appPaths.today,
    // Login and checkout stay in the installed app's window too.
    scope: "/",
    display: "standalone",
    background_color: "#FBF8F3",
    theme_color: "#FBF8F3",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: "Conta", url: appPaths.account }],
  });

import { landings, VARIANTS } from "@app/contract/landings";

/** Every page that wants to be found: the home page, the landings with all their addresses, the blog, the documents. */
export const indexedPaths = (): string[] => [
  "/",
  ...VARIANTS.flatMap((variant) => landings[variant].paths),
  "/blog",
  "/termos",
  "/privacidade",
  "/reembolso",
  "/cookies",
];

const root = (siteUrl: string) => siteUrl.replace(/\/$/, "");

export const sitemap = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexedPaths().map((path) => `  <url><loc>${root(siteUrl)}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

/** Private pages say `noindex` themselves: a robot has to be let in to read that. Only the API is closed. */
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
    id: "/app",
    start_url: "/app",
    // Signing in and paying belong to the app too: they stay in its window.
    scope: "/",
    display: "standalone",
    background_color: "#FBF8F3",
    theme_color: "#FBF8F3",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: "Conta", url: "/app/conta" }],
  });

/** A URL without anything identifying: no query, no fragment, no account id. */
export function barePage(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url?.protocol.startsWith("http")) return null;
  return `${url.origin}${url.pathname.replace(/^\/pagamento\/[^/]+/, "/pagamento/:userId")}`;
}

export const hostOf = (address: string | null | undefined): string | null =>
  (address ? URL.parse(address)?.hostname : null) || null;

/** The page sent to a platform: one of our own, or our home page, whatever the browser claimed. */
export function ownPage(siteUrl: string, address: string | null): string {
  const site = new URL(siteUrl);
  const page = address ? URL.parse(address) : null;
  return page?.host === site.host ? `${site.origin}${page.pathname}` : site.href;
}

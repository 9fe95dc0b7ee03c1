/** The site's own origin; a stack on a loopback address is also served by name, because a passkey needs a host name. */
export function staffOriginsOf(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  return hostname === "127.0.0.1" ? [origin, `${protocol}//localhost:${port}`] : [origin];
}

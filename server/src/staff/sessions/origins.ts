import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";

/**
 * A request from another site is refused whatever its cookie: one that writes must state our origin, one that reads may
 * leave it out, as browsers do for their own site.
 */
export function checkOrigin({ method, headers }: FastifyRequest, origins: readonly string[]): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (origin === undefined ? method !== "GET" : !origins.includes(origin)) throw new Problem("staff-origin-refused");
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Problem("staff-origin-refused");
}

/** The site's own origin; a stack on a loopback address is also served by name, because a passkey needs a host name. */
export function staffOriginsOf(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  return hostname === "127.0.0.1" ? [origin, `${protocol}//localhost:${port}`] : [origin];
}

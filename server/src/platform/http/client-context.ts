import type { FastifyRequest } from "fastify";

/** How the client identified itself; the advertising cookies are stored only with consent. */
export type ClientContext = { clientIp: string; userAgent: string | null; fbc: string | null; fbp: string | null };

const cookie = (header: string | undefined, name: string): string | null =>
  header?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]{1,500})`))?.[1] ?? null;

/** The browser as the server sees it: its IP, its User-Agent, and the advertising cookies it sends. */
export const clientContextOf = ({ ip, headers }: FastifyRequest): ClientContext => ({
  clientIp: ip,
  userAgent: headers["user-agent"]?.slice(0, 500) ?? null,
  fbc: cookie(headers.cookie, "_fbc"),
  fbp: cookie(headers.cookie, "_fbp"),
});

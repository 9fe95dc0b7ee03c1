import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyRequest } from "fastify";

const requestContext = new AsyncLocalStorage<string>();

/** The request behind the current work: the id from nginx, or the name of a sweep. */
export const currentRequestId = (): string | undefined => requestContext.getStore();

/** Log lines and jobs created inside carry this id, across awaits. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T => requestContext.run(requestId, work);

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

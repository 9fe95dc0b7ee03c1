import { type LookupAddress, lookup } from "node:dns";
import { get as getHttp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type Bounds = { maxBytes: number; timeoutMs: number };
export type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;
/** `mayBePrivate` is the one origin that may lie on our own network. */
export type Reach = { mayBePrivate?: string | undefined; resolve?: Resolve | undefined };

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Fetches from a stranger: public addresses only, at every hop, and never more or longer than the bounds. */
export async function boundedGet(
  address: string,
  { headers, bounds, reach }: { headers: Record<string, string>; bounds: Bounds; reach: Reach },
): Promise<Fetched> {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const options = { ...connectionTo(url, reach), headers: { ...headers, "accept-encoding": "identity" }, signal };
    const reply = await ask(url, options);
    const { statusCode: status = 0, headers: answered } = reply;
    if (!REDIRECTS.has(status) || !answered.location) {
      return { status, headers: answered, body: await readBody(reply, bounds.maxBytes) };
    }
    reply.destroy();
    url = new URL(answered.location, url);
  }
  throw new Error("too many redirects");
}

/** A connection of its own for each request, so that none opened under other rules is taken over. */
function connectionTo(url: URL, { mayBePrivate, resolve = lookup }: Reach): RequestOptions {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new Error("refused address");
  if (url.origin === mayBePrivate) return { agent: false };
  const host = bareHost(url);
  // A literal address is never looked up, so it is judged here.
  if (isIP(host) && !isPublicAddress(host)) throw new Error("refused address");
  return { agent: false, lookup: checkedLookup(resolve) };
}

export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** What a socket asks before it connects: it goes to an address that was checked, and to no other. */
export const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first] = found;
      const refused = !first || found.some(({ address }) => !isPublicAddress(address));
      if (refused) return done(new Error("refused address"), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

const ask = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((answer, fail) => {
    const get = url.protocol === "https:" ? getHttps : getHttp;
    get(url, options, answer).on("error", fail);
  });

async function readBody(reply: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Error("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

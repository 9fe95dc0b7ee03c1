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
/** `privateOrigin` is the one origin that may be on our own network. */
export type Reach = { privateOrigin?: string | undefined; resolve?: Resolve | undefined };

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Fetches an untrusted URL against SSRF: public IPs only, checked at every redirect, within size and time bounds. */
export async function boundedGet(
  address: string,
  { headers, bounds, reach }: { headers: Record<string, string>; bounds: Bounds; reach: Reach },
): Promise<Fetched> {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const options = { ...connectionTo(url, reach), headers: { ...headers, "accept-encoding": "identity" }, signal };
    const reply = await send(url, options);
    const { statusCode: status = 0, headers: replyHeaders } = reply;
    if (!REDIRECTS.has(status) || !replyHeaders.location) {
      return { status, headers: replyHeaders, body: await readBody(reply, bounds.maxBytes) };
    }
    reply.destroy();
    url = new URL(replyHeaders.location, url);
  }
  throw new Error("too many redirects");
}

/** A new connection for each request, so that no pooled one bypasses the check of its address. */
function connectionTo(url: URL, { privateOrigin, resolve = lookup }: Reach): RequestOptions {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new Error("refused address");
  if (url.origin === privateOrigin) return { agent: false };
  const host = bareHost(url);
  // Node does not call `lookup` for a literal IP, so it is checked here.
  if (isIP(host) && !isPublicAddress(host)) throw new Error("refused address");
  return { agent: false, lookup: checkedLookup(resolve) };
}

export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** The socket connects to the very IPs that were checked, so DNS rebinding has no effect. */
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

const send = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === "https:" ? getHttps : getHttp;
    get(url, options, resolve).on("error", reject);
  });

async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

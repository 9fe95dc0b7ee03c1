import { type CallArgs, type Endpoint, send, unwrap } from "../../../api.ts";

/** For endpoints that return a file: the file and its name. Errors throw as in `call`. */
export async function download<E extends Endpoint>(
  endpoint: E,
  ...[what]: CallArgs<E>
): Promise<{ file: Blob; name: string }> {
  return send(endpoint, what, async (reply) => {
    if (!reply.ok) unwrap(reply.status, await reply.text());
    const match = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "");
    return { file: await reply.blob(), name: match?.[1] ?? "" };
  });
}

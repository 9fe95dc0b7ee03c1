import { type CallArgs, type Endpoint, send, unwrap } from "../../api.ts";

/** For the endpoints that answer a file: the file and its name. A refusal throws as it does in `call`. */
export async function download<E extends Endpoint>(
  endpoint: E,
  ...[what]: CallArgs<E>
): Promise<{ file: Blob; name: string }> {
  return send(endpoint, what, async (reply) => {
    if (!reply.ok) unwrap(reply.status, await reply.text(), true);
    const named = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "");
    return { file: await reply.blob(), name: named?.[1] ?? "" };
  });
}

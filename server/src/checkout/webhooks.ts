import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createBatcher } from "../platform/database/batcher.ts";
import type { App } from "../platform/http/app.ts";
import type { Deps } from "./deps.ts";
import { parseAsaasEvent } from "./gateway/asaas/asaas-payloads.ts";
import { type GatewayEvent, ingestEvents } from "./settlement/ingest-events.ts";

const sha = (text: string) => createHash("sha256").update(text).digest();

/** The vendor's events are a few kB; a larger body is accepted as well, because only a 200 keeps its queue moving. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** Authenticate, store once, enqueue, 200. All processing comes after the answer: an event is only a hint. */
export function checkoutWebhooks(app: App, deps: Deps): void {
  const ingestEvent = createBatcher((events: GatewayEvent[]) => ingestEvents(deps, events));
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text));

    scope.post(
      "/v1/webhooks/asaas",
      { schema: { hide: true }, bodyLimit: MAX_BODY_BYTES, onRequest },
      async ({ body }) => {
        // A malformed event is stored as well: any answer but 200 makes the vendor pause the whole queue.
        await ingestEvent(parseAsaasEvent(typeof body === "string" ? body : ""));
        return { received: true };
      },
    );
  });

  /** Before the body is read: an unauthenticated client's is not. */
  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const token = request.headers["asaas-access-token"];
    if (typeof token === "string" && timingSafeEqual(sha(token), sha(deps.webhookToken))) return undefined;
    request.log.warn("webhook without a valid token");
    return reply.code(401).send({ received: false });
  }
}

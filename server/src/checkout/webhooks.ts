import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { App } from "../platform/http.ts";
import { together } from "../platform/together.ts";
import { readAsaasEvent } from "./asaas/asaas-events.ts";
import { type GatewayNews, keepEvents } from "./keep-events.ts";

const sha = (text: string) => createHash("sha256").update(text).digest();

/** Theirs are a few kB; whatever comes is taken, so that it can be answered. */
const LONGEST = 4 * 1024 * 1024;

/** Verify, keep once, ring, 200. Nothing else happens before the answer: whatever is told here is only a hint. */
export const checkoutWebhooks = (deps: Deps) => (app: App) => {
  const keepEvent = together((news: GatewayNews[]) => keepEvents(deps, news));
  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text));

    door.post("/v1/webhooks/asaas", { schema: { hide: true }, bodyLimit: LONGEST, onRequest }, async ({ body }) => {
      // Odd news is kept as well: any other answer than 200 would hold up everybody's.
      await keepEvent(readAsaasEvent(typeof body === "string" ? body : ""));
      return { received: true };
    });
  });

  /** Before the body is read: a stranger's is not. */
  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const token = request.headers["asaas-access-token"];
    if (typeof token === "string" && timingSafeEqual(sha(token), sha(deps.webhookToken))) return undefined;
    request.log.warn("a webhook came without our token");
    return reply.code(401).send({ received: false });
  }
};

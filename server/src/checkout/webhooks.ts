import { createHash, timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { App } from "../platform/http.ts";
import { readAsaasEvent } from "./asaas/asaas-events.ts";
import { keepEvent } from "./keep-event.ts";

const sha = (text: string) => createHash("sha256").update(text).digest();

/** Verify, keep once, ring, 200. Nothing else happens before the answer: whatever is told here is only a hint. */
export const checkoutWebhooks = (deps: Deps) => (app: App) => {
  app.post("/v1/webhooks/asaas", { schema: { hide: true } }, async (request, reply) => {
    const token = request.headers["asaas-access-token"];
    if (typeof token !== "string" || !timingSafeEqual(sha(token), sha(deps.webhookToken))) {
      request.log.warn("a webhook came without our token");
      return reply.code(401).send({ received: false });
    }
    // Odd news is kept as well: any other answer than 200 would hold up everybody's.
    await keepEvent(deps, readAsaasEvent(request.body));
    return { received: true };
  });
};

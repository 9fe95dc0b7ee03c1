import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { Refusal, read } from "../api/errors.ts";
import { get, page, type Query } from "../api/lists.ts";
import { newId } from "../ledger/ids.ts";
import { PAYMENT_EVENTS } from "../ledger/simulator-state.ts";
import type { Webhook, WebhookDispatcher } from "./webhook-dispatcher.ts";

const MAX_WEBHOOKS = 10;

const Changes = z.object({
  name: z.string().min(1).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  email: z.email().nullish(),
  enabled: z.boolean().optional(),
  interrupted: z.boolean().optional(),
  authToken: z.string().min(32).max(255).nullish(),
  sendType: z.enum(["SEQUENTIALLY", "NON_SEQUENTIALLY"]).optional(),
  events: z.array(z.string()).optional(),
});
const Settings = Changes.required({ name: true, url: true, sendType: true, events: true });

export type WebhookOption = { url: string; token?: string; sendType?: Webhook["sendType"]; events?: string[] };

/** The subscriber configured at start. */
export const startingWebhook = ({ url, token, sendType, events }: WebhookOption): Webhook => ({
  id: newId.webhook(),
  name: "Configured at start",
  url,
  email: null,
  authToken: token ?? null,
  enabled: true,
  interrupted: false,
  sendType: sendType ?? "SEQUENTIALLY",
  events: events ?? [...PAYMENT_EVENTS],
});

/** `/v3/webhooks`: the token is write-only. */
export function webhookRoutes(app: FastifyInstance, dispatcher: WebhookDispatcher): void {
  type One = { Params: { id: string } };
  const path = "/v3/webhooks/:id";
  const view = (id: string) => {
    const { webhook, queue } = get(dispatcher.subscribers, id);
    const { name, url, email, enabled, interrupted, sendType, events } = webhook;
    const hasAuthToken = webhook.authToken !== null;
    const penalizedRequestsCount = queue.penalized();
    const health = { enabled, interrupted, apiVersion: 3, hasAuthToken, sendType, penalizedRequestsCount };
    return { id, name, url, email, ...health, events };
  };

  app.post("/v3/webhooks", ({ body }) => {
    const settings = read(Settings, body);
    if (dispatcher.subscribers.size >= MAX_WEBHOOKS)
      throw new Refusal("invalid_action", "O limite de 10 webhooks foi atingido.");
    const webhook: Webhook = {
      id: newId.webhook(),
      name: settings.name,
      url: settings.url,
      email: settings.email ?? null,
      authToken: settings.authToken ?? null,
      enabled: settings.enabled ?? true,
      interrupted: settings.interrupted ?? false,
      sendType: settings.sendType,
      events: settings.events,
    };
    dispatcher.subscribe(webhook);
    return view(webhook.id);
  });

  app.get<{ Querystring: Query }>("/v3/webhooks", ({ query }) => page([...dispatcher.subscribers.keys()], query, view));
  app.get<One>(path, ({ params }) => view(params.id));

  app.put<One>(path, ({ params, body }) => {
    const { webhook, queue } = get(dispatcher.subscribers, params.id);
    const { authToken, email, ...changes } = read(Changes, body);
    const known = Object.entries(changes).filter(
      ([key, value]) => key in webhook && key !== "id" && value !== undefined,
    );
    const resumes = webhook.interrupted && changes.interrupted === false;
    Object.assign(webhook, Object.fromEntries(known));
    if (authToken !== undefined) webhook.authToken = authToken;
    if (email !== undefined) webhook.email = email;
    if (resumes) queue.retryNow({ fromScratch: true });
    else queue.pump();
    return view(params.id);
  });

  app.post<One>(`${path}/removeBackoff`, ({ params }) => {
    get(dispatcher.subscribers, params.id).queue.retryNow({ fromScratch: false });
    return view(params.id);
  });

  app.delete<One>(path, ({ params }) => {
    get(dispatcher.subscribers, params.id).queue.close();
    dispatcher.subscribers.delete(params.id);
    return { deleted: true, id: params.id };
  });
}

import * as z from "zod";
import { createSimulatorApp, Faults } from "../simulator-app.ts";
import { createInbox } from "./inbox.ts";
import { inboxPage } from "./inbox-page.ts";
import { createSmtp } from "./smtp.ts";
import { noToken, outage, parseTemplateMessage, refusal, unknownPath, variablesOf, wamid } from "./whatsapp.ts";

const Target = z.object({ channel: z.enum(["email", "whatsapp"]).optional() });
export type MessageFaults = Faults & z.input<typeof Target>;

/** WhatsApp's Cloud API over HTTP and an SMTP server on the next port, with one inbox. */
export function createMessagesSimulator({ now = () => new Date() }: { now?: () => Date } = {}) {
  const inbox = createInbox();
  const smtp = createSmtp(inbox, now);
  let smtpPort = 0;

  const simulatorApp = createSimulatorApp({
    outage,
    refusal,
    ledger: () => ({ messages: inbox.messages(), received: inbox.received(), smtpConnections: smtp.connections() }),
    reset() {
      inbox.empty();
      smtp.setFaults({ mode: "ok" });
    },
  });
  const { app } = simulatorApp;

  const setFaults = ({ channel, ...faults }: MessageFaults) => {
    if (channel !== "whatsapp") smtp.setFaults(faults);
    if (channel !== "email") simulatorApp.setFaults(faults);
  };

  // The shared app has one fault controller; here each channel has its own.
  app.addHook("preHandler", async (request, reply) => {
    if (request.url !== "/_sim/faults") return undefined;
    const target = Target.safeParse(request.body);
    const order = Faults.safeParse(request.body);
    if (!target.success) return reply.code(400).send({ ok: false, issues: target.error.issues });
    if (order.success && target.data.channel !== "whatsapp") smtp.setFaults(order.data);
    return order.success && target.data.channel === "email" ? reply.send({ ok: true }) : undefined;
  });

  app.post<{ Params: { version: string } }>("/:version/:phoneId/messages", (request, reply) => {
    const refuse = ({ status, body }: { status: number; body: unknown }) => reply.code(status).send(body);
    if (!/^v\d+\.\d+$/.test(request.params.version)) return refuse(unknownPath());
    if (!/^Bearer \S+$/i.test(request.headers.authorization ?? "")) return refuse(noToken());
    const read = parseTemplateMessage(request.body);
    if ("status" in read) return refuse(read);
    const id = wamid();
    const variables = variablesOf(read);
    inbox.take({
      channel: "whatsapp",
      to: read.to,
      text: variables.join("\n"),
      template: read.template.name,
      variables,
      id,
      ...(read.biz_opaque_callback_data && { callbackData: read.biz_opaque_callback_data }),
      at: now().toISOString(),
    });
    return {
      messaging_product: "whatsapp",
      contacts: [{ input: read.to, wa_id: read.to.replace(/\D/g, "") }],
      messages: [{ id, message_status: "accepted" }],
    };
  });

  app.get<{ Querystring: { to?: string } }>("/_sim/messages", ({ query }) => inbox.messages(query.to));

  // Answered before faults apply: the page is not part of the vendor's API.
  app.get<{ Querystring: { to?: string } }>(
    "/",
    {
      onRequest: async ({ query }, reply) =>
        reply.type("text/html").send(inboxPage(inbox.messages(query.to || undefined), query.to)),
    },
    () => undefined,
  );
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = unknownPath();
    return reply.code(status).send(body);
  });

  return {
    ...simulatorApp,
    setFaults,
    messages: inbox.messages,
    received: inbox.received,
    smtpUrl: () => `smtp://127.0.0.1:${smtpPort}`,
    /** HTTP on the given port and SMTP on the next, or both on free ports. */
    async start(port = 0): Promise<string> {
      smtpPort = await smtp.start(port === 0 ? 0 : port + 1);
      return simulatorApp.start(port);
    },
    async stop(): Promise<void> {
      await smtp.stop();
      await simulatorApp.stop();
    },
  };
}

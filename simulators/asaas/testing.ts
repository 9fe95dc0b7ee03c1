import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type AsaasOptions, createAsaasSimulator } from "./simulator.ts";

export const KEY = "$aact_hmlg_test";
export const TOKEN = "a-token-of-at-least-thirty-two-characters";
/** The day on which the sandbox's answers were recorded. */
const RECORDED_AT = new Date("2026-07-14T12:00:00Z");

/** An untyped JSON answer. */
type Anything = ReturnType<typeof JSON.parse>;
export type Answer = { status: number; body: Anything; headers: Headers };
type Received = { event: string; id: string; token: string | undefined; body: Anything };

/** A simulator with a fixed clock, a configurable subscriber, and a client. */
export async function createTestBench(options: AsaasOptions = {}) {
  const received: Received[] = [];
  const subscriber = { status: 200, delayMs: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      const token = request.headers["asaas-access-token"] as string | undefined;
      received.push({ event: body["event"], id: body["id"], token, body });
      setTimeout(() => response.writeHead(subscriber.status).end(), subscriber.delayMs);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const subscriberUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

  const asaas = createAsaasSimulator({
    now: () => RECORDED_AT,
    webhook: { url: subscriberUrl, token: TOKEN },
    ...options,
  });
  const url = await asaas.start();

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const reply = await fetch(url + path, {
      method,
      headers: { access_token: KEY, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === "" ? {} : JSON.parse(text), headers: reply.headers };
  }
  const get = (path: string) => call("GET", path);
  const post = (path: string, body: unknown = {}) => call("POST", path, body);

  return {
    asaas,
    call,
    get,
    post,
    received,
    subscriber,
    subscriberUrl,
    events: () => received.map(({ event }) => event),
    async newCode(more: object = {}): Promise<Anything> {
      return (await post("/v3/pix/qrCodes/static", { addressKey: "pix@loja.example", value: 400, ...more })).body;
    },
    async newCustomer(more: object = {}): Promise<string> {
      const person = { name: "Ana", cpfCnpj: "24971563792", ...more };
      return (await post("/v3/customers", person)).body["id"];
    },
    async close(): Promise<void> {
      await asaas.stop();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
export type TestBench = Awaited<ReturnType<typeof createTestBench>>;

export const aCard = (customer: string, more: object = {}, number = "4111111111111111") => ({
  customer,
  billingType: "CREDIT_CARD",
  value: 100,
  dueDate: "2026-07-15",
  creditCard: { holderName: "Ana S", number, expiryMonth: "12", expiryYear: "2030", ccv: "123" },
  creditCardHolderInfo: {
    name: "Ana Souza",
    email: "ana@example.com",
    cpfCnpj: "24971563792",
    postalCode: "01310-100",
    addressNumber: "100",
    phone: "47999999999",
  },
  remoteIp: "203.0.113.7",
  ...more,
});

export const codeOf = ({ body }: Answer): string => body["errors"]?.[0]?.code;

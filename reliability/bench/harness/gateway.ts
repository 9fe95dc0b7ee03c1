import { join } from "node:path";
import { answers } from "../../../scripts/lib/backend.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { at, root } from "../../../scripts/lib/stack-config.ts";
import { request } from "../../lib/load/load.ts";
import { CLIENTS, type Server, startServer } from "../../lib/processes/pinned.ts";
import { EXPIRY, HOLDER } from "../../lib/shopper/forms.ts";

export type Gateway = Server & {
  port: number;
  url: string;
  /** Delays every further call. */
  slow: (ms: number) => Promise<void>;
  /** An existing customer's id. */
  customer: string;
  /** The checkout's gateway call, sent directly by the load generator. */
  bareCall: (method: "pix" | "credit-card") => string;
};

/** The simulated gateway as a separate process on the load generator's core, so that it does not compete with our servers. */
export async function startGateway(): Promise<Gateway> {
  const port = await freePort();
  const url = at(port);
  const server = await startServer({
    name: "gateway",
    command: [process.execPath, join(root, "simulators/asaas/main.ts")],
    env: { ...process.env, PORT: String(port), ASAAS_QUOTA: "100000000" },
    core: CLIENTS,
    isReady: answers(`${url}/_sim/ledger`),
  });
  const control = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const headers = { access_token: "$aact_hmlg_example" };
  const reply = await fetch(`${url}/v3/customers`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name: "Ana Souza", cpfCnpj: "52998224725", externalReference: "bare" }),
  });
  const { id: customer } = (await reply.json()) as { id: string };

  return {
    ...server,
    port,
    url,
    async slow(ms) {
      await control("/_sim/faults", { mode: "ok" });
      if (ms > 0) await control("/_sim/faults", { mode: "slow", delayMs: ms });
    },
    customer,
    bareCall: (method) =>
      method === "pix"
        ? request("POST", "/v3/pix/qrCodes/static", {
            headers,
            body: {
              addressKey: "00000000-0000-4000-8000-000000000000",
              description: "plano completo",
              value: 1198.8,
              format: "ALL",
              expirationSeconds: 3_600,
              allowsMultiplePayments: false,
              externalReference: "bare-@FRESH@",
            },
          })
        : request("POST", "/v3/payments", {
            headers,
            body: {
              customer,
              billingType: "CREDIT_CARD",
              dueDate: new Date().toISOString().slice(0, 10),
              value: 1198.8,
              externalReference: "bare-@FRESH@",
              creditCard: { ...EXPIRY, number: "4111111111111111", ccv: "318" },
              creditCardHolderInfo: { ...HOLDER, email: "ana@example.com" },
              remoteIp: "203.0.113.7",
            },
          }),
  };
}

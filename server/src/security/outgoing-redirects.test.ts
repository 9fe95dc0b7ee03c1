import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asaasGateway } from "../checkout/gateway/asaas/asaas-gateway.ts";
import { whatsappCloud } from "../messages/whatsapp-cloud/whatsapp-cloud.ts";
import { viaCep } from "../postal-codes/viacep/via-cep.ts";
import { metaAds } from "../tracking/meta/meta-ads.ts";

/** A vendor that redirects our requests, and the attacker's server that they would reach with our keys. */
const received: string[] = [];
const attacker = createServer((request, reply) => {
  received.push(`${request.method} ${JSON.stringify(request.headers)}`);
  reply.setHeader("content-type", "application/json").end("{}");
});
let status = 0;
const vendor = createServer((_request, reply) => {
  reply.writeHead(status, { location: urlOf(attacker) }).end();
});
const urlOf = (server: typeof attacker) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeAll(() =>
  Promise.all([attacker, vendor].map((server) => new Promise<void>((up) => server.listen(0, "127.0.0.1", up)))),
);
afterAll(() => [attacker, vendor].forEach((server) => server.close()));

test.each([302, 307])("no vendor's redirect makes us send keys or personal data to another host: %i", async (code) => {
  status = code;
  const url = urlOf(vendor);
  const now = () => new Date();
  const gateway = asaasGateway({ url, apiKey: "$aact_hmlg_key", pixKey: "key", now });

  const pix = { reference: "r", amountCents: 100, description: "d", seconds: 60 };
  expect(await gateway.createPix(pix)).toMatchObject({ outcome: "unknown" });
  expect(await viaCep({ url }).find("01310100")).toHaveProperty("reason");
  expect(await metaAds({ url, version: "v1", pixelId: "1", token: "t" }).send([])).toMatchObject({
    outcome: "unreachable",
  });
  const message = { id: "1", to: "+5511900000000", template: "t", variables: [] };
  const sent = await whatsappCloud({ url, version: "v1", phoneId: "1", token: "t" }).send(message as never);
  expect(sent.outcome).not.toBe("sent");

  expect(received).toEqual([]);
});

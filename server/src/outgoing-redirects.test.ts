import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { viaCep } from "./addresses/viacep/via-cep.ts";
import { asaasGateway } from "./checkout/asaas/asaas-gateway.ts";
import { whatsappCloud } from "./messages/whatsapp-cloud/whatsapp-cloud.ts";
import { metaAds } from "./tracking/meta/meta-ads.ts";

/** A party that sends us elsewhere, and the elsewhere that waits for our keys. */
const asked: string[] = [];
const thief = createServer((request, reply) => {
  asked.push(`${request.method} ${JSON.stringify(request.headers)}`);
  reply.setHeader("content-type", "application/json").end("{}");
});
const party = createServer((_request, reply) => {
  reply.writeHead(307, { location: addressOf(thief) }).end();
});
const addressOf = (server: typeof thief) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeAll(() =>
  Promise.all([thief, party].map((server) => new Promise<void>((up) => server.listen(0, "127.0.0.1", up)))),
);
afterAll(() => [thief, party].forEach((server) => server.close()));

test("nobody we talk to can send us, our keys and our people's data to somebody else", async () => {
  const url = addressOf(party);
  const now = () => new Date();
  const gateway = asaasGateway({ url, apiKey: "$aact_hmlg_key", pixKey: "key", now });

  const pix = { reference: "r", amountCents: 100, description: "d", seconds: 60 };
  expect(await gateway.createPix(pix)).toMatchObject({ outcome: "unknown" });
  expect(await viaCep({ url }).find("01310100")).toHaveProperty("reason");
  expect(await metaAds({ url, version: "v1", pixelId: "1", token: "t" }).send([])).toMatchObject({
    outcome: "unreachable",
  });
  const note = { id: "1", to: "+5511900000000", template: "t", variables: [] };
  const sent = await whatsappCloud({ url, version: "v1", phoneId: "1", token: "t" }).send(note as never);
  expect(sent.outcome).not.toBe("sent");

  expect(asked).toEqual([]);
});

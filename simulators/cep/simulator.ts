import type { FastifyReply } from "fastify";
import { createSimulatorApp } from "../simulator-app.ts";
import { places } from "./places.ts";

const page = (status: number, html: string) => ({ status, body: `<!doctype html><title>${status}</title>${html}` });

/** ViaCEP, as far as `GET /ws/{cep}/json/` goes: a place, `{"erro": "true"}`, or a page saying that this is no CEP. */
export function createCepSimulator() {
  const simulatorApp = createSimulatorApp({
    outage: () => page(503, "<h1>Service Unavailable</h1>"),
    refusal: () => page(403, "<h1>Forbidden</h1>"),
    ledger: () => ({ places }),
    reset: () => undefined,
  });

  simulatorApp.app.get<{ Params: { cep: string } }>("/ws/:cep/json", ({ params }, reply) => answer(params.cep, reply));
  simulatorApp.app.get<{ Params: { cep: string } }>("/ws/:cep/json/", ({ params }, reply) => answer(params.cep, reply));
  return simulatorApp;
}

function answer(typed: string, reply: FastifyReply) {
  if (!/^\d{5}-?\d{3}$/.test(typed)) {
    const { status, body } = page(400, "<h1>Http 400</h1><h3>Verifique a URL: CEP inválido</h3>");
    return reply.code(status).type("text/html; charset=utf-8").send(body);
  }
  const digits = typed.replace("-", "");
  const place = places.find(({ cep }) => cep.replace("-", "") === digits);
  return reply.send(place ? { unidade: "", ibge: "", gia: "", siafi: "", ...place } : { erro: "true" });
}

import { afterEach, beforeEach, expect, test } from "vitest";
import { createCepSimulator } from "./simulator.ts";

let cep: ReturnType<typeof createCepSimulator>;
let url: string;

beforeEach(async () => {
  cep = createCepSimulator();
  url = await cep.start();
});
afterEach(() => cep.stop());

const lookUp = (code: string) => fetch(`${url}/ws/${code}/json/`);

test.each(["01310100", "01310-100"])("%s is a street", async (code) => {
  expect(await (await lookUp(code)).json()).toMatchObject({
    cep: "01310-100",
    logradouro: "Avenida Paulista",
    bairro: "Bela Vista",
    localidade: "São Paulo",
    uf: "SP",
  });
});

test("a town with a single CEP has no street", async () => {
  expect(await (await lookUp("35960000")).json()).toMatchObject({
    logradouro: "",
    bairro: "",
    localidade: "Santa Bárbara",
  });
});

test("an unknown CEP is an answer, not an error", async () => {
  const reply = await lookUp("99999999");
  expect([reply.status, await reply.json()]).toEqual([200, { erro: "true" }]);
});

test.each(["1310100", "0131010a", "013101000"])("%s is no CEP", async (code) => {
  const reply = await lookUp(code);
  expect([reply.status, reply.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
});

test("it can be down, until a reset", async () => {
  cep.setFaults({ mode: "down" });
  expect((await lookUp("01310100")).status).toBe(503);
  await fetch(`${url}/_sim/reset`, { method: "POST" });
  expect((await lookUp("01310100")).status).toBe(200);
});

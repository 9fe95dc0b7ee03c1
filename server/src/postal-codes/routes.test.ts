import { createCepSimulator } from "@app/simulators/cep/simulator";
import { test as base, expect } from "vitest";
import { createHttpApp } from "../platform/http/app.ts";
import { createLogger } from "../platform/observability/log.ts";
import { createSharedLimits } from "../platform/resilience/shared-limits.ts";
import { postalCodesRoutes } from "./routes.ts";
import { viaCep } from "./viacep/via-cep.ts";

const test = base
  .extend("cep", async ({ onTestFinished }) => {
    const simulator = createCepSimulator();
    const url = await simulator.start();
    onTestFinished(() => simulator.stop());
    return { ...simulator, url };
  })
  .extend("find", async ({ cep, onTestFinished }) => {
    const log = createLogger("silent", "test");
    const app = await createHttpApp({ log });
    const limits = createSharedLimits(100);
    postalCodesRoutes(app, { log, limits, postalCodes: viaCep({ url: cep.url }) });
    onTestFinished(() => app.close());
    return (code: string) => app.inject(`/v1/public/postal-codes/${code}`);
  });

test("gives the address of a CEP", async ({ find }) => {
  expect((await find("01310100")).json()).toEqual({
    return: { street: "Avenida Paulista", district: "Bela Vista", city: "São Paulo", state: "SP" },
    message: null,
    code: 200,
    error: false,
    redirect_to: null,
  });
});

test("an unknown CEP is an empty answer", async ({ find }) => {
  expect((await find("99999999")).json()).toMatchObject({ return: null, code: 200, error: false });
});

test.for(["0131010", "013101000", "01310-100", "..%2f..%2f"])(
  "%s is refused without a lookup",
  async (code, { find, cep }) => {
    const reply = await find(code);
    expect([reply.statusCode, reply.json().message]).toEqual([422, "CEP inválido"]);
    expect(cep.callCount()).toBe(0);
  },
);

test("a vendor that is down is a refusal that is not cached", async ({ find, cep }) => {
  cep.setFaults({ mode: "down" });
  const reply = await find("01310100");
  expect(reply.json()).toMatchObject({ return: null, code: 503, error: "postal-codes-unavailable" });
  expect(reply.headers["cache-control"]).toBe("no-store");
});

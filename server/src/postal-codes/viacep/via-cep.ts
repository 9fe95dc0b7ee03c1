import { brand } from "@app/contract/brand";
import * as z from "zod";
import { createCircuitBreaker } from "../../platform/resilience/circuit-breaker.ts";
import type { PostalCodeLookup, PostalCodes } from "../postal-codes.ts";

const TIMEOUT_MS = 1_500;
const MAX_FAILURES = 5;
const COOLDOWN_MS = 30_000;
const MAX_CONCURRENT = 20;

const text = z.string().trim().max(200);
const Found = z.object({ logradouro: text, bairro: text, localidade: text.min(1), uf: z.string().length(2) });
/** ViaCEP's answer to an unknown CEP, with status 200; the value has been both true and "true". */
const Missing = z.object({ erro: z.union([z.literal(true), z.literal("true")]) });

export type ViaCepSettings = { url: string; timeoutMs?: number; now?: () => number };

/** ViaCEP without retries, behind a timeout, a limit of concurrent requests and a circuit breaker. */
export function viaCep({ url, timeoutMs = TIMEOUT_MS, now = () => performance.now() }: ViaCepSettings): PostalCodes {
  const circuit = createCircuitBreaker({ maxFailures: MAX_FAILURES, cooldownMs: COOLDOWN_MS, now });
  const headers = { accept: "application/json", "user-agent": `${brand.slug} (${brand.siteUrl})` };
  let inFlight = 0;

  async function request(cep: string): Promise<PostalCodeLookup> {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(new URL(`/ws/${cep}/json/`, url), { headers, signal, redirect: "error" });
    const body: unknown = reply.status === 200 ? await reply.json() : await reply.body?.cancel();
    if (Missing.safeParse(body).success) return "unknown";
    const found = Found.safeParse(body).data;
    if (!found) return { reason: `no address, HTTP ${reply.status}` };
    const { logradouro: street, bairro: district, localidade: city, uf: state } = found;
    return { address: { street, district, city, state } };
  }

  return {
    async find(cep) {
      if (inFlight >= MAX_CONCURRENT) return { reason: "too many at once" };
      inFlight += 1;
      const call = (): Promise<PostalCodeLookup> =>
        request(cep).catch((error: unknown) => ({ reason: error instanceof Error ? error.name : "no answer" }));
      const lookup = await circuit.run(call, (found) => typeof found === "object" && "reason" in found);
      inFlight -= 1;
      return lookup ?? { reason: "circuit open" };
    },
  };
}

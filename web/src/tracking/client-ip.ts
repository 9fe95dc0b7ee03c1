import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { clientIp } from "@app/contract/identity";
import { readStored, store } from "../storage.ts";
import { logFailure } from "./log.ts";

// Written again: importing it would bring the validation library to every page. Its type keeps the two equal.
const PATH: (typeof clientIp)["path"] = "/v1/public/client-ip";

/** Asks once per visit which address we are seen from. Without an answer the address stays empty. */
export async function captureClientIp(): Promise<void> {
  try {
    if (readStored("clientIP") || !store("clientIP", "")) return;
    const reply = await fetch(`${PATH}?format=json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { ip } = await reply.json();
    if (typeof ip === "string") store("clientIP", ip);
  } catch (cause) {
    logFailure("client-ip", cause);
  }
}

export const clientIpAddress = (): string => readStored("clientIP") ?? "";

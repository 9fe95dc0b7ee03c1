import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { clientIp } from "@app/contract/identity";
import { readStored, store } from "../storage.ts";
import { logFailure } from "./log.ts";

/** Fetches the client's public IP address once per visit. It stays empty if that fails. */
export async function captureClientIp(): Promise<void> {
  try {
    if (readStored("clientIP") || !store("clientIP", "")) return;
    const response = await fetch(`${clientIp.path}?format=json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { ip } = await response.json();
    if (typeof ip === "string") store("clientIP", ip);
  } catch (cause) {
    logFailure("client-ip", cause);
  }
}

export const clientIpAddress = (): string => readStored("clientIP") ?? "";

import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { clientIp } from "@app/contract/identity";
import { readStored, store } from "../storage.ts";
import { logFailure } from "./log.ts";

// A copy: importing the contract would pull the validation library into every page. The type keeps the two equal.
const PATH: (typeof clientIp)["path"] = "/v1/public/client-ip";

/** Fetches the client's public IP address once per visit. It stays empty if that fails. */
export async function captureClientIp(): Promise<void> {
  try {
    if (readStored("clientIP") || !store("clientIP", "")) return;
    const response = await fetch(`${PATH}?format=json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { ip } = await response.json();
    if (typeof ip === "string") store("clientIP", ip);
  } catch (cause) {
    logFailure("client-ip", cause);
  }
}

export const clientIpAddress = (): string => readStored("clientIP") ?? "";

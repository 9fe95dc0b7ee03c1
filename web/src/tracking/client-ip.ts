import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { clientIp } from "@app/contract/identity";
import { logFailure } from "./log.ts";

const KEY = "clientIP";
// Written again: importing it would bring the validation library to every page. Its type keeps the two equal.
const PATH: (typeof clientIp)["path"] = "/v1/public/client-ip";

/** Asks once per visit which address we are seen from. Without an answer the address stays empty. */
export async function keepClientIp(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY)) return;
    sessionStorage.setItem(KEY, "");
    const reply = await fetch(`${PATH}?format=json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { ip } = await reply.json();
    if (typeof ip === "string") sessionStorage.setItem(KEY, ip);
  } catch (cause) {
    logFailure("client-ip", cause);
  }
}

export function clientIpAddress(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

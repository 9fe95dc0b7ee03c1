import { filesIn } from "../../../../server/src/testing/files-in.ts";
import { eventually } from "../../../lib/shopper/buying.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";

type State = { current: { _id: string; state: string } | null };

/** Requests a buyer's data export, waits for the worker to build it, and returns its files or the reason of the failure. */
export async function exportOf(
  harness: Harness,
  driver: Driver,
  { email, token, password, ip }: Buyer,
): Promise<{ files: Record<string, string> } | { refused: string }> {
  const headers = driver.basic(email, token ?? "");
  const requested = await driver.request("POST", "/v1/account/export", { headers, ip, body: { password } });
  if (requested.status !== 200) return { refused: `the export got ${requested.status}` };
  let id = "";
  const isReady = await eventually(async () => {
    const { body } = await driver.request("GET", "/v1/account/export", { headers, ip });
    const { current } = body.return as unknown as State;
    id = current?._id ?? "";
    return current?.state === "ready";
  });
  if (!isReady) return { refused: "the export was not built" };
  const reply = await fetch(`${harness.apis[0].url}/v1/account/export/${id}/file`, {
    headers: { ...headers, "x-forwarded-for": ip },
  });
  if (reply.status !== 200) return { refused: `the export's file got ${reply.status}` };
  return { files: filesIn(new Uint8Array(await reply.arrayBuffer())) };
}

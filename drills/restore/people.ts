import { salesOf } from "../../faults/rig/books.ts";
import type { Buyer, Driver } from "../../faults/rig/driver.ts";
import type { Rig } from "../../faults/rig/rig.ts";

/** Sales whose money is at the gateway. */
export const moneyAt = (rig: Rig) => salesOf(rig).sales.filter(({ isKept }) => isKept);

/** How many of them we have no note of. */
export async function unknownTo(rig: Rig): Promise<number> {
  const references = moneyAt(rig).map(({ reference }) => reference ?? "");
  const known = await rig.db.query<{ id: string }>(
    "select payment_id::text as id from charges where payment_id::text = any($1)",
    [references],
  );
  const ours = new Set(known.map(({ id }) => id));
  return references.filter((id) => !ours.has(id)).length;
}

export async function buyNow(rig: Rig, driver: Driver, who: Buyer): Promise<void> {
  const method = driver.chance.oneOf(["pix", "credit-card"]);
  const answer = await driver.press(who, { method });
  if (method === "pix" && answer.gatewayId) rig.gateway.pay({ gatewayId: answer.gatewayId });
}

/** People whose account is still there; their sessions may not be, so they sign in again. */
export async function survivorsOf(rig: Rig, driver: Driver, buyers: readonly Buyer[]): Promise<Buyer[]> {
  const ids = buyers.map(({ accountId }) => accountId);
  const found = await rig.db.query<{ id: string }>("select id from accounts where id = any($1)", [ids]);
  const there = new Set(found.map(({ id }) => id));
  const survivors = buyers.filter(({ accountId }) => there.has(accountId));
  for (const who of survivors) {
    if (!who.token) continue;
    const headers = driver.basic(who.email, who.password);
    const { status, body } = await driver.ask("POST", "/v1/auth/sessions", { headers, ip: who.ip });
    if (status === 200) who.token = String(body.return?.["token"]);
  }
  return survivors;
}

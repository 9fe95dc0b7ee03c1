import { brand } from "@app/contract/brand";
import { eventually } from "../../../lib/shopper/buying.ts";
import { atOnce } from "../../../lib/shopper/concurrency.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { guardedOf } from "../../harness/front.ts";
import { range } from "../scenario.ts";

const INVENTED_PHONES = 40;
const MAX_NOTIFICATIONS = 60;

/**
 * One client IP at a node with production limits knows repeatedPhone account's e-mail, and requests calls to invented phones and
ten times to repeatedPhone. Then the account's owner requests a password reset.
 */
export async function submitFalseLeads(harness: Harness, driver: Driver): Promise<string[]> {
  const node = await guardedOf(harness);
  const { email } = await driver.buyer("email");
  const since = new Date();
  const phones = range(INVENTED_PHONES).map(() => `119${driver.random.digits(8)}`);
  const repeatedPhone = phones[0] ?? "";
  const statuses = new Set<number>();
  await atOnce(20, [...phones, ...range(10).map(() => repeatedPhone)], async (phone) => {
    const reply = await fetch(`${node.url}/v1/public/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.56" },
      body: JSON.stringify({
        fullName: "Pessoa Inventada",
        phone,
        countryCode: "+55",
        email,
        password: "errada-123",
        conversionParams: { eventId: crypto.randomUUID(), currentUrl: `${brand.siteUrl}/lp` },
      }),
    });
    await reply.arrayBuffer();
    statuses.add(reply.status);
  });
  await driver.request("POST", "/v1/public/password-resets", { body: { username: email } });

  const violations = [...statuses].filter((status) => status >= 500).map((status) => `a false lead got ${status}`);
  const resetIsSent = () => harness.messages.messages(email).some(({ text }) => /senha=nova/.test(text));
  if (!(await eventually(resetIsSent, 15_000))) violations.push("a reset is stuck behind the team's notifications");
  const [counts] = await harness.db.query<{ leads: number; notifications: number }>(
    `select (select count(*)::int from leads where phone = $1 and contacted_at is null) as leads,
       (select count(*)::int from messages where created_at >= $2
         and template in ('new-lead', 'lead-overdue', 'leads-digest')) as notifications`,
    [`+55${repeatedPhone}`, since],
  );
  if (counts?.leads !== 1) violations.push(`${counts?.leads} open leads of repeatedPhone phone`);
  if ((counts?.notifications ?? 0) >= MAX_NOTIFICATIONS)
    violations.push(`${counts?.notifications} notifications to the team for false leads`);
  return violations;
}

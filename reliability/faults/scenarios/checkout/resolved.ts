import type { Harness } from "../../../lib/stack/harness.ts";
import type { Figures, Round } from "../scenario.ts";

/** Time until each payment was resolved, including the time added by shifted timestamps. */
export async function resolved(harness: Harness, { buyers }: Pick<Round, "buyers">): Promise<Figures> {
  const rows = await harness.db.query<{ seconds: number; method: string; by_webhook: boolean; paid: boolean }>(
    `select extract(epoch from coalesce(paid_at, answered_at) - created_at)::float as seconds, method,
       paid_at is not null as paid, exists (select from webhook_events e
         where e.reference = p.id::text and e.outcome in ('charge captured', 'charge settled')) as by_webhook
     from payments p where account_id = any($1) and coalesce(paid_at, answered_at) is not null`,
    [buyers.map(({ accountId }) => accountId)],
  );
  const cards = rows.filter(({ method }) => method === "credit-card");
  return {
    samples: {
      "s to resolved, card": cards.map(({ seconds }) => seconds),
      "s to a code, PIX": rows.filter(({ method }) => method === "pix").map(({ seconds }) => seconds),
    },
    counts: {
      "paid, found by webhook": cards.filter(({ by_webhook, paid }) => paid && by_webhook).length,
      "paid, found by look-up": cards.filter(({ by_webhook, paid }) => paid && !by_webhook).length,
      "closed as never charged": cards.filter(({ paid }) => !paid).length,
    },
  };
}

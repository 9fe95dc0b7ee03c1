import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { aStaffMember } from "../../staff/testing/a-staff-member.ts";
import { aTwinOf } from "../../testing/members.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";

/** A member of the Complete plan, where a nutritionist works. */
export async function aPayingMember(deps: Deps) {
  const team = deps.db.selectFrom("staff").select("id").where("role", "=", "nutri").where("dismissedAt", "is", null);
  if (!(await team.executeTakeFirst())) await aStaffMember(deps);
  const member = await aMember(deps);
  await buysByCard(deps, member);
  return member;
}

/** Further members with a plan: copies of one, without the cost of hashing and paying. */
export async function payingTwins(deps: Deps, accountId: string, count: number): Promise<Account[]> {
  const twins: Account[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await aTwinOf(deps, accountId);
    await copyPurchase(deps, accountId, id);
    twins.push(await getAccount(deps, id));
  }
  return twins;
}

export const getAccount = (deps: Deps, id: string): Promise<Account> =>
  deps.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function copyPurchase({ db }: Deps, from: string, accountId: string): Promise<void> {
  const id = crypto.randomUUID();
  await sql`insert into payments select p.* from jsonb_populate_record(null::payments,
    (select to_jsonb(payments) || jsonb_build_object('id', ${id}::text, 'account_id', ${accountId}::text,
      'gateway_id', null, 'idempotency_key', null)
     from payments where account_id = ${from} limit 1)) p`.execute(db);
  await sql`insert into subscription_periods select w.* from jsonb_populate_record(null::subscription_periods,
    (select to_jsonb(subscription_periods) || jsonb_build_object('payment_id', ${id}::text, 'account_id', ${accountId}::text)
     from subscription_periods where account_id = ${from} limit 1)) w`.execute(db);
}

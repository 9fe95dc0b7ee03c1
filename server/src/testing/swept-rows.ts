import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { sendCallReminders } from "../bookings/send-call-reminders.ts";
import { sendQuestionnaireReminders } from "../checkout/reminders/send-questionnaire-reminders.ts";
import { sendReminders } from "../checkout/reminders/send-reminders.ts";
import { notifySubscriptionEndings } from "../checkout/subscriptions/notify-subscription-endings.ts";
import { voidEndedPromises } from "../checkout/subscriptions/void-ended-promises.ts";
import type { Deps } from "../deps.ts";
import { escalateReviews } from "../guarantee/escalate-reviews.ts";
import { escalateAlerts, pageWaiting } from "../on-call/work-alerts.ts";
import { sweepPauses } from "../pauses/sweep-pauses.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import { eraseExpired } from "../privacy/erasure/apply-retention.ts";
import { eraseEvents } from "../privacy/erasure/erase-events.ts";
import { makePromise } from "../promises/make-promise.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { openReviews } from "../reviews/schedule/open-reviews.ts";
import { sweepAttention } from "../staff/queue/sweep-attention.ts";
import { aStaffMember } from "../staff/testing/a-staff-member.ts";

type Member = { accountId: string };

/** A sweep, and how a member gets a row that is due in it. */
export type Swept = {
  run: (deps: Deps) => Promise<void>;
  /** As it is counted. */
  sweep: string;
  table: string;
  /** The column of the table that names the member, by the id of the account. */
  column?: string;
  arrange: (deps: Deps, member: Member) => Promise<unknown>;
  /** Which of the members still wait for their turn. */
  left: ReturnType<typeof sql<{ key: string }>>;
};

const anAlert =
  (due: { pageAt: true } | { escalateAt: true }, isHeld: boolean): Swept["arrange"] =>
  (deps, { accountId }) =>
    deps.db
      .insertInto("onCallAlerts")
      .values({
        accountId,
        id: randomUUID(),
        referenceNumber: randomUUID(),
        urgency: "crisis",
        subject: randomUUID(),
        raisedAt: ago(deps, HOUR_MS),
        personBy: ago(deps, 0),
        isHeld,
        escalateAt: "escalateAt" in due ? ago(deps, MINUTE_MS) : null,
        pageAt: "pageAt" in due ? ago(deps, MINUTE_MS) : null,
      })
      .execute();

const periodWith =
  (values: object): Swept["arrange"] =>
  ({ db }, { accountId }) =>
    db.updateTable("subscriptionPeriods").set(values).where("accountId", "=", accountId).execute();

const ago = ({ now }: Deps, ms: number): Date => new Date(now().getTime() - ms);
const paymentOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("subscriptionPeriods").select("paymentId").where("accountId", "=", accountId).executeTakeFirstOrThrow();

export const sweptRows: Record<string, Swept> = {
  promises: {
    run: sweepPromises,
    sweep: "sweep-promises",
    table: "promises",
    arrange: (deps, { accountId }) =>
      inTransaction(deps.db, (tx) =>
        makePromise(deps, tx, {
          accountId,
          kind: "human-first",
          subject: randomUUID(),
          hours: 8,
          startsAt: ago(deps, 30 * DAY_MS),
        }),
      ),
    left: sql`select account_id as key from promises where kind = 'human-first' and state = 'running' and due_at < now()`,
  },
  pauses: {
    run: sweepPauses,
    sweep: "sweep-pauses",
    table: "plan_pauses",
    arrange: (deps, { accountId }) =>
      sql`insert into plan_pauses (account_id, id, reason, from_day, to_day, time_zone, starts_at, ends_at, created_at)
        values (${accountId}, ${randomUUID()}, 'viagem', current_date - 1, current_date + 6, 'America/Sao_Paulo',
          now() - interval '1 hour', now() + interval '6 days', now() - interval '1 day')`.execute(deps.db),
    left: sql`select account_id as key from plan_pauses where started_at is null`,
  },
  "opening reviews": {
    run: openReviews,
    sweep: "open-reviews",
    table: "review_schedules",
    arrange: (deps, { accountId }) =>
      sql`insert into review_schedules (account_id, starts_at, next_at) values (${accountId}, now(), now() - interval '1 hour')
        on conflict (account_id) do update set next_at = excluded.next_at`.execute(deps.db),
    left: sql`select account_id as key from review_schedules where next_at < now()`,
  },
  "alerts of crisis, second contact": {
    run: escalateAlerts,
    sweep: "escalate-alerts",
    table: "on_call_alerts",
    arrange: anAlert({ escalateAt: true }, false),
    left: sql`select account_id as key from on_call_alerts where escalate_at is not null and not is_held`,
  },
  "alerts of new accounts, second contact": {
    run: escalateAlerts,
    sweep: "escalate-alerts together",
    table: "on_call_alerts",
    arrange: anAlert({ escalateAt: true }, true),
    left: sql`select account_id as key from on_call_alerts where escalate_at is not null and is_held`,
  },
  "alerts of care": {
    run: pageWaiting,
    sweep: "page-on-call",
    table: "on_call_alerts",
    arrange: anAlert({ pageAt: true }, false),
    left: sql`select account_id as key from on_call_alerts where page_at is not null`,
  },
  "alerts of new accounts": {
    run: pageWaiting,
    sweep: "page-on-call together",
    table: "on_call_alerts",
    arrange: anAlert({ pageAt: true }, true),
    left: sql`select account_id as key from on_call_alerts where page_at is not null and is_held`,
  },
  "overdue reviews of the guarantee": {
    run: escalateReviews,
    sweep: "escalate-reviews",
    table: "guarantee_claims",
    arrange: async (deps, { accountId }) => {
      const { paymentId } = await paymentOf(deps, accountId);
      const when = ago(deps, 9 * DAY_MS);
      await deps.db
        .insertInto("guaranteeClaims")
        .values({
          id: randomUUID(),
          referenceNumber: randomUUID(),
          paymentId,
          accountId,
          outcome: "in-review",
          claimedAt: when,
          dueAt: ago(deps, DAY_MS),
        })
        .execute();
    },
    left: sql`select account_id as key from guarantee_claims where escalated_at is null`,
  },
  "promises of ended periods": {
    run: voidEndedPromises,
    sweep: "void-ended-promises",
    table: "subscription_periods",
    arrange: (deps, member) => periodWith({ endsAt: ago(deps, HOUR_MS) })(deps, member),
    left: sql`select account_id as key from subscription_periods where promises_reviewed_at is null and ends_at < now()`,
  },
  "ends of periods": {
    run: notifySubscriptionEndings,
    sweep: "notify-subscription-endings",
    table: "subscription_periods",
    arrange: (deps, member) => periodWith({ endsAt: ago(deps, -3 * DAY_MS) })(deps, member),
    left: sql`select account_id as key from subscription_periods
      where ending_notified_at is null and ends_at between now() and now() + interval '4 days'`,
  },
  "reminders of the questionnaire": {
    run: sendQuestionnaireReminders,
    sweep: "send-questionnaire-reminders",
    table: "subscription_periods",
    arrange: (deps, member) => periodWith({ questionnaireReminderAt: ago(deps, HOUR_MS) })(deps, member),
    left: sql`select account_id as key from subscription_periods where questionnaire_reminder_at < now()`,
  },
  "reminders of the checkout": {
    run: sendReminders,
    sweep: "send-reminders",
    table: "checkout_reminders",
    arrange: (deps, { accountId }) =>
      sql`insert into checkout_reminders (id, account_id, email, cycle, method, asked_at, due_at)
        values (${randomUUID()}, ${accountId}, 'lembrete@example.com', 'annual', 'pix', now(), now() - interval '1 hour')`.execute(
        deps.db,
      ),
    left: sql`select account_id as key from checkout_reminders where due_at is not null`,
  },
  "reminders of calls": {
    run: sendCallReminders,
    sweep: "send-call-reminders",
    table: "bookings",
    arrange: async (deps, { accountId }) => {
      const id = randomUUID();
      // Of no profession, so that the members of the next sweep find no professional who could take them.
      const { id: staffId } = await aStaffMember(deps, { role: "vendas" });
      await sql`insert into bookings (account_id, id, reference_number, professional, staff_id, purpose, way, starts_at, state,
          created_at, remind_at)
        values (${accountId}, ${id}, ${id}, 'nutritionist', ${staffId}, 'plan', 'video', now() + interval '20 hours', 'cancelled',
          now(), now() - interval '1 hour')`.execute(deps.db);
    },
    left: sql`select account_id as key from bookings where remind_at is not null`,
  },
  "expired accounting": {
    run: eraseExpired,
    sweep: "erase-expired",
    table: "deletions",
    column: "reference_number",
    arrange: (deps, { accountId }) =>
      sql`insert into deletions (reference_number, deleted_at, retain_until, retained)
        values (${accountId}, now() - interval '6 years', now() - interval '1 day', '{}')`.execute(deps.db),
    left: sql`select reference_number as key from deletions where retain_until is not null`,
  },
  "erasure of events": {
    run: eraseEvents,
    sweep: "erase-events",
    table: "event_erasures",
    column: "fbp",
    arrange: (deps, { accountId }) =>
      sql`insert into event_erasures (fbp, requested_at) values (${accountId}, now())`.execute(deps.db),
    left: sql`select fbp as key from event_erasures`,
  },
  "the team's queues": {
    run: sweepAttention,
    sweep: "sweep-attention",
    table: "attention_changes",
    // Where no professional can take them, each is marked for later.
    arrange: ({ db }, { accountId }) => db.insertInto("attentionChanges").values({ accountId }).execute(),
    left: sql`select distinct account_id as key from attention_changes where due_at is null`,
  },
};

/** `unless`: of these changes the row is capable all the same. */
export type Poisoned = { table: string; column?: string | undefined; key: string; unless?: string | undefined };
let poisons = 0;

/** From now on no statement can change that row. Returns what ends it. */
export async function poison(
  db: Db,
  { table, column = "account_id", key, unless = "false" }: Poisoned,
): Promise<() => Promise<void>> {
  const name = `poison_${(poisons += 1)}`;
  const run = async (text: string) => void (await sql.raw(text).execute(db));
  await run(
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if coalesce(new.${column}, old.${column})::text = '${key}' and not (${unless}) then raise 'poisoned'; end if;
      return coalesce(new, old);
    end $$;
    create trigger ${name} before insert or update or delete on ${table} for each row execute function ${name}();`,
  );
  return () => run(`drop trigger ${name} on ${table}; drop function ${name}();`);
}

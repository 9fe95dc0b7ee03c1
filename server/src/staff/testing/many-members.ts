import { type Pool, type PoolClient } from "pg";
import { openDb, openPool } from "../../platform/database/db.ts";
import { createKeyRing } from "../../platform/key-ring.ts";
import { listQueue } from "../queue/attention-store.ts";

type Size = { professionals: number; membersEach: number };

const HOUR_MS = 3_600_000;
export const professionalSql = (role: "nutri" | "treinador", number: string | number): string =>
  `md5('${role} ' || ${number})::uuid`;

/**
 * Members of the Complete plan with four weeks of weights and a promise, and so many professionals of each role, who have
 * them evenly. Each waits to be read by the sweep.
 */
export async function seedMembers(databaseUrl: string, { professionals, membersEach }: Size): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1, name: "seed" });
  const run = (text: string) => pool.query({ text, query_timeout: HOUR_MS } as { text: string });
  await run("set statement_timeout = 0");
  const members = `generate_series(0, ${professionals * membersEach - 1}) as i, lateral (select md5('m' || i)::uuid as id,
    now() - i % 84 * interval '1 day' - interval '1 hour' as start) as m`;
  await run(`
    insert into staff (id, email, name, role, council, registration_number, registration_expires_on,
      has_remote_registration, minutes_per_week, created_at)
    select case role when 'nutri' then ${professionalSql("nutri", "i")} else ${professionalSql("treinador", "i")} end,
      role || i || '@example.com', 'Equipe ' || i, role, 'C', '0', '2099-12-31', true, 2400, now()
    from generate_series(0, ${professionals - 1}) as i, unnest(array['nutri', 'treinador']) as role`);
  await run(`
    insert into accounts (id, full_name, phone, country_code, created_at)
    select id, 'Membro ' || i, '+55119' || lpad(i::text, 8, '0'), 'BR', start from ${members}`);
  await run(`
    insert into payments (id, account_id, plan, cycle, email, method, installments, amount_cents, gateway, status, via,
      allows_ads, withdrawal_days, guarantee_rule, created_at, paid_at)
    select md5('p' || i)::uuid, id, 'completo', 'annual', 'm' || i || '@example.com', 'credit-card', 1, 100000, 'asaas', 'paid',
      'session', false, 7, 'g2', start, start from ${members}`);
  await run(`
    insert into subscription_periods (payment_id, account_id, plan, starts_at, ends_at)
    select md5('p' || i)::uuid, id, 'completo', start, start + interval '1 year' from ${members}`);
  await run(`
    insert into intake_assessments (account_id, number, decided_at, completed_at, outcome, plan, safety_version,
      questionnaire_version, targets_version, diet, training, awaits_review)
    select id, 1, start, start, 'plan', 'completo', '1', '1', '1', (array['A', 'B'])[1 + i % 2], 'A', false
    from ${members}`);
  await run(`
    insert into promises (account_id, id, reference_number, kind, subject, starts_at, due_at, rule_version)
    select id, md5('o' || i)::uuid, 'R' || i, 'definitive-plan', 'assessment-1', now() - interval '1 hour',
      now() + i % 120 * interval '1 hour', '1' from ${members}`);
  await run(`
    insert into weights (account_id, id, at, at_hlc, kg, kg_hlc, is_contested, rev, saved_at)
    select id, md5(i || ' ' || day)::uuid, now() - day * interval '1 day', id, 80 + day * 0.07 + day % 3 * 0.2, id, false, day, now()
    from ${members}, generate_series(1, 28) as day`);
  await run(`
    insert into staff_assignments (account_id, role, staff_id, since)
    select id, role, case role when 'nutri' then ${professionalSql("nutri", `i % ${professionals}`)}
      else ${professionalSql("treinador", `i % ${professionals}`)} end, start
    from ${members}, unnest(array['nutri', 'treinador']) as role`);
  await run("vacuum analyze");
  await pool.end();
}

/** The rows of these members as a sweep leaves them, without its time; a fifth of the scores is due anew. */
export async function seedQueues(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1, name: "seed" });
  await pool.query(`
    insert into attention (account_id, role, staff_id, name, started_on, diet, training, facts, kind, score, since,
      minutes, due_at, rescore_at, refresh_at)
    select s.account_id, s.role, s.staff_id, a.full_name, s.since::date, 'A', 'A', jsonb_build_object(
        'startedOn', s.since::date, 'signs', '[]'::jsonb, 'painSince', null, 'answersChangedAt', null, 'calls', '[]'::jsonb,
        'promises', jsonb_build_array(jsonb_build_object('kind', p.kind, 'startsAt', p.starts_at, 'dueAt', p.due_at,
          'isPaused', false)), 'reviewSince', null, 'drift', null, 'lastLogOn', current_date - 1),
      'plan', greatest(0, 400 - extract(epoch from p.due_at - now()) / 216), p.starts_at, 12, p.due_at,
      case when p.due_at < now() + interval '1 day' then now() else now() + interval '3 hours' end, now() + interval '3 hours'
    from staff_assignments s join accounts a on a.id = s.account_id join promises p on p.account_id = s.account_id`);
  await pool.query("truncate attention_changes");
  await pool.query("vacuum analyze attention");
  await pool.end();
}

export type Opened = { rows: number; buffers: number; milliseconds: number; nodes: string[] };

/** What PostgreSQL reads for a queue, by the statement that the product runs. */
export async function openQueue(databaseUrl: string, number: number): Promise<Opened> {
  const pool = openPool(databaseUrl, { max: 1, name: "read", usePreparedStatements: false });
  const queries = recordQueries(pool);
  const { rows: found } = await pool.query<{ id: string }>(`select ${professionalSql("nutri", number)} as id`);
  const items = await listQueue(
    openDb(pool),
    createKeyRing("0".repeat(64)).encryption("health-data"),
    found[0]?.id ?? "",
  );
  const [text = "", values = []] = queries.at(-1) ?? [];
  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Plan; "Execution Time": number }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  await pool.end();
  const explained = rows[0]?.["QUERY PLAN"][0];
  if (!explained) throw new Error("no plan");
  return {
    rows: items.length,
    buffers: explained.Plan["Shared Hit Blocks"] + explained.Plan["Shared Read Blocks"],
    milliseconds: explained["Execution Time"],
    nodes: nodesOf(explained.Plan).flatMap((node) => node["Index Name"] ?? node["Relation Name"] ?? []),
  };
}

type Plan = {
  "Relation Name"?: string;
  "Index Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
};
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

type Query = [text: string, values: unknown[]];

function recordQueries(pool: Pool): Query[] {
  const queries: Query[] = [];
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      if (Array.isArray(args[1])) queries.push([String(args[0]), args[1]]);
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  return queries;
}

import { type LoadResult, load } from "../../lib/load/load.ts";
import * as calls from "../../lib/load/requests.ts";
import { atMost, exactly, type Figure, info, range } from "../../lib/report/figure.ts";
import { sharedApi } from "../harness/api-process.ts";
import { loadedDatabase, runSql, seededDatabase } from "../harness/database.ts";
import { emailOf, FIRST, idSql, paymentId, unregisteredEmail } from "../harness/people.ts";
import type { Job, Settings } from "../job.ts";
import { type Comparison, compareWithBaseline, templatesOf } from "./baseline-comparison.ts";
import { count } from "./growth.ts";

const PER_SECOND = 500;
const MAX_MS = 50;
const SHORT_COUNT = 500;

/** Latency of a webhook's 200 at five hundred a second; the bound is 1/200 of the vendor's timeout. */
async function acknowledge(job: Comparison, { isShort, people }: Settings): Promise<Figure[]> {
  const api = await sharedApi(await loadedDatabase(people));
  const requests = templatesOf(job);
  if (isShort) {
    const plan = { connections: 16, seconds: 60, maxRequests: SHORT_COUNT };
    return [refused(SHORT_COUNT, await load({ port: api.port, requests, ...plan }))];
  }
  const send = (rate: number, seconds: number) => load({ port: api.port, requests, connections: 64, seconds, rate });
  await send(PER_SECOND / 2, 4);
  const result = await send(PER_SECOND, 15);
  const { answered, p50, p99 } = result;
  return [
    atMost(MAX_MS, `p99 of the acknowledgement at ${PER_SECOND}/s`, p99, {
      kind: "time",
      unit: "ms",
      note: `median ${p50.toFixed(1)} ms, ${answered} sent, a fifth of them twice`,
    }),
    refused(answered + result.broken, result),
  ];
}

const refused = (sent: number, { statuses }: LoadResult): Figure =>
  exactly(0, "webhooks not answered with 200", sent - (statuses["200"] ?? 0), { note: JSON.stringify(statuses) });

const POOL = 5_000;
const sampleOf = (people: number): number[] => range(Math.min(POOL, people)).map((index) => FIRST + index);
const fresh = calls.GENERATED;

const register = (): Comparison => {
  const mark = calls.newMark();
  return {
    number: 2,
    key: "register",
    sent: [{ apiRequest: calls.register(fresh) }],
    recorded: [{ apiRequest: calls.register(mark), mark }],
    hashes: true,
    bounds: { k: { least: 0.9 }, shortK: { least: 0.3 } },
  };
};

const checkEmail = (): Comparison => {
  const mark = calls.newMark();
  const lookUp = (email: string, first: string) => ({
    apiRequest: calls.checkEmail(email),
    mark,
    swaps: [{ from: email, to: `('${first}' || :k || '@example.com')` }],
    simplest: `select id from accounts where email = '${first}' || :k || '@example.com'`,
  });
  return {
    number: 3,
    key: "check-email",
    sent: [{ apiRequest: calls.checkEmail("@EMAIL@") }],
    pools: (people) => ({ EMAIL: sampleOf(people).flatMap((number) => [emailOf(number), unregisteredEmail(number)]) }),
    recorded: [lookUp(emailOf(FIRST), "u"), lookUp(unregisteredEmail(FIRST), "v")],
    bounds: { k: { least: 0.75 }, shortK: { least: 0.15 } },
  };
};

const webhook = (): Comparison => {
  const mark = calls.newMark();
  const apiRequest = calls.webhook(mark.fresh);
  return {
    number: 6,
    key: "webhook",
    sent: [
      { apiRequest: calls.webhook(fresh.fresh), weight: 4 },
      { apiRequest: calls.webhook(fresh.again), weight: 1 },
    ],
    recorded: [
      { apiRequest, mark, weight: 4 },
      { apiRequest, mark, swaps: [{ from: `evt_${mark.fresh}&${mark.fresh}`, to: "('evt-' || :k)" }], weight: 1 },
    ],
    bounds: { k: { least: 0.8 }, shortK: { least: 0.3 } },
  };
};

const poll = (): Comparison => {
  const [mark, id] = [calls.newMark(), paymentId(FIRST)];
  return {
    number: 7,
    key: "poll",
    sent: [{ apiRequest: calls.poll("@PAYMENT@") }],
    route: "/v1/public/payment-lookup/:paymentId",
    pools: (people) => ({ PAYMENT: sampleOf(people).map(paymentId) }),
    recorded: [
      {
        apiRequest: calls.poll(id),
        mark,
        swaps: [{ from: id, to: idSql("p", ":k") }],
        simplest: `select p.id, p.status, exists (select 1 from charges c where c.payment_id = p.id
          and c.disposition = 'accepted' and c.dispute in ('open', 'lost')), exists (select 1 from payments o
          where o.account_id = p.account_id and o.paid_at > p.created_at and o.status in ('paid', 'received')
          and not exists (select 1 from charges d where d.payment_id = o.id and d.disposition = 'accepted'
          and d.dispute in ('open', 'lost'))) from payments p
          where p.id = ${idSql("p", ":k")}`.replaceAll(/\s+/g, " "),
      },
    ],
    bounds: { k: { least: 0.75 }, shortK: { least: 0.15 } },
  };
};

const track = (): Comparison => {
  const mark = calls.newMark();
  return {
    number: 8,
    key: "track",
    sent: [{ apiRequest: calls.track(fresh) }],
    recorded: [{ apiRequest: calls.track(mark), mark }],
    bounds: { t: { least: 0.6 }, shortK: { least: 0.25 } },
  };
};

/** The ratios, and the work of the first recorded form of the call. */
const job = (number: number, title: string, engine: string, make: () => Comparison): Job => ({
  number,
  title,
  engine,
  async run(settings) {
    const measured = await compareWithBaseline(make(), settings);
    const { key, recorded } = make();
    const [first] = recorded;
    if (!first) throw new Error("nothing was recorded");
    const { apiRequest, mark, swaps = [] } = first;
    const counted = await count({ name: key, apiRequest, mark, swaps: () => swaps }, settings);
    return { measured: [...measured, ...counted.measured], growth: [counted.growth] };
  },
});

const registerCore = job(2, "Register", "Argon2 + pgbench with the same statements + Fastify", register);
export const registerJob: Job = {
  ...registerCore,
  async run(settings) {
    const { measured, ...rest } = await registerCore.run(settings);
    return { measured: [...measured, await bytesPerAccount(settings.sizes.at(-1) ?? 0)], ...rest };
  },
};

/** Size of the seeded database per account, with payment, events, messages, webhooks and indexes. */
async function bytesPerAccount(people: number): Promise<Figure> {
  const [row] = await runSql<{ bytes: number }>(
    await seededDatabase(people),
    "select pg_database_size(current_database())::float8 as bytes",
  );
  const value = Math.round((row?.bytes ?? 0) / people);
  return info("bytes in the database per account", value, { unit: "B" });
}
export const checkEmailJob = job(3, "Check email", "pgbench point select + Fastify", checkEmail);
export const pollJob = job(7, "Status poll", "pgbench point select + Fastify", poll);
export const trackJob = job(
  8,
  "Tracking intake",
  "Fastify that parses the same body; pgbench with the same insert",
  track,
);

const webhookCore = job(6, "Webhook intake", "pgbench with the same insert and queue insert + Fastify", webhook);
export const webhookJob: Job = {
  ...webhookCore,
  async run(settings) {
    const { measured, ...rest } = await webhookCore.run(settings);
    return { measured: [...measured, ...(await acknowledge(webhook(), settings))], ...rest };
  },
};

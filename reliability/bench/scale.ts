import type { Results } from "./results.ts";

/** Peak load at each size of the business. Assumptions, to be changed here. */
const SIZES = [
  { accounts: 10_000, viewsPerMinute: 2_000 },
  { accounts: 1_000_000, viewsPerMinute: 20_000 },
  { accounts: 20_000_000, viewsPerMinute: 200_000 },
] as const;
const REQUESTS_PER_VIEW = 9;
const EVENTS_PER_VIEW = 3;
const SIGN_UPS_PER_VIEW = 0.05;
const CHECKOUTS_PER_VIEW = 0.005;
const PIX_SHARE = 0.6;
const POLLS_PER_CHECKOUT = (15 * 60) / 20;
const WEBHOOKS_PER_CHECKOUT = 4;
const BYTES_PER_VIEW = 150_000;
/** Target utilisation: above it, queueing time grows faster than load. */
const UTILISATION = 0.6;
const QUOTA_CALLS = 25_000;
const QUOTA_HOURS = 12;

type Load = { name: string; perSecond: number; nginx: number; node: number; postgres: number };

/** docs/scale.md from the costs of the last full run; undefined while one of them is missing. */
export function scaleOf(results: Results): string | undefined {
  const find = (job: number, id: string) =>
    results[job]?.measured.find((figure) => figure.id === `${job}.${id}`)?.value;
  const both = (job: number) => ({ node: find(job, "cpu.node") ?? 0, postgres: find(job, "cpu.postgres") ?? 0 });
  const [page, bytes] = [find(1, "cpu.nginx"), find(2, "bytes")];
  const calls = [2, 3, 4, 5, 6, 7, 8].map(both);
  if (!page || !bytes || calls.some(({ node, postgres }) => node * postgres === 0)) return undefined;
  const [register, email, pix, card, webhook, poll, track] = calls as [Cpu, Cpu, Cpu, Cpu, Cpu, Cpu, Cpu];
  const gatewayCalls = PIX_SHARE * (find(4, "gateway.create PIX") ?? 1) + (1 - PIX_SHARE) * 2;

  const loadsAt = (viewsPerMinute: number): Load[] => {
    const views = viewsPerMinute / 60;
    const checkouts = views * CHECKOUTS_PER_VIEW;
    const call = (name: string, perSecond: number, { node, postgres }: Cpu): Load => ({
      name,
      perSecond,
      // Each call passes through nginx, at about the cost of a page.
      nginx: perSecond * page,
      node: perSecond * node,
      postgres: perSecond * postgres,
    });
    return [
      {
        name: "pages and files",
        perSecond: views * REQUESTS_PER_VIEW,
        nginx: views * REQUESTS_PER_VIEW * page,
        node: 0,
        postgres: 0,
      },
      call("tracking", views * EVENTS_PER_VIEW, track),
      call("sign-ups", views * SIGN_UPS_PER_VIEW, register),
      call("email checks", checkouts, email),
      call("PIX codes", checkouts * PIX_SHARE, pix),
      call("cards", checkouts * (1 - PIX_SHARE), card),
      call("status polls", checkouts * PIX_SHARE * POLLS_PER_CHECKOUT, poll),
      call("webhooks", checkouts * WEBHOOKS_PER_CHECKOUT, webhook),
    ];
  };
  const coresOf = (loads: Load[], part: "nginx" | "node" | "postgres") =>
    loads.reduce((total, load) => total + load[part], 0) / 1e6 / UTILISATION;
  const machines = (cores: number) => `${number(cores)} ${cores < 1 ? "of a core" : "cores"}`;
  const peak = loadsAt(SIZES[2].viewsPerMinute);
  const quotaSeconds = (checkouts: number) => QUOTA_CALLS / (checkouts * gatewayCalls);

  return `${HEAD}
## What one of each costs here

CPU, from [bench](bench.md), in µs; the machine is described there.

| | nginx | Node | PostgreSQL |
|---|---|---|---|
| a page or file | ${number(page)} | | |
${Object.entries({
  "a tracked event": track,
  "a sign-up": register,
  "an email check": email,
  "a PIX code": pix,
  "a card": card,
  "a status poll": poll,
  "a webhook": webhook,
})
  .map(([name, { node, postgres }]) => `| ${name} | ${number(page)} | ${number(node)} | ${number(postgres)} |`)
  .join("\n")}

A person with a payment, events, messages and webhooks takes ${number(bytes)} bytes of database, indexes included.

## The peak of an advertisement, at ${number(SIZES[2].viewsPerMinute)} views a minute

Assumed: ${REQUESTS_PER_VIEW} requests and ${EVENTS_PER_VIEW} events a view, ${SIGN_UPS_PER_VIEW * 100} % sign up, ${CHECKOUTS_PER_VIEW * 100} % reach the payment, ${PIX_SHARE * 100} % of them by PIX, who
wait a quarter of an hour and ask every 20 seconds; ${WEBHOOKS_PER_CHECKOUT} webhooks a payment. Cores are filled to ${UTILISATION * 100} %.

| part | a second | cores of nginx | of Node | of PostgreSQL |
|---|---|---|---|---|
${peak.map((load) => `| ${load.name} | ${number(load.perSecond)} | ${number(load.nginx / 1e6 / UTILISATION)} | ${number(load.node / 1e6 / UTILISATION)} | ${number(load.postgres / 1e6 / UTILISATION)} |`).join("\n")}
| **together** | | **${number(coresOf(peak, "nginx"))}** | **${number(coresOf(peak, "node"))}** | **${number(coresOf(peak, "postgres"))}** |

On the wire: ${number((SIZES[2].viewsPerMinute / 60) * BYTES_PER_VIEW * 8e-9)} Gbit/s at ${number(BYTES_PER_VIEW / 1_000)} kB a view, which is why files leave through a CDN first.

## Machines at each size

| accounts | views a minute at the peak | nginx | Node | PostgreSQL | database | the gateway's quota is gone |
|---|---|---|---|---|---|---|
${SIZES.map(({ accounts, viewsPerMinute }) => {
  const loads = loadsAt(viewsPerMinute);
  const checkouts = (viewsPerMinute / 60) * CHECKOUTS_PER_VIEW;
  const seconds = quotaSeconds(checkouts);
  const gone = seconds > QUOTA_HOURS * 3_600 ? "not reached" : `after ${number(seconds / 60)} min of such a peak`;
  return `| ${number(accounts)} | ${number(viewsPerMinute)} | ${machines(coresOf(loads, "nginx"))} | ${machines(coresOf(loads, "node"))} | ${machines(coresOf(loads, "postgres"))} | ${number((accounts * bytes) / 1e9)} GB | ${gone} |`;
}).join("\n")}

An order takes ${gatewayCalls.toFixed(1)} calls at the gateway on average, of ${number(QUOTA_CALLS)} in ${QUOTA_HOURS} hours: ${number(QUOTA_CALLS / gatewayCalls)} orders.
${TAIL(track)}`;
}

type Cpu = { node: number; postgres: number };
const number = (value: number): string =>
  value >= 100
    ? Math.round(value).toLocaleString("en-US")
    : value.toLocaleString("en-US", { maximumSignificantDigits: 2 });

const HEAD = `# How far this goes

<!-- Written by \`npm run bench\` from its own figures; do not edit. The assumptions are in reliability/bench/scale.ts. -->

Arithmetic, not a promise: the measured cost of one call, multiplied. It leaves out what a second machine adds (network,
a second copy of each cache) and what a bigger one gives (a server core is faster than the shared ones measured here).
`;

const TAIL = ({ node, postgres }: Cpu): string => `
## What breaks first, and what is added then

| step | breaks first | seen by | then |
|---|---|---|---|
| 10 thousand accounts | nothing of ours. The gateway's quota, if one day's advertisement sells more than the line above | alert \`GatewayQuotaEnding\`, \`npm run today\` | a larger quota in writing before the campaign; a second gateway behind the same port |
| | people: plans within five days are a matter of staff, not of machines | \`promises\` in \`npm run today\` | fewer sales a day, or more professionals |
| 1 million | password hashing: it is nearly the whole cost of a sign-up, and needs cores only for minutes | \`http_request_seconds\` of register, \`overloaded\` answers | more API nodes (they hold no state), before anything else |
| | connections: each node brings ten | \`DatabasePoolExhausted\` | PgBouncer in transaction mode, as \`deploy/\` already installs it; beyond 100 connections it is not optional |
| ad peak | tracking: ${number(1e6 / (node + postgres))} events a second fill one core for API and PostgreSQL together | \`EventsUnsent\`, share of WAL | first its own API nodes and its own database (no foreign key leaves it but the account's); above 2,000 events a second for an hour, a log such as Redpanda: events already carry id, type and time |
| | bytes: the line, long before nginx's cores | the provider's graph | a CDN in front: pages are files with an ETag and a minute of life, assets are immutable, no cookie is set on them |
| 20 million | the primary's writes and its backup's length, not its reads | WAL rate, \`BackupTooOld\`, restore drill's minutes | read replicas for what may be stale (account pages, exports); events and messages older than 90 days to partitions that are detached; then a split by account: ids are made by us and every member row carries its account |

## Engines left out, and why they are not needed yet

| engine | would carry | not needed because | added when measured |
|---|---|---|---|
| Redis or Valkey | limits, sessions, polls | limits are one row each in PostgreSQL or a count in a node's memory; calls that come together already share a statement | limits and sessions above 20 % of the primary's WAL |
| Kafka, Redpanda, NATS | events | the outbox is a table that the worker empties in batches | above 2,000 events a second for an hour, or 30 % of WAL |
| ClickHouse | reports | an operator's questions are one indexed count each | reports above 5 % of the primary's CPU, or 500 GB of events |
| Temporal | long stories | payments, refunds and promises are small state machines in tables, with sweeps | more than about thirty kinds of story |
| Kubernetes | machines | two units and a script restart nodes one by one without a failed request ([drills](drills.md)) | more machines than one person remembers |
| Citus, sharding | size | one primary holds the table above | the largest sensible primary above 60 % CPU, or 4 TB hot |
`;

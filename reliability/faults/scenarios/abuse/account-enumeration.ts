import type { ManagedProcess } from "../../../lib/processes/managed-process.ts";
import { atOnce } from "../../../lib/shopper/concurrency.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { guardedOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

type Observation = { ms: number; answer: string };
type Probe = {
  name: string;
  /** How often one account can be probed before a rate limit answers instead. */
  perAccount: number;
  atOnce: number;
  /** Brings the account into the state where a timing difference would be largest. */
  prepare?: (node: ManagedProcess, username: string, ip: string) => Promise<unknown>;
  send: (node: ManagedProcess, username: string, ip: string) => Promise<Response>;
};

const post = (node: ManagedProcess, path: string, ip: string, body: object): Promise<Response> =>
  fetch(`${node.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip },
    body: JSON.stringify(body),
  });
const PROBES: Probe[] = [
  {
    name: "sign-in",
    perAccount: 80,
    atOnce: 1,
    send: (node, username, ip) =>
      fetch(`${node.url}/v1/auth/sessions`, {
        method: "POST",
        headers: {
          authorization: `Basic ${Buffer.from(`${username}:errada-123`).toString("base64")}`,
          "x-forwarded-for": ip,
        },
      }),
  },
  {
    name: "password reset",
    perAccount: 3,
    atOnce: 8,
    send: (node, username, ip) => post(node, "/v1/public/password-resets", ip, { username }),
  },
  {
    name: "code confirmation",
    perAccount: 5,
    atOnce: 8,
    prepare: (node, username, ip) => post(node, "/v1/public/password-resets", ip, { username }),
    send: (node, username, ip) =>
      post(node, "/v1/public/password-resets/confirm", ip, { username, code: "000000", newPassword: "zq-senha-x1" }),
  },
];

/** What an attacker can observe: status, body, header names and the response time. */
async function observe(probe: Probe, node: ManagedProcess, username: string, ip: string): Promise<Observation> {
  const since = performance.now();
  const reply = await probe.send(node, username, ip);
  const text = await reply.text();
  const ms = performance.now() - since;
  const names = [...reply.headers.keys()].toSorted().join();
  return { ms, answer: `${reply.status} ${names} ${text}` };
}

/** The probability that a hit takes longer than a miss: 0.5 when the response time reveals nothing. */
export function areaUnderCurve(hits: readonly number[], misses: readonly number[]): number {
  const all = [...hits.map((ms) => ({ ms, isHit: true })), ...misses.map((ms) => ({ ms, isHit: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isHit }, index) => (isHit ? sum + index + 1 : sum), 0);
  return (ranks - (hits.length * (hits.length + 1)) / 2) / (hits.length * misses.length);
}
/** Sampling error of the AUC for this number of pairs. */
const standardError = (pairs: number): number => Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs));

async function compare(harness: Harness, driver: Driver, probe: Probe, pairs: number) {
  const node = await guardedOf(harness);
  const people: Buyer[] = await driver.buyers(Math.ceil(pairs / probe.perAccount), "email");
  await atOnce(probe.atOnce, people, async ({ email, ip }) => {
    await probe.prepare?.(node, email, ip);
  });
  const hits: number[] = [];
  const misses: number[] = [];
  const answers = { hit: new Set<string>(), miss: new Set<string>() };
  const missed = new Set<string>();
  const { random } = driver;
  await atOnce(probe.atOnce, range(pairs), async (pair) => {
    const hit = people[pair % people.length]?.email ?? "";
    const miss = hit.replace(/^b(.{5})/, (_, start: string) => `b${start.split("").toReversed().join("")}n`);
    missed.add(miss);
    const both = random.shuffled(["hit", "miss"] as const);
    for (const which of both) {
      const ip = `45.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}`;
      const observed = await observe(probe, node, which === "hit" ? hit : miss, ip);
      (which === "hit" ? hits : misses).push(observed.ms);
      answers[which].add(observed.answer);
    }
  });
  const violations: string[] = [];
  const differs = [...answers.hit].filter((answer) => !answers.miss.has(answer));
  if (differs.length > 0) violations.push(`${probe.name}: only existing accounts get ${differs[0]?.slice(0, 200)}`);
  const emails = await harness.db.query("select from messages where recipient = any($1)", [[...missed]]);
  if (emails.length > 0) violations.push(`${probe.name}: ${emails.length} e-mails to addresses without an account`);
  if ([...answers.hit].every((answer) => answer.startsWith("429")))
    violations.push(`nothing was injected: ${probe.name}: the rate limit answered every probe`);
  const area = areaUnderCurve(hits, misses);
  const allowed = 0.02 + 3 * standardError(pairs);
  const isOff = Math.abs(area - 0.5) > allowed;
  const deviation = `${probe.name}: AUC ${area.toFixed(3)} with ${pairs} pairs (0.5 ± ${allowed.toFixed(3)})`;
  return { area, people, violations, deviation: isOff ? [deviation] : [] };
}

/** Repeats an AUC outside its bounds with four times the pairs, because some of many comparisons deviate by chance. */
async function compareTwice(harness: Harness, driver: Driver, probe: Probe, pairs: number) {
  const first = await compare(harness, driver, probe, pairs);
  if (first.deviation.length === 0) return first;
  const again = await compare(harness, driver, probe, 4 * pairs);
  const people = [...first.people, ...again.people];
  return { area: again.area, people, violations: [...first.violations, ...again.violations, ...again.deviation] };
}

export const accountEnumeration: Scenario = {
  number: 43,
  fault: "Account enumeration by text, status, timing or e-mail",
  injected:
    "the same request for an existing and for an unknown account, in pairs and in random order: wrong password, password reset, wrong code; AUC over all pairs of a kind, a third of the trials each",
  invariants: "identical answers; AUC 0.50 ± 0.02, widened by three standard errors; no e-mail to an unknown account",
  trial: "a pair of requests",
  batch: 6_000,
  short: 36,
  async run(harness, driver, trials) {
    const pairs = Math.max(1, Math.floor(trials / PROBES.length));
    const buyers: Buyer[] = [];
    const violations: string[] = [];
    const samples: Record<string, number[]> = {};
    for (const probe of PROBES) {
      const found = await compareTwice(harness, driver, probe, pairs);
      buyers.push(...found.people);
      violations.push(...found.violations);
      samples[`AUC × 1000, ${probe.name}, ${pairs} pairs`] = [Math.round(found.area * 1_000)];
    }
    return { trials, buyers, violations, figures: { samples } };
  },
};

import type { Buyer, Driver } from "../harness/driver.ts";
import { guardedOf } from "../harness/front.ts";
import type { Harness } from "../harness/harness.ts";
import type { ManagedProcess } from "../harness/managed-process.ts";
import { atOnce } from "./concurrency.ts";
import { range, type Scenario } from "./scenario.ts";

type Seen = { ms: number; said: string };
type Question = {
  name: string;
  /** How often one account can be asked before a limit answers instead. */
  perAccount: number;
  atOnce: number;
  /** What makes the difference as large as it gets. */
  prepare?: (node: ManagedProcess, username: string, ip: string) => Promise<unknown>;
  ask: (node: ManagedProcess, username: string, ip: string) => Promise<Response>;
};

const post = (node: ManagedProcess, path: string, ip: string, body: object): Promise<Response> =>
  fetch(`${node.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip },
    body: JSON.stringify(body),
  });
const QUESTIONS: Question[] = [
  {
    name: "sign-in",
    perAccount: 80,
    atOnce: 1,
    ask: (node, username, ip) =>
      fetch(`${node.url}/v1/auth/sessions`, {
        method: "POST",
        headers: {
          authorization: `Basic ${Buffer.from(`${username}:errada-123`).toString("base64")}`,
          "x-forwarded-for": ip,
        },
      }),
  },
  {
    name: "new password asked for",
    perAccount: 3,
    atOnce: 8,
    ask: (node, username, ip) => post(node, "/v1/public/password-resets", ip, { username }),
  },
  {
    name: "code typed",
    perAccount: 5,
    atOnce: 8,
    prepare: (node, username, ip) => post(node, "/v1/public/password-resets", ip, { username }),
    ask: (node, username, ip) =>
      post(node, "/v1/public/password-resets/confirm", ip, { username, code: "000000", newPassword: "zq-senha-x1" }),
  },
];

/** What somebody outside sees: status, words, headers but those that differ every time, and the time it took. */
async function see(question: Question, node: ManagedProcess, username: string, ip: string): Promise<Seen> {
  const since = performance.now();
  const reply = await question.ask(node, username, ip);
  const text = await reply.text();
  const ms = performance.now() - since;
  const names = [...reply.headers.keys()].toSorted().join();
  return { ms, said: `${reply.status} ${names} ${text}` };
}

/** The random that a hit takes longer than a miss: a half when time tells nothing. */
export function areaUnderCurve(hits: readonly number[], misses: readonly number[]): number {
  const all = [...hits.map((ms) => ({ ms, isHit: true })), ...misses.map((ms) => ({ ms, isHit: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isHit }, index) => (isHit ? sum + index + 1 : sum), 0);
  return (ranks - (hits.length * (hits.length + 1)) / 2) / (hits.length * misses.length);
}
/** What random alone moves it by, with so many pairs. */
const standardError = (pairs: number): number => Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs));

async function compare(harness: Harness, driver: Driver, question: Question, pairs: number) {
  const node = await guardedOf(harness);
  const people: Buyer[] = await driver.buyers(Math.ceil(pairs / question.perAccount), "email");
  await atOnce(question.atOnce, people, async ({ email, ip }) => {
    await question.prepare?.(node, email, ip);
  });
  const hits: number[] = [];
  const misses: number[] = [];
  const said = { hit: new Set<string>(), miss: new Set<string>() };
  const missed = new Set<string>();
  const { random } = driver;
  await atOnce(question.atOnce, range(pairs), async (pair) => {
    const hit = people[pair % people.length]?.email ?? "";
    const miss = hit.replace(/^b(.{5})/, (_, start: string) => `b${start.split("").toReversed().join("")}n`);
    missed.add(miss);
    const both = random.shuffled(["hit", "miss"] as const);
    for (const which of both) {
      const ip = `45.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}`;
      const seen = await see(question, node, which === "hit" ? hit : miss, ip);
      (which === "hit" ? hits : misses).push(seen.ms);
      said[which].add(seen.said);
    }
  });
  const violations: string[] = [];
  const differs = [...said.hit].filter((one) => !said.miss.has(one));
  if (differs.length > 0) violations.push(`${question.name}: only accounts are answered ${differs[0]?.slice(0, 200)}`);
  const emails = await harness.db.query("select from messages where recipient = any($1)", [[...missed]]);
  if (emails.length > 0) violations.push(`${question.name}: ${emails.length} emails to nobody`);
  if ([...said.hit].every((one) => one.startsWith("429")))
    violations.push(`nothing was injected: ${question.name}: a limit answered instead`);
  const area = areaUnderCurve(hits, misses);
  const allowed = 0.02 + 3 * standardError(pairs);
  const isOff = Math.abs(area - 0.5) > allowed;
  const reported = `${question.name}: AUC ${area.toFixed(3)} with ${pairs} pairs (0.5 ± ${allowed.toFixed(3)})`;
  return { area, people, violations, reported: isOff ? [reported] : [] };
}

/** Of so many comparisons one is off by random now and then: it counts when it is off again, over four times the pairs. */
async function compareTwice(harness: Harness, driver: Driver, question: Question, pairs: number) {
  const first = await compare(harness, driver, question, pairs);
  if (first.reported.length === 0) return first;
  const again = await compare(harness, driver, question, 4 * pairs);
  const people = [...first.people, ...again.people];
  return { area: again.area, people, violations: [...first.violations, ...again.violations, ...again.reported] };
}

export const accountEnumeration: Scenario = {
  number: 43,
  fault: "Who has an account, reported apart by text, status, time or letter",
  injected:
    "the same question about somebody and about nobody, in pairs and in random order: wrong password, new password, wrong code; AUC over all pairs of a kind, a third of the trials each",
  invariants: "the same words; AUC 0.50 ± 0.02, widened by three standard errors; no letter to nobody",
  trial: "a pair of questions",
  batch: 6_000,
  short: 36,
  async run(harness, driver, trials) {
    const pairs = Math.max(1, Math.floor(trials / QUESTIONS.length));
    const buyers: Buyer[] = [];
    const violations: string[] = [];
    const samples: Record<string, number[]> = {};
    for (const question of QUESTIONS) {
      const found = await compareTwice(harness, driver, question, pairs);
      buyers.push(...found.people);
      violations.push(...found.violations);
      samples[`AUC × 1000, ${question.name}, ${pairs} pairs`] = [Math.round(found.area * 1_000)];
    }
    return { trials, buyers, violations, figures: { samples } };
  },
};

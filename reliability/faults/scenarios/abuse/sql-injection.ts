import type { Buyer } from "../../../lib/shopper/driver.ts";
import type { Random } from "../../../lib/shopper/random.ts";
import { type InProcessApi, inProcessApiOf } from "../../harness/in-process-api.ts";
import { type Scenario, wasInjected } from "../scenario.ts";
import { headerPlacesOf, type Place, placesOf } from "./calls.ts";

/** Part of every payload, so that a statement built from one is recognised. */
const MARK = "zqsql";
const CORPUS = [
  `${MARK}' or '1'='1`,
  `${MARK}'; drop table accounts; --`,
  `${MARK}') union select null, password_hash, null from accounts --`,
  `${MARK}' and (select 1 from pg_sleep(4)) is not null --`,
  `${MARK}'||(select token_hash from sessions limit 1)||'`,
  `${MARK}\\'; select pg_sleep(4); --`,
  `${MARK}" or ""="`,
  `${MARK}$1`,
  `${MARK}$$; select 1; $$`,
  `1 or 1=1 /*${MARK}*/`,
  `${MARK}%_\\%`,
  `(case when 1=1 then ${MARK} end)`,
  `created_at desc; ${MARK}`,
  `{"${MARK}": {"$gt": ""}}`,
  `${MARK}->>'password_hash'`,
  `{${MARK},"x"}`,
  `${MARK}\u02bc or 1=1 --`,
  `${MARK}@example.com' --`,
  `${MARK}\u0000'; --`,
  `${MARK}\ud800`,
];
const QUOTES = /['"`;$\\%(){}\u02bc\p{Cc}\p{Cs}*<>|=-]/gu;
/** The payload with every SQL metacharacter replaced, at the same length. */
const harmless = (payload: string): string => payload.replace(QUOTES, "x");

/** Normalises parameter numbers and list lengths, so that equal statements compare equal. */
const shapeOf = (text: string): string => text.replace(/\s+/g, " ").replace(/\$\d+(?:, ?\$\d+)*/g, "$n");

const SLOW_MS = 3_900;
const CONCURRENCY = 6;

type Injection = { place: Place; payload: string };
type Answered = Injection & { status: number; text: string; ms: number };

/** Sends the injections over a few lanes, each with its own account, because some calls end the caller's sessions. */
async function sendAll(
  { app, sessionFor }: InProcessApi,
  lanes: Buyer[],
  injections: Injection[],
  write: (payload: string) => string,
) {
  const waiting = injections.values();
  const answers: Answered[] = [];
  const lane = async (who: Buyer) => {
    for (const { place, payload } of waiting) {
      const { url, body, headers } = place.put(write(payload));
      const session = await sessionFor(who);
      const options = {
        method: place.call.method,
        url,
        headers: { "x-forwarded-for": who.ip, ...session, ...headers },
      };
      const since = Date.now();
      const reply = await app.inject(body ? { ...options, payload: body } : options);
      answers.push({ place, payload, status: reply.statusCode, text: reply.payload, ms: Date.now() - since });
    }
  };
  await Promise.all(lanes.map(lane));
  return answers;
}

/** Every injection point once, then again with other payloads, up to the count. */
function chooseInjections(random: Random, places: Place[], count: number): Injection[] {
  const rounds = CORPUS.map((_, round) =>
    random.shuffled(places.map((place, index) => ({ place, payload: CORPUS[(index + round) % CORPUS.length] ?? "" }))),
  );
  return rounds.flat().slice(0, count);
}

export const sqlInjection: Scenario = {
  number: 47,
  fault: "SQL injection",
  injected: `${CORPUS.length} payloads, NUL and lone surrogates among them, in every field, path, query and header of every route; each paired with a harmless value`,
  invariants: "no statement that the harmless values do not cause; no payload inside a statement; no 5xx",
  trial: "a payload at an injection point, and its harmless pair",
  batch: 4_000,
  short: 1,
  async run(harness, driver, trials) {
    const inProcess = await inProcessApiOf(harness);
    const lanes = await driver.buyers(CONCURRENCY, "email");
    const places = [
      ...inProcess.routes.flatMap(placesOf),
      ...inProcess.routes
        .filter(({ path }) => /register|sessions$|payment\/by-email|track/.test(path))
        .flatMap(headerPlacesOf),
    ];
    const injections = chooseInjections(driver.random, places, Math.max(trials, places.length));
    const violations: string[] = [];
    inProcess.takeStatements();
    // The short run only searches for the payloads; a baseline of statements takes several passes.
    const isShort = trials < 2 * places.length;
    if (!isShort) await sendAll(inProcess, lanes, injections, harmless);
    const baseline = inProcess.takeStatements();
    const answers = await sendAll(inProcess, lanes, injections, (payload) => payload);
    const statements = inProcess.takeStatements();
    const known = new Set(baseline.map(shapeOf));
    const unknown = new Set(isShort ? [] : statements.map(shapeOf));
    // Harmless values again, by all accounts and then by one alone: the accounts' data has changed since the baseline.
    for (const who of [lanes, lanes.slice(0, 1), lanes.slice(1, 2)]) {
      for (const shape of known) unknown.delete(shape);
      if (unknown.size === 0) break;
      await sendAll(inProcess, who, injections, harmless);
      for (const statement of inProcess.takeStatements()) known.add(shapeOf(statement));
    }
    for (const shape of known) unknown.delete(shape);
    violations.push(...wasInjected(statements.length, "no payload led to a statement"));
    for (const { place, payload, status, text, ms } of answers) {
      const name = `${place.call.name}, ${place.where}, ${JSON.stringify(payload)}`;
      if (status === 500) violations.push(`${name} got ${status}`);
      if (ms > SLOW_MS) violations.push(`${name} took ${ms} ms`);
      if (/argon2|syntax error|pg_catalog/.test(text)) violations.push(`${name} answered ${text.slice(0, 200)}`);
    }
    for (const text of statements.filter((statement) => statement.includes(MARK)))
      violations.push(`a payload became part of a statement: ${text.slice(0, 160)}`);
    for (const shape of unknown) violations.push(`a new statement: ${shape.slice(0, 160)}`);
    const counts = {
      "statement shapes": known.size,
      "new statement shapes": unknown.size,
      places: places.length,
    };
    return { trials: injections.length, buyers: lanes, violations, figures: { counts } };
  },
};

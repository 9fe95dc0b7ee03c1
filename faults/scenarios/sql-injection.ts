import type { Buyer } from "../harness/driver.ts";
import { type InProcessApi, inProcessApiOf } from "../harness/in-process-api.ts";
import type { Random } from "../harness/random.ts";
import { headerPlacesOf, type Place, placesOf } from "./calls.ts";
import { type Scenario, wasInjected } from "./scenario.ts";

/** Each carries this word, so that a statement made of it is seen at once. */
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
/** The same length of words with nothing in it that means anything to a database. */
const harmless = (words: string): string => words.replace(QUOTES, "x");

/** Numbers of parameters and lists of any length are one shape. */
const shapeOf = (text: string): string => text.replace(/\s+/g, " ").replace(/\$\d+(?:, ?\$\d+)*/g, "$n");

const SLOW_MS = 3_900;
const LANES = 6;

type Try = { place: Place; words: string };
type Heard = Try & { status: number; text: string; ms: number };

/** Sends all of them, a few side by side, each lane as somebody of its own: some calls end the caller's sessions. */
async function sendAll(
  { app, sessionFor }: InProcessApi,
  lanes: Buyer[],
  tries: Try[],
  write: (words: string) => string,
) {
  const waiting = tries.values();
  const heard: Heard[] = [];
  const lane = async (who: Buyer) => {
    for (const { place, words } of waiting) {
      const { url, body, headers } = place.put(write(words));
      const session = await sessionFor(who);
      const asked = { method: place.call.method, url, headers: { "x-forwarded-for": who.ip, ...session, ...headers } };
      const since = Date.now();
      const reply = await app.inject(body ? { ...asked, payload: body } : asked);
      heard.push({ place, words, status: reply.statusCode, text: reply.payload, ms: Date.now() - since });
    }
  };
  await Promise.all(lanes.map(lane));
  return heard;
}

/** Every place once, then every place again with other words, until there are enough. */
function chooseTries(random: Random, places: Place[], count: number): Try[] {
  const rounds = CORPUS.map((_, round) =>
    random.shuffled(places.map((place, index) => ({ place, words: CORPUS[(index + round) % CORPUS.length] ?? "" }))),
  );
  return rounds.flat().slice(0, count);
}

export const sqlInjection: Scenario = {
  number: 47,
  fault: "SQL in every word",
  injected: `${CORPUS.length} phrases of SQL, NUL and half characters among them, in every field, address, query and header of every route; each beside its harmless twin`,
  invariants: "no statement that the harmless twins do not make; nothing of the phrase in a statement; no 5xx",
  trial: "a phrase in a place, and its twin",
  batch: 4_000,
  short: 1,
  async run(harness, driver, trials) {
    const inProcess = await inProcessApiOf(harness);
    const lanes = await driver.buyers(LANES, "email");
    const places = [
      ...inProcess.routes.flatMap(placesOf),
      ...inProcess.routes
        .filter(({ path }) => /register|sessions$|payment\/by-email|track/.test(path))
        .flatMap(headerPlacesOf),
    ];
    const tries = chooseTries(driver.random, places, Math.max(trials, places.length));
    const violations: string[] = [];
    inProcess.takeStatements();
    // The short run looks for the words themselves; which shapes are usual takes several passes to know.
    const isShort = trials < 2 * places.length;
    if (!isShort) await sendAll(inProcess, lanes, tries, harmless);
    const calm = inProcess.takeStatements();
    const heard = await sendAll(inProcess, lanes, tries, (words) => words);
    const statements = inProcess.takeStatements();
    const known = new Set(calm.map(shapeOf));
    const strange = new Set(isShort ? [] : statements.map(shapeOf));
    // Harmless words again, at first by all and then by one alone: people have things by now that they had not before.
    for (const who of [lanes, lanes.slice(0, 1), lanes.slice(1, 2)]) {
      for (const shape of known) strange.delete(shape);
      if (strange.size === 0) break;
      await sendAll(inProcess, who, tries, harmless);
      for (const statement of inProcess.takeStatements()) known.add(shapeOf(statement));
    }
    for (const shape of known) strange.delete(shape);
    violations.push(...wasInjected(statements.length, "no phrase led to a statement"));
    for (const { place, words, status, text, ms } of heard) {
      const name = `${place.call.name}, ${place.where}, ${JSON.stringify(words)}`;
      if (status === 500) violations.push(`${name} got ${status}`);
      if (ms > SLOW_MS) violations.push(`${name} took ${ms} ms`);
      if (/argon2|syntax error|pg_catalog/.test(text)) violations.push(`${name} answered ${text.slice(0, 200)}`);
    }
    for (const text of statements.filter((one) => one.includes(MARK)))
      violations.push(`words became part of a statement: ${text.slice(0, 160)}`);
    for (const shape of strange) violations.push(`a new statement: ${shape.slice(0, 160)}`);
    const counts = {
      "statement shapes": known.size,
      "new statement shapes": strange.size,
      places: places.length,
    };
    return { trials: tries.length, buyers: lanes, violations, figures: { counts } };
  },
};

import { tally } from "../../../lib/shopper/concurrency.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import { CARD_MARK, filledIn, madeUpCard, PASSWORD_MARK } from "../../../lib/shopper/forms.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { type BrokenPart, brokenParts, DATABASE_SECRET } from "../../harness/broken-parts.ts";
import { type InProcessApi, inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario } from "../scenario.ts";
import { type Call, callOf } from "./calls.ts";

const NAME = "Zqnome Zqsobrenome";
const EMAIL_MARK = "zqpessoa";
const CPF = "52998224725";
/** Internals that no answer may contain. */
const INTERNALS =
  /\bat .+:\d+:\d+|node_modules|[\\/]server[\\/]src|\.ts\b|\b(?:select|insert into|update|delete from) .*\b(?:from|into|set|values|where)\b|ECONN|ETIMEDOUT|127\.0\.0\.1|permission denied|violates|relation "|constraint|syntax error|\$aact|zqsegredo|zqinterno|argon2/i;

/** An account with a session for one call only, since the call may end the session or delete the account. */
type Caller = { email: string; phone: string; newPhone: string; password: string; token: string; session: string };

export const forcedErrors: Scenario = {
  number: 66,
  fault: "Information disclosure through forced errors",
  injected:
    "every route, each call with a session, while the database is down, is read-only, or rejects every row, and while gateway and CEP service return seven kinds of garbage; bodies with a marked name, e-mail, phone, CPF, password and card",
  invariants: "I8 I14: no stack, statement, path or secret in any answer; no personal data, card or token in the log",
  trial: "a call",
  batch: 400,
  // One round is every route under every fault, whatever the number of trials.
  short: 1,
  async run(harness, driver, trials) {
    const parts = await brokenParts(harness);
    const { routes } = await inProcessApiOf(harness);
    const calls = routes.map(callOf);
    const { counts, add } = tally("leaks");
    const violations: string[] = [];
    let made = 0;
    do {
      const reaching = new Set<string>();
      for (const part of parts) {
        const chosen = reaching.size > 0 && part.reached ? calls.filter(({ name }) => reaching.has(name)) : calls;
        const people = await peopleFor(harness, driver, chosen);
        const failed = new Set<string>();
        part.inProcess.takeLines();
        await part.begin();
        try {
          for (const [index, call] of chosen.entries()) {
            const person = people[index];
            if (!person) throw new Error("more calls than accounts");
            const before = part.reached?.();
            const { statusCode, payload } = await sendCall(part.inProcess, driver, call, person);
            made += 1;
            if (part.reached?.() !== before) reaching.add(call.name);
            else if (part.reached && reaching.has(call.name))
              violations.push(
                `${part.name}: ${call.name} never reached the broken dependency, so nothing was injected`,
              );
            if (statusCode >= 500) {
              failed.add(call.name);
              add(`5xx, ${part.name}`);
              if (!isEnvelope(payload)) violations.push(`${part.name}: ${call.name} answered ${payload.slice(0, 120)}`);
            }
            const leaked = statusCode >= 400 && INTERNALS.exec(payload);
            if (leaked) {
              add("leaks");
              violations.push(`I14: ${part.name}: ${call.name} answers ${leaked[0].slice(0, 80)}`);
            }
          }
        } finally {
          await part.end();
        }
        for (const name of part.failing)
          if (!failed.has(name)) violations.push(`${part.name}: ${name} did not fail, so nothing was injected`);
        const { lines, leaks } = leaksIn(part, people);
        add("log lines read", lines);
        add("leaks", leaks.length);
        violations.push(...leaks);
      }
    } while (made < trials);
    return { trials: made, buyers: [], violations: [...new Set(violations)], figures: { counts } };
  },
};

/** One account and session per call, created before the fault. They share a password, since hashing is CPU-bound. */
async function peopleFor(harness: Harness, driver: Driver, calls: readonly Call[]): Promise<Caller[]> {
  const { sessionFor } = await inProcessApiOf(harness);
  const { accountId, password } = await driver.buyer("email", NAME);
  const people: Caller[] = [];
  for (const _ of range(calls.length)) {
    const email = `${EMAIL_MARK}.${crypto.randomUUID()}@example.com`;
    const [phone, newPhone] = [`119${driver.random.digits(8)}`, `119${driver.random.digits(8)}`];
    const [copy] = await harness.db.query<{ id: string }>(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', $2::text,
         'phone', $3::text))).* from accounts a where id = $1 returning id`,
      [accountId, email, `+55${phone}`],
    );
    const { authorization: session = "" } = await sessionFor({ accountId: copy?.id ?? "", email });
    const [, token = ""] = Buffer.from(session.slice("Basic ".length), "base64").toString().split(":");
    driver.secrets.tokens.add(token);
    people.push({ email, phone, newPhone, password, token, session });
  }
  return people;
}

async function sendCall({ app }: InProcessApi, driver: Driver, call: Call, person: Caller) {
  const card = madeUpCard(driver.random);
  driver.secrets.cards.add(card.number);
  const isPayment = /payment(\/by-email)?$/.test(call.path) && call.method === "POST";
  const payload = isPayment
    ? filledIn({ email: person.email, cycle: "monthly", installments: 1, card })
    : marked(call, person);
  return app.inject({
    method: call.method,
    url: call.query ? `${call.path}?${call.query}` : call.path,
    headers: { authorization: person.session, "x-forwarded-for": `10.66.${driver.random.below(250)}.1` },
    ...(payload && { payload }),
  });
}

/** Personal data and secrets in the log lines of this round, shortened in the report. */
function leaksIn({ name, inProcess }: BrokenPart, people: readonly Caller[]): { lines: number; leaks: string[] } {
  const marks = [EMAIL_MARK, NAME, "Zqsobrenome", CPF, PASSWORD_MARK, CARD_MARK, DATABASE_SECRET];
  const own = people.flatMap(({ phone, newPhone, token, session }) => [phone, newPhone, token, session.slice(6, 40)]);
  const lines = inProcess.takeLines();
  const leaks = lines.flatMap((line) => {
    const leaked = [...marks, ...own].filter((word) => line.includes(word));
    const excerpts = leaked.map((word) => word.slice(0, 6)).join(", ");
    return leaked.length > 0 ? [`I8: ${name}: the log has ${excerpts}…: ${line.slice(0, 200)}`] : [];
  });
  return { lines: lines.length, leaks };
}

const isEnvelope = (text: string): boolean => {
  try {
    const { message, code, error, return: value, status } = JSON.parse(text) as Record<string, unknown>;
    // The health check has its own format.
    return (
      typeof status === "string" ||
      (value === null && typeof message === "string" && typeof code === "number" && typeof error === "string")
    );
  } catch {
    return false;
  }
};

/** The documented body with this account's data; a registration gets a new e-mail and phone. */
function marked({ name, body }: Call, { email, phone, newPhone, password }: Caller): object | undefined {
  if (!body) return undefined;
  const isNew = name === "POST /v1/public/register";
  const text = JSON.stringify(body)
    .replaceAll("ana@example.com", isNew ? `novo.${email}` : email)
    .replaceAll("11987654321", isNew ? newPhone : phone)
    .replaceAll("Ana Souza", NAME)
    .replaceAll("tapioca-6", password);
  return JSON.parse(text) as object;
}

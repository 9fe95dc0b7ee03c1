import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Buyer } from "../rig/driver.ts";
import { CARD_MARK, filledIn, madeUpCard, PASSWORD_MARK } from "../rig/forms.ts";
import { type Inside, insideOf, openInside } from "../rig/inside.ts";
import { oncePerRig } from "../rig/once.ts";
import type { Rig } from "../rig/rig.ts";
import { tally } from "./at-once.ts";
import { type Call, callOf } from "./calls.ts";
import { type Row, range } from "./row.ts";

const SECRET = "zqsegredo-da-base";
const NAME = "Zqnome Zqsobrenome";
const CPF = "52998224725";
/** What belongs to us alone: an answer may not hold any of it. */
const OURS =
  /\bat .+:\d+:\d+|node_modules|[\\/]server[\\/]src|\.ts\b|\b(?:select|insert into|update|delete from) .*\b(?:from|into|set|values|where)\b|ECONN|ETIMEDOUT|127\.0\.0\.1|permission denied|violates|relation "|constraint|syntax error|\$aact|zqsegredo|zqinterno|argon2/i;

const RUBBISH = [
  { status: 200, body: "<html><body>zqinterno: login page</body></html>" },
  { status: 200, body: '{"id": "zqinterno' },
  { status: 200, body: "null" },
  { status: 200, body: '{"id":{"$ne":1},"encodedImage":7,"payload":["zqinterno"],"status":"ZQINTERNO"}' },
  { status: 500, body: "Error: zqinterno\n    at charge (/srv/gateway/app.js:10:7)" },
  { status: 302, body: "" },
  { status: 418, body: '{"errors":[{"code":"zqinterno","description":"zqinterno /etc/passwd"}]}' },
];

/** A house of which one part is broken, and how to have it whole again. */
type Broken = { inside: Inside; begin: () => Promise<unknown>; end: () => Promise<unknown> };
const nothing = async () => undefined;

const brokenHouses = oncePerRig<Record<string, Broken>>(async (rig) => {
  let turn = 0;
  const babbler = createServer((_request, reply) => {
    const { status, body } = RUBBISH[turn++ % RUBBISH.length] ?? { status: 200, body: "" };
    reply.writeHead(status, { "content-type": "application/json", location: "http://127.0.0.1:9/zqinterno" }).end(body);
  });
  await new Promise<void>((up) => babbler.listen(0, "127.0.0.1", up));
  rig.atClose(async () => void babbler.close());
  const babble = `http://127.0.0.1:${(babbler.address() as AddressInfo).port}`;
  await rig.db.query(
    `do $$ begin create role beggar login password '${SECRET}'; exception when duplicate_object then null; end $$`,
  );
  await rig.db.query("grant usage on schema public to beggar");
  await rig.db.query("grant select on all tables in schema public to beggar");
  const beggar = new URL(rig.db.url);
  beggar.username = "beggar";
  beggar.password = SECRET;
  const whole = await insideOf(rig);
  const always = (inside: Inside): Broken => ({ inside, begin: nothing, end: nothing });
  const vendors = { ASAAS_URL: babble, CEP_URL: babble, META_URL: babble, WHATSAPP_URL: babble };
  return {
    "the database gone": always(await openInside(rig, { DATABASE_URL: `postgres://app:${SECRET}@127.0.0.1:9/app` })),
    "the right to write gone": always(await openInside(rig, { DATABASE_URL: beggar.href })),
    "vendors that talk rubbish": always(await openInside(rig, vendors)),
    "rows refused by the database": {
      inside: whole,
      begin: () => refuseRows(rig, true),
      end: () => refuseRows(rig, false),
    },
  };
});

const REFUSING = ["accounts", "sessions", "payments", "proofs", "consents", "conversions", "messages"];

/** A rule that nothing new can satisfy: PostgreSQL then quotes the whole row in its complaint. */
async function refuseRows(rig: Rig, isOn: boolean): Promise<void> {
  for (const table of REFUSING)
    await rig.db.query(
      isOn
        ? `alter table ${table} add constraint zq_refused check (false) not valid`
        : `alter table ${table} drop constraint if exists zq_refused`,
    );
}

export const forcedErrors: Row = {
  number: 66,
  fault: "Every error that can be forced",
  injected:
    "every route while the database is gone, may not be written to, or refuses every row, and while gateway, CEP, ads and WhatsApp answer rubbish; bodies with a marked name, email, phone, CPF, password and card",
  invariants: "I8 I14: no stack, statement, path or secret in any answer; nobody's data, card or token in the log",
  trial: "a call",
  batch: 400,
  short: 140,
  async run(rig, driver, trials) {
    const houses = Object.entries(await brokenHouses(rig));
    const { routes, sessionFor } = await insideOf(rig);
    const who = await driver.buyer("email", NAME);
    const [account] = await rig.db.query<{ phone: string }>("select phone from accounts where id = $1", [
      who.accountId,
    ]);
    const phone = account?.phone.slice(3) ?? "";
    const calls = routes.map(callOf);
    const { counts, add } = tally("leaks");
    const violations: string[] = [];
    const share = Math.ceil(trials / houses.length);
    let made = 0;
    for (const [fault, { inside, begin, end }] of houses) {
      const session = await sessionFor(who);
      const token =
        Buffer.from(session["authorization"]?.slice(6) ?? "", "base64")
          .toString()
          .split(":")[1] ?? "";
      driver.secrets.tokens.add(token);
      const personal = [
        who.email,
        phone,
        NAME,
        "Zqsobrenome",
        CPF,
        PASSWORD_MARK,
        CARD_MARK,
        token,
        SECRET,
        session["authorization"]?.slice(6, 40) ?? "-",
      ];
      inside.takeLines();
      await begin();
      try {
        for (const _ of range(Math.min(share, trials - made))) {
          const call = calls[made % calls.length];
          made += 1;
          if (!call) continue;
          const body = marked(call, who, phone);
          const card = madeUpCard(driver.chance);
          driver.secrets.cards.add(card.number);
          const isPayment = /payment(\/by-email)?$/.test(call.path) && call.method === "POST";
          const payload = isPayment ? filledIn({ email: who.email, cycle: "monthly", installments: 1, card }) : body;
          const asked = {
            method: call.method,
            url: call.query ? `${call.path}?${call.query}` : call.path,
            headers: { ...session, "x-forwarded-for": who.ip },
          };
          const reply = await inside.app.inject(payload ? { ...asked, payload } : asked);
          if (reply.statusCode >= 500) {
            add(`5xx, ${fault}`);
            if (!isEnvelope(reply.payload))
              violations.push(`${fault}: ${call.name} answered ${reply.payload.slice(0, 120)}`);
          }
          const said = OURS.exec(reply.payload);
          if (said && reply.statusCode >= 400) {
            add("leaks");
            violations.push(`I14: ${fault}: ${call.name} says ${said[0].slice(0, 80)}`);
          }
        }
      } finally {
        await end();
      }
      for (const line of inside.takeLines()) {
        add("log lines read");
        const leaked = personal.filter((word) => word && line.includes(word));
        add("leaks", leaked.length);
        if (leaked.length > 0)
          violations.push(
            `I8: ${fault}: the log has ${leaked.map((word) => word.slice(0, 6)).join(", ")}…: ${line.slice(0, 200)}`,
          );
      }
      if (!counts[`5xx, ${fault}`]) violations.push(`${fault}: no error was forced`);
    }
    return { trials, buyers: [], violations: [...new Set(violations)], figures: { counts } };
  },
};

const isEnvelope = (text: string): boolean => {
  try {
    const { message, code, error, return: value, status } = JSON.parse(text) as Record<string, unknown>;
    // Health has its own shape, for machines.
    return (
      typeof status === "string" ||
      (value === null && typeof message === "string" && typeof code === "number" && typeof error === "string")
    );
  } catch {
    return false;
  }
};

/** The documented body with the marked person in it. */
const marked = ({ body }: Call, { email, password }: Buyer, phone: string): object | undefined =>
  body &&
  (JSON.parse(
    JSON.stringify(body)
      .replaceAll("ana@example.com", `novo.${email}`)
      .replaceAll(
        "11987654321",
        `${phone.slice(0, -4)}${String((Number(phone.slice(-4)) + 1) % 10_000).padStart(4, "0")}`,
      )
      .replaceAll("Ana Souza", NAME)
      .replaceAll("tapioca-6", password),
  ) as object);

import { passesLuhn } from "@app/contract/documents";
import { CARD_MARK, PASSWORD_MARK } from "../../../lib/shopper/forms.ts";
import type { Secrets } from "../../../lib/shopper/secrets.ts";
import type { Scenario } from "../scenario.ts";
import { filesOf } from "./files-at-rest.ts";

/** The three alignments of a text inside base64, without the characters at its edges. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((shift) =>
    Buffer.from(`${"x".repeat(shift)}${text}`)
      .toString("base64")
      .slice(shift === 0 ? 0 : 4, -4),
  );

const PATTERNS: Record<string, RegExp> = {
  "a card number": new RegExp(
    `${CARD_MARK}\\d{10}|${Array.from(CARD_MARK).join("[ .-]?")}[ .-]?\\d(?:[ .-]?\\d){9}`,
    "g",
  ),
  "a card security code": /(?:ccv|cvv|cvc)["'\s:=\\]{1,8}\d{3,4}\b/gi,
  "a password": new RegExp([PASSWORD_MARK, ...inBase64(PASSWORD_MARK)].join("|"), "g"),
  "a session token": /st_[A-Za-z0-9_-]{43}/g,
};
/** Sixteen digits inside a digest or an id are chance; a card number is delimited. */
const LUHN = /(?<![\w-])[3-6]\d{15}(?![\w-])/g;

/** Context of a hit with its digits masked, to locate it without repeating it. */
const around = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 40), at + 40)
    .replace(/\d/g, "9")
    .replace(/\s+/g, " ");

/** Every secret used by the scenarios must match a pattern of the search. */
const blindSpots = ({ cards, passwords, tokens }: Secrets): string[] =>
  [...cards, ...passwords, ...tokens]
    .filter((secret) => !Object.values(PATTERNS).some((pattern) => secret.match(pattern)))
    .map((secret) => `the search has no pattern for secrets like ${secret.slice(0, 4)}…`);

export const leaks: Scenario = {
  number: 41,
  fault: "Card numbers, security codes, passwords or tokens at rest",
  injected:
    "all earlier scenarios buy with marked cards, passwords and tokens; then dump, WAL and logs are searched, also for any 16 digits that pass the Luhn check",
  invariants: "I7 I8",
  trial: "a search of everything",
  batch: 1,
  short: 1,
  maxTrials: 1,
  async run(harness, driver) {
    const who = await driver.buyer("session");
    await driver.attempt(who, { method: "credit-card" });
    await harness.db.query("select pg_switch_wal()");
    const violations = blindSpots(driver.secrets);
    let bytes = 0;
    for (const { name, text } of filesOf(harness)) {
      bytes += text.length;
      for (const [what, pattern] of Object.entries(PATTERNS)) {
        const hits = text.match(pattern);
        if (hits) violations.push(`I7/I8: ${what} in ${name}, ${hits.length} times`);
      }
      // Binary WAL contains arbitrary digit sequences, so the Luhn search covers text only.
      if (name.startsWith("WAL")) continue;
      for (const { 0: digits, index } of text.matchAll(LUHN))
        if (passesLuhn(digits)) violations.push(`I7: 16 digits that pass Luhn in ${name}: ${around(text, index)}`);
    }
    const { cards, passwords, tokens } = driver.secrets;
    const searched = {
      "secrets used": cards.size + passwords.size + tokens.size,
      "MB searched": Math.round(bytes / 1e6),
    };
    const figures = { counts: { hits: violations.length, ...searched } };
    return { trials: 1, buyers: [who], violations, figures };
  },
};

import { loginUrl, safeReturnTo } from "../../web/src/identity/return-to.ts";
import { frontOf } from "../harness/front.ts";
import { sendRaw } from "../harness/raw.ts";
import { tally } from "./concurrency.ts";
import { range, type Scenario } from "./scenario.ts";

const EVIL = "evil.example";
/** Everything that a careless reader takes for one of our own addresses. */
const ELSEWHERE = [
  `https://${EVIL}`,
  `//${EVIL}`,
  `///${EVIL}/a`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/%5c${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/app//${EVIL}`,
  `/app/../..//${EVIL}`,
  `/app/..%2f..%2f/${EVIL}`,
  `/app@${EVIL}`,
  `/app/.${EVIL}`,
  `/app?next=//${EVIL}`,
  `/app#@${EVIL}`,
  `/app\r\nlocation: https://${EVIL}`,
  `/app%0d%0alocation:%20https://${EVIL}`,
  `\t//${EVIL}`,
  ` https://${EVIL}`,
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  `/app\u2028//${EVIL}`,
  `/\u2215\u2215${EVIL}`,
  `/app/\uff0f\uff0f${EVIL}`,
  `http:${EVIL}`,
  `https:/${EVIL}`,
  `//${EVIL}%00.prumo.example`,
  `//prumo.example@${EVIL}`,
  `/app;@${EVIL}/`,
  "/apple",
  "/app/",
];
const HOME = "https://prumo.example";

/** Where a browser on our page would go, as it reads addresses. */
const isOurs = (address: string): boolean => URL.parse(address, HOME)?.origin === HOME;

export const openRedirects: Scenario = {
  number: 49,
  fault: "Open redirects",
  injected: `${ELSEWHERE.length} disguises of another place, as the way back after signing in (the page's own function), as an address with a slash too many, as a page that a form is sent to, and as an unsubscribe link`,
  invariants: "every way leads to a path of our own",
  trial: "a disguise in a place",
  batch: 1_000,
  short: 160,
  async run(harness, _driver, trials) {
    const { url, node } = await frontOf(harness);
    const violations: string[] = [];
    const { counts, add } = tally();
    const judge = (where: string, asked: string, led: string | null | undefined) => {
      if (led === null || led === undefined) return add("no redirect at all");
      add("kept at home");
      if (!isOurs(led)) violations.push(`${where}: ${JSON.stringify(asked)} leads to ${led}`);
    };
    const locationsOf = async (at: string, method: string, path: string) => {
      const { text } = await sendRaw(
        at,
        Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: ${EVIL}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`),
        4_000,
      );
      const head = text.slice(0, text.indexOf("\r\n\r\n"));
      return [...head.matchAll(/^location: (.*)$/gim)].map(([, to = ""]) => to.trim());
    };
    const ways: ((asked: string) => Promise<void>)[] = [
      async (asked) => {
        const led = safeReturnTo({ pathname: "/login", search: `?volta=${encodeURIComponent(asked)}` });
        judge("way back", asked, led);
        if (!/^\/app(\/[\w-]+)*$/.test(led)) violations.push(`way back: ${JSON.stringify(asked)} leads to ${led}`);
      },
      async (asked) => {
        const raw = safeReturnTo({ pathname: asked, search: `?volta=${asked}` });
        judge("way back, unescaped", asked, raw);
        judge("to sign in", asked, loginUrl(asked));
      },
      async (asked) => {
        const led = await locationsOf(url, "GET", `${asked.replace(/[\r\n\t ]/g, "")}/`);
        judge("a slash too many", asked, led[0]);
        if (led.length > 1) violations.push(`two Locations for ${JSON.stringify(asked)}`);
      },
      async (asked) =>
        judge("a form sent to a page", asked, (await locationsOf(url, "POST", asked.replace(/[\r\n\t ]/g, "")))[0]),
      async (asked) => {
        const led = await locationsOf(node.url, "GET", `/v1/public/unsubscribe?a=${encodeURIComponent(asked)}`);
        judge("an unsubscribe link", asked, led[0]);
      },
    ];
    for (const trial of range(trials)) {
      const asked = ELSEWHERE[trial % ELSEWHERE.length] ?? "";
      await ways[Math.floor(trial / ELSEWHERE.length) % ways.length]?.(asked);
    }
    return { trials, buyers: [], violations, figures: { counts: { escapes: violations.length, ...counts } } };
  },
};

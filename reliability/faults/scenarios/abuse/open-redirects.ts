import { loginUrl, safeReturnTo } from "../../../../web/src/identity/session/return-to.ts";
import { tally } from "../../../lib/shopper/concurrency.ts";
import { frontOf } from "../../harness/front.ts";
import { sendRaw } from "../../harness/raw.ts";
import { range, type Scenario } from "../scenario.ts";

const EVIL = "evil.example";
/** Foreign URLs that a lax validation takes for a path of our site. */
const PAYLOADS = [
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

/** Resolves the URL as a browser on our page would. */
const isOurs = (address: string): boolean => URL.parse(address, HOME)?.origin === HOME;

export const openRedirects: Scenario = {
  number: 49,
  fault: "Open redirects",
  injected: `${PAYLOADS.length} disguised foreign URLs: as the return path after sign-in (the page's own function), as a path with a trailing slash, as a page that receives a form, and as an unsubscribe link`,
  invariants: "every redirect leads to a path of our site",
  trial: "a disguised URL at one of these points",
  batch: 1_000,
  short: 160,
  async run(harness, _driver, trials) {
    const { url, node } = await frontOf(harness);
    const violations: string[] = [];
    const { counts, add } = tally();
    const judge = (where: string, payload: string, target: string | null | undefined) => {
      if (target === null || target === undefined) return add("no redirect at all");
      add("kept on our site");
      if (!isOurs(target)) violations.push(`${where}: ${JSON.stringify(payload)} leads to ${target}`);
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
    const attacks: ((payload: string) => Promise<void>)[] = [
      async (payload) => {
        const target = safeReturnTo({ pathname: "/login", search: `?volta=${encodeURIComponent(payload)}` });
        judge("return path", payload, target);
        if (!/^\/app(\/[\w-]+)*$/.test(target))
          violations.push(`return path: ${JSON.stringify(payload)} leads to ${target}`);
      },
      async (payload) => {
        const raw = safeReturnTo({ pathname: payload, search: `?volta=${payload}` });
        judge("return path, unescaped", payload, raw);
        judge("sign-in URL", payload, loginUrl(payload));
      },
      async (payload) => {
        const target = await locationsOf(url, "GET", `${payload.replace(/[\r\n\t ]/g, "")}/`);
        judge("trailing slash", payload, target[0]);
        if (target.length > 1) violations.push(`two Locations for ${JSON.stringify(payload)}`);
      },
      async (payload) =>
        judge("form sent to a page", payload, (await locationsOf(url, "POST", payload.replace(/[\r\n\t ]/g, "")))[0]),
      async (payload) => {
        const target = await locationsOf(node.url, "GET", `/v1/public/unsubscribe?a=${encodeURIComponent(payload)}`);
        judge("unsubscribe link", payload, target[0]);
      },
    ];
    for (const trial of range(trials)) {
      const payload = PAYLOADS[trial % PAYLOADS.length] ?? "";
      await attacks[Math.floor(trial / PAYLOADS.length) % attacks.length]?.(payload);
    }
    return { trials, buyers: [], violations, figures: { counts: { escapes: violations.length, ...counts } } };
  },
};

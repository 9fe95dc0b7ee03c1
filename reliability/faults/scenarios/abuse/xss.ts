import { brand } from "@app/contract/brand";
import { eventually } from "../../../lib/shopper/buying.ts";
import { tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer } from "../../../lib/shopper/driver.ts";
import { CONSENT, PASSWORD_MARK } from "../../../lib/shopper/forms.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";
import { postWebhook } from "../webhooks/post-webhook.ts";
import { exportOf } from "./fetch-export.ts";

const MARK = "zqxss";
const CORPUS = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `'-${MARK}()-'`,
  `<svg/onload=${MARK}()>`,
  `</title><script>${MARK}()</script>`,
  `<a href="javascript:${MARK}()">x</a>`,
  `<iframe srcdoc="<script>${MARK}()</script>">`,
  `<style>@import'//${MARK}.example'</style>`,
  `<!--${MARK}--!><b>`,
  `&lt;script&gt;${MARK}()&lt;/script&gt;`,
  `\u003cscript\u003e${MARK}()\u003c/script\u003e`,
  `<math><mtext></p><img src onerror=${MARK}()>`,
  `{{constructor.constructor('${MARK}()')()}}`,
  `\${${MARK}()}`,
  `<base href=//${MARK}.example>`,
  `<meta http-equiv=refresh content="0;url=//${MARK}.example">`,
];
/** The tags of our e-mails and pages; any other tag was injected. */
const OUR_TAGS = new Set(
  "html head meta title style body div a h1 h2 h3 p br ul ol li strong b em small span table thead tbody tr th td section main header footer nav dl dt dd hr article img".split(
    " ",
  ),
);

/** Tags and attributes that a mail client or a browser would execute or load. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (const [tag, name = ""] of html.matchAll(/<\/?([a-zA-Z][\w-]*)[^>]*>/g)) {
    if (!OUR_TAGS.has(name.toLowerCase())) dangers.push(tag);
    else if (/\son\w+\s*=|javascript:|srcdoc/i.test(tag) || tag.includes(MARK)) dangers.push(tag);
    else if (name === "meta" && /refresh/i.test(tag)) dangers.push(tag);
  }
  return dangers;
}

export const xss: Scenario = {
  number: 48,
  fault: "Stored XSS through names, utm, referrer and webhooks",
  injected: `${CORPUS.length} payloads as name, utm_*, page, referrer, label and webhook text: answers, e-mails to the buyer and to the team, and the export's page are inspected`,
  invariants: "stored and returned as typed, as JSON; escaped in every e-mail and page",
  trial: "a payload",
  batch: 48,
  short: 6,
  async run(harness, driver, trials) {
    const { counts, add } = tally("injected tags");
    const violations: string[] = [];
    const people: Buyer[] = [];
    for (const trial of range(trials)) {
      const payload = CORPUS[trial % CORPUS.length] ?? "";
      const fullName = `Ana ${payload}`.slice(0, 120);
      const { who, violations: found } = await registerAs(payload, fullName);
      violations.push(...found);
      if (!who) continue;
      people.push(who);
      await postWebhook(harness, {
        id: `evt_${driver.random.digits(12)}`,
        event: "PAYMENT_RECEIVED",
        payment: { id: payload, description: payload, externalReference: payload },
      });
      const event = {
        eventName: "PageView",
        uniqueId: payload,
        name: payload,
        params: {
          label: payload.slice(0, 40),
          query_params: { utm_source: payload },
          browser_data: { page_url: `https://x.example/${payload}`, referrer: payload },
        },
      };
      const tracked = await driver.request("POST", `/v1/public/${brand.slug}/track-conversion`, {
        body: event,
        ip: who.ip,
      });
      if (tracked.status >= 500) violations.push(`a visit with ${payload} got ${tracked.status}`);
      const headers = driver.basic(who.email, who.token ?? "");
      const reply = await fetch(`${harness.apis[0].url}/v1/auth/me`, { headers });
      const text = await reply.text();
      const isJson =
        reply.headers.get("content-type")?.startsWith("application/json") &&
        reply.headers.get("x-content-type-options") === "nosniff";
      if (!isJson) violations.push(`a name came back as ${reply.headers.get("content-type")}`);
      if ((JSON.parse(text) as { return: { fullName: string } | null }).return?.fullName !== fullName.trim())
        violations.push(`${payload} was not stored as typed`);
      violations.push(...(await getExport(who)));
    }
    const unread = () => people.filter(({ email }) => !harness.messages.messages(email).some(({ html }) => html));
    if (!(await eventually(() => unread().length === 0)))
      violations.push(`${unread().length} buyers got no e-mail to inspect`);
    for (const { html, to } of harness.messages.messages()) {
      if (!html) continue;
      add("e-mails read");
      for (const danger of dangersIn(html)) {
        add("injected tags");
        violations.push(`an e-mail to ${to.slice(0, 8)}… has ${danger.slice(0, 120)}`);
      }
    }
    violations.push(...wasInjected(people.length, "no registration with such a name succeeded"));
    return { trials, buyers: people, violations, figures: { counts } };

    async function registerAs(payload: string, fullName: string): Promise<{ who?: Buyer; violations: string[] }> {
      const email = `x${Date.now().toString(36)}${driver.random.digits(8)}@example.com`;
      const password = `${PASSWORD_MARK}${driver.random.digits(10)}`;
      driver.secrets.passwords.add(password);
      const ip = `10.9.${driver.random.below(250)}.${driver.random.between(1, 250)}`;
      const queryParams = { utm_source: payload, utm_campaign: payload, [payload.slice(0, 90)]: payload };
      const conversionParams = {
        eventId: payload.slice(0, 90),
        queryParams,
        currentUrl: `${brand.siteUrl}/lp?utm_source=${payload}`,
        referrer: `https://${payload}.example/`,
      };
      const body = {
        fullName,
        phone: `119${driver.random.digits(8)}`,
        countryCode: "+55",
        email,
        password,
        conversionParams,
        consent: CONSENT,
        clientIpAddress: payload.slice(0, 90),
        clientUserAgent: payload,
      };
      const made = await driver.request("POST", "/v1/public/register", { body, ip });
      const user = made.body.return?.["user"] as { _id: string } | undefined;
      if (!user) return { violations: [`${payload} as a name got ${made.status} ${made.body.error}`] };
      const session = await driver.request("POST", "/v1/auth/sessions", { headers: driver.basic(email, password), ip });
      const token = String(session.body.return?.["token"]);
      driver.secrets.tokens.add(token);
      return { who: { accountId: user._id, email, password, ip, token, attempts: [], wants: 1 }, violations: [] };
    }

    async function getExport(who: Buyer): Promise<string[]> {
      const read = await exportOf(harness, driver, who);
      if ("refused" in read) return [read.refused];
      return Object.entries(read.files).flatMap(([name, text]) => {
        if (!name.endsWith(".html")) return [];
        add("pages of exports read");
        const dangers = dangersIn(text);
        add("injected tags", dangers.length);
        return dangers.map((danger) => `the export's page has ${danger.slice(0, 120)}`);
      });
    }
  },
};

import { readFileSync } from "node:fs";
import { brand } from "@app/contract/brand";
import { INTAKE_REFUNDS } from "@app/contract/intake";
import { describe, expect, test } from "vitest";
import { injectedTags, SCRIPTS } from "../../testing/script-injection.ts";
import type { Message } from "../outbox-store.ts";
import { renderEmail, renderWhatsAppMessage } from "../render-message.ts";
import { type TemplateName, templates } from "./catalogue.ts";
import { colors } from "./parts/email-styles.ts";
import { dateAndTime, dayAndTime, firstNameOf, maskEmail } from "./parts/format.ts";
import { renderLayout } from "./parts/layout.ts";
import type { Template } from "./parts/template.ts";

const SITE = "https://site.example";
const links = {
  pageLink: (path: string) => `${SITE}${path}`,
  verificationLink: (verificationId: string) => `https://site.example/login?prova=${verificationId}.signed&de=email`,
  resetLink: (verificationId: string) =>
    `https://site.example/login?prova=${verificationId}.signed&de=email&senha=nova`,
  verificationCode: () => "482913",
  unsubscribeLink: (accountId: string) => `https://site.example/sair?conta=${accountId}`,
  acknowledgeLink: (referenceNumber: string) => `https://site.example/plantao?aviso=${referenceNumber}.signed`,
  resumeLink: (reminderId: string) => `https://site.example/pagamento?retomar=${reminderId}.signed`,
};
const id = "7b0f3b52-6b0e-4c1e-9f57-3b1f0f6d2a11";
const lead = {
  leadId: id,
  phone: "+5511987654321",
  variant: "A",
  promise: "5-minutes",
  dueAt: "2026-11-16T13:05:00.000Z",
} as const;
const sale = { referenceNumber: "ABCDE-23456", amountCents: 239988, method: "credit-card" };
const params: Record<TemplateName, object> = {
  welcome: { callBy: "2026-11-16T13:05:00.000Z" },
  "verify-contact": { verificationId: id },
  "reset-password": { verificationId: id },
  "password-changed": { changedAt: "2026-11-15T17:05:00.000Z" },
  "email-changed": { newEmail: "nova@example.com", changedAt: "2026-11-15T17:05:00.000Z" },
  "phone-changed": { newPhone: "+5521912345678", changedAt: "2026-11-15T17:05:00.000Z" },
  "account-deleted": {
    referenceNumber: "ABCDE-23456",
    deletedAt: "2026-11-15T17:05:00.000Z",
    retained: [{ what: "Este protocolo", fields: ["número e data"], why: "Prova do pedido.", until: null }],
  },
  "export-ready": { expiresAt: "2026-11-17T17:05:00.000Z" },
  "new-lead": lead,
  "lead-overdue": lead,
  "leads-digest": { waiting: 214, overdue: 12 },
  receipt: { ...sale, installments: 12, cycle: "annual", paidAt: lead.dueAt, endsAt: lead.dueAt, verificationId: id },
  "refund-started": { ...sale, kind: "withdrawal" },
  "refund-done": { ...sale, kind: "withdrawal" },
  "refund-stuck": { ...sale, status: "insufficient-balance" },
  "charge-disputed": sale,
  "checkout-reminder": { reminderId: id, cycle: "annual" },
  "subscription-ending": { cycle: "annual", endsAt: lead.dueAt },
  "subscription-extended": { ...sale, paymentId: id, cycle: "annual", startsAt: lead.dueAt, endsAt: lead.dueAt },
  "promise-credited": { kind: "weekly-review-opened", days: 2, endsAt: lead.dueAt, isFinal: true },
  "on-call-alert": { ...sale, urgency: "crisis", personBy: lead.dueAt, contact: "second" },
  "on-call-digest": {
    count: 10,
    referenceNumbers: "ABCDE-23456 FGHJK-23456",
    urgency: "crisis",
    personBy: lead.dueAt,
    contact: "first",
  },
  "person-first": { ...sale, urgency: "high", dueAt: lead.dueAt },
  "pain-report": { ...sale, urgency: "high" },
  "staff-access": { change: "recovered", name: "Helena Prado", to: "administrator", at: lead.dueAt },
  "break-glass": { ...sale, name: "Helena Prado", openedAt: lead.dueAt },
  "questionnaire-waiting": { turn: "first", progress: "begun" },
  "plan-ready": {},
  "plan-signed": { version: 2 },
  "plan-changed": { version: 2 },
  "plan-withdrawn": {},
  "plan-returns": {},
  "review-open": { until: "2026-11-22T03:00:00.000Z" },
  "team-answered": {},
  "guarantee-refused": { ...sale, reasons: "Anamnese: falta responder.\nPrazo: terminou." },
  "guarantee-in-review": { ...sale, answerBy: lead.dueAt },
  "guarantee-review": { ...sale, dueAt: lead.dueAt },
  "guarantee-review-overdue": { ...sale, dueAt: lead.dueAt },
  "call-booked": { startsAt: lead.dueAt, way: "video" },
  "call-tomorrow": { startsAt: lead.dueAt, way: "phone" },
  "call-moved": { startsAt: lead.dueAt, way: "video" },
};
const names = Object.keys(templates) as TemplateName[];
const whatsAppTemplates = names.filter((name) => "whatsapp" in templates[name]);

const aMessage = (template: TemplateName, fullName = "Ana Souza"): Message => ({
  id,
  template,
  channel: "email",
  recipient: "ana@example.com",
  accountId: id,
  params: { fullName, ...params[template] },
  attempts: 1,
  lastError: null,
  createdAt: new Date(),
  priority: 1,
  noticeSubject: null,
});

describe.each(names)("the email %s", (name) => {
  const { subject, html, text, unsubscribeUrl } = renderEmail(aMessage(name), links);

  test("has every variable filled", () => {
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
    expect(subject.length).toBeLessThan(70);
  });

  test("says in plain text everything it says in HTML", () => {
    const body = html.slice(html.indexOf("<h1"));
    const shown = body
      .replace(/<[^>]+>/g, "\n")
      .split("\n")
      .map(unescaped)
      .filter(Boolean);
    for (const sentence of shown) expect(text.replace(/\s+/g, " ")).toContain(sentence);
    for (const [, url = ""] of body.matchAll(/href="([^"]+)"/g))
      expect(text).toContain(unescaped(url).replace("mailto:", ""));
  });

  test("names the company, and has an unsubscribe link exactly when it is not transactional", () => {
    for (const fact of [brand.legalName, brand.cnpj, brand.address]) {
      expect(unescaped(html)).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(unsubscribeUrl === undefined).toBe(templates[name].transactional);
  });
});

/** Variants of a template with another link, when a parameter is missing or different. */
const variants: { template: TemplateName; without: string[] }[] = [
  { template: "receipt", without: ["verificationId"] },
  { template: "welcome", without: ["callBy"] },
];
/** Besides the site itself: the chat with our support or with a lead, and our support's e-mail. */
const isAllowedOrigin = (url: URL): boolean =>
  url.origin === "https://wa.me" || url.href === `mailto:${brand.supportEmail}`;

test.each([...names.map((template) => ({ template, without: [] as string[] })), ...variants])(
  "no link of $template without $without points outside the site",
  ({ template, without }) => {
    const message = aMessage(template);
    const left = Object.entries(message.params as object).filter(([name]) => !without.includes(name));
    const { html, text } = renderEmail({ ...message, params: Object.fromEntries(left) }, links);
    const variables = "whatsapp" in templates[template] ? renderWhatsAppMessage(message, links).variables : [];
    const found = [
      ...[...html.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) => unescaped(url)),
      ...[text, ...variables].flatMap((part) => part.match(/\w+:\/\/[^\s)]+/g) ?? []),
    ];
    expect(found.length).toBeGreaterThan(0);
    const foreign = found.map((url) => new URL(url)).filter((url) => url.origin !== SITE && !isAllowedOrigin(url));
    expect(foreign.map(({ href }) => href)).toEqual([]);
  },
);

/** Which messages are notices, and which only wait for the morning (docs/decisions/programme/0096-member-notices.md). */
test("everything else goes at once: what was asked for, receipts, security, safety and the team's own", () => {
  const all = Object.entries(templates as Record<string, Template>);
  expect(all.flatMap(([name, { notice }]) => (notice ? [`${name}: ${notice}`] : []))).toEqual([
    "questionnaire-waiting: questionnaire",
    "plan-ready: plan",
    "plan-changed: plan",
    "review-open: review",
    "team-answered: team-answered",
  ]);
  expect(all.flatMap(([name, { byDay }]) => (byDay ? [name] : []))).toEqual([
    "plan-signed",
    "plan-returns",
    "subscription-ending",
    "promise-credited",
    "call-tomorrow",
  ]);
});

const governed = names.filter((name) => {
  const { notice, byDay } = templates[name] as Template;
  return notice !== undefined || byDay === true;
});

test.each(governed)("%s says nothing about anybody's health", (name) => {
  const { subject, text } = renderEmail(aMessage(name), links);
  expect(`${subject} ${text}`.replaceAll(brand.legalName, "")).not.toMatch(
    /sa[úu]de|anamnese|peso|dieta|treino|emagre|calor|glic|dor\b|sintoma|remédio|nutri|card[áa]pio|alimenta/i,
  );
});

test.each([
  ["conversation", "/app/conversa"],
  ["support", "/app/conversa/atendimento"],
  ["review", "/app/revisao/resposta"],
  // A person's decision about the answers: its own page would say what it is about.
  ["today", "/app"],
  [undefined, "/app/conversa"],
])("the notice of a reply in %s leads there", (place, path) => {
  const message = aMessage("team-answered");
  const { text } = renderEmail({ ...message, params: { fullName: "Ana Souza", place } }, links);
  expect(text).toContain(`${SITE}${path}\n`);
});

test.each(INTAKE_REFUNDS)("an e-mail about the refund %s does not say why the questionnaire opened it", (kind) => {
  const message = aMessage("refund-started");
  const { subject, text } = renderEmail({ ...message, params: { ...(message.params as object), kind } }, links);
  expect(text).toContain("O valor inteiro volta para você.");
  expect(`${subject} ${text}`).not.toMatch(/gr[aá]vid|gesta|idade|distância|anamnese|questionário|respostas/i);
});

test.each(names)("a malicious name is escaped in %s", (name) => {
  for (const hostile of [...SCRIPTS, `<img src=x onerror="alert('x')">&"\r\nBcc: victim@example.com`]) {
    const { subject, html } = renderEmail(aMessage(name, hostile), links);
    expect(injectedTags(html)).toEqual([]);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test("an advertisement in place of a name is left out of the e-mail", () => {
  const { html, text } = renderEmail(aMessage("welcome", "ganhe500.example/pix agora"), links);
  expect(html + text).not.toContain("ganhe500");
  expect(text).toContain("Oi. ");
});

describe.each(whatsAppTemplates)("the WhatsApp message %s", (name) => {
  const { approved } = (templates[name] as Template).whatsapp ?? { approved: "" };
  const message = renderWhatsAppMessage({ ...aMessage(name), channel: "whatsapp", recipient: "+5511987654321" }, links);

  test("fills exactly the variables of the approved text", () => {
    const places = [...approved.matchAll(/\{\{(\d+)\}\}/g)].map(([, place]) => Number(place));
    expect(places).toEqual(message.variables.map((_, index) => index + 1));
    for (const variable of message.variables) expect(variable).not.toMatch(/undefined|null|NaN|^$/);
  });

  test("follows the platform's rules for an approved text", () => {
    expect(approved).not.toMatch(/^\{\{|\}\}$|\{\{\d\}\}\s*\{\{/);
    expect(approved.length).toBeLessThan(550);
  });
});

test("the team reads the promise in the business's time zone and opens the chat with one tap", () => {
  const { subject, html, text } = renderEmail(aMessage("new-lead"), links);
  expect(subject).toBe("Novo lead: Ana Souza, até 16/11, 10h05");
  expect(text).toContain("16/11, segunda-feira, às 10h05 (horário de Brasília)");
  expect(html).toContain('href="https://wa.me/5511987654321"');
});

test("an email that is not transactional has an unsubscribe link in both its parts", () => {
  const content = { subject: "Novidade", preheader: "…", title: "Olá", body: [], why: "Você pediu." };
  const { html, text } = renderLayout({ ...content, homeUrl: SITE, unsubscribeUrl: links.unsubscribeLink(id) });
  for (const part of [html, text]) expect(part).toContain(links.unsubscribeLink(id));
});

test("an e-mail uses the site's colors", () => {
  const tokens = readFileSync(new URL("../../../../web/src/ui/tokens.css", import.meta.url), "utf8");
  for (const [ink, value] of Object.entries(colors)) expect(tokens.toLowerCase()).toContain(`--${ink}: ${value};`);
});

test("names, masked e-mails and times are formatted", () => {
  expect(["ANA", "joão silva", "McCartney", "D'Ávila Reis", "Ana2", ""].map(firstNameOf)).toEqual([
    "Ana",
    "João",
    "McCartney",
    "D'Ávila",
    undefined,
    undefined,
  ]);
  expect(maskEmail(maskEmail("ana.nova@example.com"))).toBe("a•••@example.com");
  expect(dayAndTime("2026-01-01T02:30:00.000Z")).toBe("31/12, quarta-feira, às 23h30 (horário de Brasília)");
  expect(dateAndTime("2026-01-01T02:30:00.000Z")).toBe("31/12/2025, quarta-feira, às 23h30 (horário de Brasília)");
});

const unescaped = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/[\s\u034f\u200c]+/g, " ")
    .trim();

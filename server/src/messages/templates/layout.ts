import { brand } from "@app/contract/brand";
import { type Html, html } from "../../platform/html.ts";
import { darkModeCss, styles } from "./email-styles.ts";
import { oneLine } from "./format.ts";
import type { EmailContent } from "./template.ts";

const company = `${brand.legalName} · CNPJ\u00a0${brand.cnpj}`;
/** Invisible, and long enough that no mail program fills the preview with what follows. */
const FILLER = "\u034f\u200c ".repeat(60);

type RenderedEmail = EmailContent & { homeUrl: string; unsubscribeUrl?: string };

/** The email as it leaves: one look for all, the same words in HTML and in plain text. */
export function renderLayout(content: RenderedEmail): { subject: string; html: string; text: string } {
  return { subject: oneLine(content.subject), html: page(content).toString(), text: plain(content) };
}

function page({ subject, preheader, title, body, why, internal, homeUrl, unsubscribeUrl }: RenderedEmail): Html {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${oneLine(subject)}</title>
<style>${darkModeCss}</style>
</head>
<body class="ground" style="${styles.body}">
<div style="${styles.hidden}">${preheader}${FILLER}</div>
<div class="ground" style="${styles.page}">
<div style="${styles.sheet}">
<a class="ink" href="${homeUrl}" style="${styles.logo}">${brand.name.toLocaleLowerCase("pt-BR")}</a>
<div style="${styles.plumbBob}"><div style="${styles.plumbBobTop}"></div><div style="${styles.plumbBobLit}"></div><div style="${styles.plumbBobShaded}"></div></div>
<h1 class="ink" style="${styles.title}">${title}</h1>
${body.map((block) => block.html)}
<div class="rule" style="${styles.foot}">
<p class="quiet" style="${styles.small}">${why}${internal ? "" : help()}</p>
<p class="quiet" style="${styles.small}">${company}<br>${brand.address}</p>
${unsubscribeUrl ? html`<p class="quiet" style="${styles.small}">${smallLink(unsubscribeUrl, LEAVE)}</p>` : ""}
</div>
</div>
</div>
</body>
</html>`;
}

const LEAVE = "Não quero mais receber estes emails";

const smallLink = (url: string, words: string): Html =>
  html`<a class="quiet" href="${url}" style="${styles.smallLink}">${words}</a>`;

/** Emails come from an address that nobody reads, so each says where somebody does. */
const contacts: { url: string; words: string }[] = [
  ...(brand.supportWhatsApp ? [{ url: `https://wa.me/${brand.supportWhatsApp}`, words: "Chame no WhatsApp" }] : []),
  ...(brand.supportEmail ? [{ url: `mailto:${brand.supportEmail}`, words: `escreva para ${brand.supportEmail}` }] : []),
];

function help(): Html {
  const [first, second] = contacts.map(({ url, words }) => smallLink(url, words));
  if (!first) return html``;
  return second ? html` Dúvidas? ${first} ou ${second}.` : html` Dúvidas? ${first}.`;
}

function plain({ title, body, why, internal, unsubscribeUrl }: RenderedEmail): string {
  const ways = contacts.map(({ url, words }) => (url.startsWith("mailto:") ? words : `${words} (${url})`));
  const foot = [
    internal || ways.length === 0 ? why : `${why} Dúvidas? ${ways.join(" ou ")}.`,
    `${company}\n${brand.address}`,
    ...(unsubscribeUrl ? [`${LEAVE}:\n${unsubscribeUrl}`] : []),
  ];
  return [title, ...body.map(({ text }) => text), "-- ", ...foot].join("\n\n");
}

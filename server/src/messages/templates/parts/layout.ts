import { brand } from "@app/contract/brand";
import { type Html, html } from "../../../platform/http/html.ts";
import { darkModeCss, styles } from "./email-styles.ts";
import { oneLine } from "./format.ts";
import type { EmailContent } from "./template.ts";

const company = `${brand.legalName} · CNPJ\u00a0${brand.cnpj}`;
/** Invisible padding, so that no mail client fills the preview with the text that follows. */
const PREVIEW_PADDING = "\u034f\u200c ".repeat(60);

type RenderedEmail = EmailContent & { homeUrl: string; unsubscribeUrl?: string };

/** The final e-mail: one layout for all, the same text in HTML and in plain text. */
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
<div style="${styles.hidden}">${preheader}${PREVIEW_PADDING}</div>
<div class="ground" style="${styles.page}">
<div style="${styles.sheet}">
<a class="ink" href="${homeUrl}" style="${styles.logo}">${brand.name.toLocaleLowerCase("pt-BR")}</a>
<div style="${styles.plumbBob}"><div style="${styles.plumbBobTop}"></div><div style="${styles.plumbBobLit}"></div><div style="${styles.plumbBobShaded}"></div></div>
<h1 class="ink" style="${styles.title}">${title}</h1>
${body.map((block) => block.html)}
<div class="rule" style="${styles.footer}">
<p class="quiet" style="${styles.small}">${why}${internal ? "" : help()}</p>
<p class="quiet" style="${styles.small}">${company}<br>${brand.address}</p>
${unsubscribeUrl ? html`<p class="quiet" style="${styles.small}">${smallLink(unsubscribeUrl, UNSUBSCRIBE)}</p>` : ""}
</div>
</div>
</div>
</body>
</html>`;
}

const UNSUBSCRIBE = "Não quero mais receber estes emails";

const smallLink = (url: string, label: string): Html =>
  html`<a class="quiet" href="${url}" style="${styles.smallLink}">${label}</a>`;

/** E-mails come from an unmonitored address, so each one says how to reach support. */
const contacts: { url: string; label: string }[] = [
  ...(brand.supportWhatsApp ? [{ url: `https://wa.me/${brand.supportWhatsApp}`, label: "Chame no WhatsApp" }] : []),
  ...(brand.supportEmail ? [{ url: `mailto:${brand.supportEmail}`, label: `escreva para ${brand.supportEmail}` }] : []),
];

function help(): Html {
  const [first, second] = contacts.map(({ url, label }) => smallLink(url, label));
  if (!first) return html``;
  return second ? html` Dúvidas? ${first} ou ${second}.` : html` Dúvidas? ${first}.`;
}

function plain({ title, body, why, internal, unsubscribeUrl }: RenderedEmail): string {
  const contactTexts = contacts.map(({ url, label }) => (url.startsWith("mailto:") ? label : `${label} (${url})`));
  const footer = [
    internal || contactTexts.length === 0 ? why : `${why} Dúvidas? ${contactTexts.join(" ou ")}.`,
    `${company}\n${brand.address}`,
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []),
  ];
  return [title, ...body.map(({ text }) => text), "-- ", ...footer].join("\n\n");
}

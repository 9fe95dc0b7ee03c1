import { type Html, html } from "../../../platform/http/html.ts";
import { styles } from "./email-styles.ts";

/** A part of an e-mail in both its forms: HTML and plain text say the same. */
export type Block = { html: Html; text: string };

export const paragraph = (text: string): Block => ({
  html: html`<p class="ink" style="${styles.text}">${text}</p>`,
  text,
});

/** For a recipient who did not expect the message. */
export const aside = (text: string): Block => ({
  html: html`<p class="quiet" style="${styles.aside}">${text}</p>`,
  text,
});

/** The call to action. */
export const action = (label: string, url: string): Block => ({
  html: html`<p style="margin:0;"><a href="${url}" style="${styles.button}">${label}</a></p>`,
  text: `${label}:\n${url}`,
});

/** Spaced by CSS alone, so that copying it gives the bare digits. */
export const code = (label: string, digits: string): Block => ({
  html: html`<div class="paper" style="${styles.code}">
    <p class="quiet" style="${styles.codeLabel}">${label}</p>
    <p class="ink" style="${styles.digits}">${digits}</p>
  </div>`,
  text: `${label}: ${digits}`,
});

export const steps = (items: { title: string; text: string }[]): Block => ({
  html: html`<ol style="${styles.list}">${items.map(
    ({ title, text }, index) =>
      html`<li class="ink rule" style="${styles.item}"><strong style="${styles.strong}">${index + 1}. ${title}</strong> ${text}</li>`,
  )}</ol>`,
  text: items.map(({ title, text }, index) => `${index + 1}. ${title} ${text}`).join("\n"),
});

export type Fact = { label: string; value: string; url?: string };

export const facts = (items: Fact[]): Block => ({
  html: html`<ul style="${styles.list}">${items.map(
    ({ label, value, url }) =>
      html`<li class="ink rule" style="${styles.item}"><span class="quiet" style="${styles.label}">${label}</span> ${
        url ? html`<a class="link" href="${url}" style="${styles.link}">${value}</a>` : value
      }</li>`,
  )}</ul>`,
  text: items.map(({ label, value, url }) => `${label}: ${value}${url ? ` (${url})` : ""}`).join("\n"),
});

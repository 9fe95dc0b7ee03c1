import { brand } from "@app/contract/brand";
import { type Html, html } from "../../platform/http/html.ts";
import { type PersonalTableName, personalData, personalTableNames } from "../personal-data/personal-data.ts";
import type { PersonalTable } from "../personal-data/personal-table.ts";
import type { LoadPersonalData, Row } from "../personal-data-store.ts";
import { dayAndTime, formatValue } from "./format-value.ts";

const STYLE = `:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:2rem 1.25rem;color:#10231c;background:#fff}
h1{font-size:1.9rem;line-height:1.15;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .25rem}p{margin:.25rem 0 1rem}
nav ul{columns:2;padding-left:1.25rem}a{color:#0f5b46}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:1rem 0;padding:1rem;border:1px solid #d9cfbf;border-radius:.5rem}
dt{color:#4a5b53}dd{margin:0;overflow-wrap:anywhere}.none{color:#4a5b53}
@media (max-width:30rem){dl{grid-template-columns:1fr}nav ul{columns:1}dd{margin-bottom:.5rem}}
@media print{body{padding:0;font-size:11pt}nav{display:none}dl{break-inside:avoid}h2{break-after:avoid}}`;

/** Longer lists are unreadable; the JSON file has all rows. */
const MAX_SHOWN = 500;
const integer = new Intl.NumberFormat("pt-BR");

/** One HTML page to read or print, streamed: no script, no external resource. */
export async function* exportPage(
  read: LoadPersonalData,
  counts: Map<PersonalTableName, number>,
  at: Date,
): AsyncGenerator<string> {
  const title = `Meus dados no ${brand.name}`;
  const count = (name: PersonalTableName) => counts.get(name) ?? 0;
  // The style is a trusted constant and must not be escaped.
  yield `${html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>`.toString()}<style>${STYLE}</style>`;
  yield html`</head><body>
<header><h1>${title}</h1>
<p>Tudo o que guardamos sobre você em ${dayAndTime(at)}, com horários de Brasília. O arquivo dados.json traz o mesmo conteúdo, para levar a outro serviço.</p>
<p>Controlador: ${brand.legalName}, CNPJ ${brand.cnpj}, ${brand.address}. Para corrigir, limitar ou apagar, entre em ${brand.siteUrl}/app e abra Conta.</p></header>
<nav aria-label="Seções"><ul>${personalTableNames.map((name) => html`<li><a href="#${name}">${personalData[name].title}</a> (${integer.format(count(name))})</li>`)}</ul></nav>
<main>`.toString();
  for (const name of personalTableNames) yield* section(read, name, count(name));
  yield "</main>\n</body></html>\n";
}

async function* section(read: LoadPersonalData, name: PersonalTableName, count: number): AsyncGenerator<string> {
  const { title, about } = personalData[name];
  yield html`<section id="${name}"><h2>${title}</h2><p>${about}</p>`.toString();
  if (count === 0) yield html`<p class="none">Nada guardado.</p>`.toString();
  if (count > MAX_SHOWN)
    yield html`<p class="none">São ${integer.format(count)}. Aqui estão ${integer.format(MAX_SHOWN)}; o arquivo dados.json traz todos.</p>`.toString();
  for await (const rows of read(name, MAX_SHOWN)) yield rows.map((row) => entry(name, row).toString()).join("\n");
  yield html`${withheldReasons(name)}</section>`.toString();
}

function entry(name: PersonalTableName, row: Row): Html {
  const columns: [string, string][] = Object.entries(personalData[name].columns);
  return html`<dl>${columns.map(([column, label]) => html`<dt>${label}</dt><dd>${formatValue(column, row[column])}</dd>`)}</dl>`;
}

/** Names what is withheld. */
function withheldReasons(name: PersonalTableName): Html {
  const personalTable: PersonalTable = personalData[name];
  const reasons = Object.values(personalTable.withheld ?? {}).filter((reason) => reason !== "É a sua conta.");
  return reasons.length === 0 ? html`` : html`<p class="none">Fora desta lista: ${reasons.join(" ")}</p>`;
}

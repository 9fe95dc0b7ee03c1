import { brand } from "@app/contract/brand";

type Media = { content?: { "application/json"?: { example?: unknown } } };
type Operation = {
  summary?: string;
  security?: object[];
  requestBody?: Media;
  responses?: Record<string, Media>;
};
export type OpenApi = { paths?: Record<string, Record<string, Operation>> };

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const exampleIn = (media: Media | undefined): string => {
  const example = media?.content?.["application/json"]?.example;
  return example === undefined ? "" : `<pre>${escape(JSON.stringify(example, null, 2))}</pre>`;
};

/** An empty requirement among several: the call works without credentials too. */
const credentialsIn = (security: object[]): string => {
  if (security.length === 0) return "";
  return security.some((requirement) => Object.keys(requirement).length === 0) ? " (Basic, optional)" : " (Basic)";
};

/** Has no script: the page shares its origin with members' sessions. */
export function docsPage({ paths = {} }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary = "", security = [], requestBody, responses }]) => `<section>
<h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(summary)}${credentialsIn(security)}</p>
${exampleIn(requestBody)}
${exampleIn(responses?.["200"])}
</section>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>API | ${escape(brand.name)}</title><style>${STYLE}</style></head><body>
<h1>API</h1><p>Every answer is an envelope: <code>return</code>, <code>message</code>, <code>code</code>,
<code>error</code> (false, or the refusal's name), <code>redirect_to</code>. A call marked <b>Basic</b> needs a username with a password or
a session token. Described as
<a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>${calls.join("\n")}</body></html>`;
}

const STYLE = `body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#10231c;background:#fbf8f3}
h2{font-size:1rem;margin:2.5rem 0 .25rem}pre{background:#fff;padding:1rem;overflow:auto;border-left:3px solid #0f5b46}`;

import type { ExamplePost } from "./posts.ts";

/** A minimal article page. The texts are our own, so they need no escaping. */
export const articlePage = ({ slug, title, excerpt, author, category }: ExamplePost): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<p>${category} · artigo de exemplo</p>
<h1>${title}</h1>
<p>Por ${author}</p>
<img src="/pictures/${slug}.png" alt="" width="720" height="450">
<p>${excerpt}</p>
<p>Este é o blog de exemplo usado em desenvolvimento. O artigo inteiro existirá quando o blog de verdade estiver ligado.</p>
</main>
</body>
</html>
`;

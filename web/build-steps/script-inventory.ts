import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Chunks } from "./script-chunks.ts";
import { reasonsFor } from "./script-reasons.ts";

/** One script that can run on the payment page. `when`: with the page, or fetched by it later. */
export type Script = {
  path: string;
  when: "inline" | "with the page" | "later";
  reasons: string[];
  sha256: string;
  sha384: string;
  bytes: number;
  gzipBytes: number;
};

type Build = {
  /** The documents that are the payment page. */
  pages: string[];
  /** The file that holds the page's own code: the fallback document fetches it through the router. */
  entry: string;
  bootstrap: string;
  chunks: Chunks;
  read: (path: string) => Buffer;
};

/** Written by the router or moved out of its page: no module of ours is in them. */
const ROUTERS: [RegExp, string][] = [
  [/^assets\/manifest-[0-9a-f]+\.js$/, "The router's list of addresses and their files"],
  [/^assets\/late-[0-9a-f]+\.js$/, "The router's own start, moved from the page into a file"],
];

/** Every script that the payment page starts or can fetch, with its reason and its hashes (PCI DSS 6.4.3). */
export function scriptInventory({ pages, entry, bootstrap, chunks, read }: Build): Script[] {
  const named = pages.flatMap((html) => [...html.matchAll(/data-(?:src|modules)="([^"]+)"/g)]);
  const started = named.flatMap(([, paths = ""]) => paths.split(" ")).map((path) => path.replace(/^\//, ""));
  const first = reachable([...started, entry], (path) => chunks[path]?.imports ?? []);
  const all = reachable(first, (path) => [...(chunks[path]?.imports ?? []), ...(chunks[path]?.dynamicImports ?? [])]);

  const files = [...all].map((path): Script => {
    const chunk = chunks[path];
    const routers = ROUTERS.find(([pattern]) => pattern.test(path))?.[1];
    if (!chunk && !routers) throw new Error(`a script on the payment page that nobody built: ${path}`);
    const reasons = chunk ? reasonsFor(chunk.modules) : [routers ?? ""];
    return { path: `/${path}`, when: first.has(path) ? "with the page" : "later", reasons, ...marksOf(read(path)) };
  });
  const inline = ["Starts the page's scripts, and keeps what is pressed before they are ready"];
  return [{ path: "(inline)", when: "inline", reasons: inline, ...marksOf(Buffer.from(bootstrap)) }, ...files];
}

function reachable(from: Iterable<string>, next: (path: string) => string[]): Set<string> {
  const seen = new Set(from);
  // A set may grow while it is walked: what is added is visited too.
  for (const path of seen) for (const other of next(path)) seen.add(other);
  return seen;
}

const marksOf = (source: Buffer) => ({
  sha256: createHash("sha256").update(source).digest("base64"),
  sha384: createHash("sha384").update(source).digest("base64"),
  bytes: source.length,
  gzipBytes: gzipSync(source, { level: 9 }).length,
});

/** The same for people. */
export function readableInventory(scripts: Script[]): string {
  const sum = (when: Script["when"]) =>
    scripts.filter((script) => script.when === when).reduce((total, { gzipBytes }) => total + gzipBytes, 0);
  const rows = scripts.map(
    ({ path, when, reasons, sha384, gzipBytes }) =>
      `| \`${path}\` | ${when} | ${reasons.join("; ")} | ${gzipBytes} | \`sha384-${sha384}\` |`,
  );
  return [
    "# Scripts that can run on /pagamento",
    "",
    `${scripts.length} scripts; ${sum("with the page")} bytes with the page and ${sum("later")} later, as gzip.`,
    "No script comes from another origin: the policy is `script-src 'self'` and the inline loader's hash.",
    "",
    "| script | when | why | gzip bytes | integrity |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

import { relative } from "node:path";
import { bold, dim, seconds } from "./colors.ts";
import { at, ports, root, simulators } from "./stack-config.ts";

/** Prints the table of URLs, then the line that scripts wait for. */
export function printAddresses({
  runDir,
  databaseUrl,
  since,
}: {
  runDir: string;
  databaseUrl: string;
  since: number;
}): void {
  const site = at(ports.site);
  const rows = [
    ["Site", bold(site)],
    ["API", `${site}/v1/health`],
    ["API metrics", at(ports.apiMetrics, "/metrics")],
    ["Worker metrics", at(ports.workerMetrics, "/metrics")],
    ...simulators.map(({ name, port, path }) => [`${name} simulator`, at(port, path)]),
    ["Database", withoutPassword(databaseUrl)],
    ["Logs", `${relative(root, runDir)}/logs`],
  ];
  const width = Math.max(...rows.map(([label = ""]) => label.length));
  console.log();
  for (const [label = "", value = ""] of rows) console.log(`  ${dim(label.padEnd(width))}  ${value}`);
  console.log(dim(`\n  Started in ${seconds(Date.now() - since)}. Ctrl-C stops everything.\n`));
  console.log(`ready ${site}`);
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = "…";
  return decodeURIComponent(url.href);
}

import { readdir, readFile } from "node:fs/promises";
import { expect } from "vitest";
import { createApp } from "../../app.ts";
import { createMetrics } from "../../platform/observability/metrics.ts";
import { readRules } from "../../testing/alerts.ts";
import { test } from "../../testing/http.ts";
import { measureBusiness } from "../business-metrics.ts";

/** Metrics of other exporters that the rules use: named in deploy/alerts/prometheus.yml. */
const EXTERNAL_METRICS = [
  "up",
  "probe_success",
  "probe_ssl_earliest_cert_expiry",
  "node_filesystem_avail_bytes",
  "node_filesystem_size_bytes",
];

test("every alert has a section in the runbook, and every section an alert", async () => {
  const runbook = await readFile(new URL("../../../../docs/runbook.md", import.meta.url), "utf8");
  const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name);
  const alerts = (await readRules()).flatMap(({ alert }) => alert ?? []);
  expect(alerts.length).toBeGreaterThan(30);
  expect(sections.toSorted()).toEqual(alerts.toSorted());
  for (const section of runbook.split(/^### /m).slice(1))
    for (const part of ["**Means**", "**Look**", "**Do**", "**Over**"]) expect(section).toContain(part);
});

test("every alert is fired by its fault, in a test or in the drill", async () => {
  const here = new URL(".", import.meta.url);
  const tests = (await readdir(here)).filter((name) => name !== "rules.test.ts").map((name) => new URL(name, here));
  const drill = new URL("../../../../reliability/drills/alerts/injections.ts", here);
  const texts = await Promise.all([...tests, drill].map((file) => readFile(file, "utf8")));
  const alerts = (await readRules()).flatMap(({ alert }) => alert ?? []);
  expect(alerts.filter((name) => !texts.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});

test("every alert's link leads to its own section of the runbook", async () => {
  const rules = await readFile(new URL("../../../../deploy/alerts/alerts.yml", import.meta.url), "utf8");
  const links = rules
    .split("- alert: ")
    .slice(1)
    .map((rule) => [/^\w+/.exec(rule)?.[0], /runbook: (\S+)/.exec(rule)?.[1]]);
  expect(links.length).toBeGreaterThan(30);
  expect(links).toEqual(links.map(([name]) => [name, `docs/runbook.md#${name?.toLowerCase()}`]));
});

test("every metric that a rule names is exported", async ({ deps, app }) => {
  const metrics = createMetrics();
  measureBusiness(metrics.registry, deps);
  metrics.measureCopies(deps.db);
  metrics.measurePool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.measureSweeps([]);
  const api = await createApp(deps);
  const exported = [metrics.registry, api.metrics.registry].flatMap((registry) =>
    registry.getMetricsAsArray().flatMap(({ name, type }) =>
      // The library types it as an enum, but its values are strings.
      String(type) === "histogram" ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  );
  await api.app.close();
  expect(app).toBeDefined();

  const rules = await readRules();
  const recorded = rules.flatMap(({ record }) => record ?? []);
  const known = new Set([...exported, ...recorded, ...EXTERNAL_METRICS]);
  const named = rules.flatMap(({ expr }) => namesIn(expr));
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

const KEYWORDS = new Set(["by", "on", "and", "or", "unless", "le"]);
const namesIn = (expr: string): string[] =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(by|on) \([^)]*\)/g, " ").matchAll(/[a-z_][\w:]*(?!\w*\s*\()\b/g)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name));

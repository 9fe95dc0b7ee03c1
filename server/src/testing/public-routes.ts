import { readFileSync } from "node:fs";

export type Cost = { gatewayCalls: number; messages: number; rows: number; cpuMs: number };

/** The row for all routes that need a session. */
export const MEMBER_ROUTES = "every other route under /v1/auth, /v1/account and /v1/staff";

/** Every route that may be called without a session, with the most that one call may cost: a table of docs/security.md. */
export function publicRoutes(): Record<string, Cost> {
  const page = readFileSync(new URL("../../../docs/security.md", import.meta.url), "utf8");
  const [, section = ""] = /## What one call without a session may cost\n([\s\S]*?)\n## /.exec(page) ?? [];
  const lines = section.matchAll(/^\| `?(.+?)`? \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return Object.fromEntries(
    Array.from(lines, ([, name = "", ...metrics]) => {
      const [gatewayCalls = 0, messages = 0, rows = 0, cpuMs = 0] = metrics.map(Number);
      return [name, { gatewayCalls, messages, rows, cpuMs }];
    }),
  );
}

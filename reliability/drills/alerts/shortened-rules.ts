import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const RULES = join(import.meta.dirname, "../../../deploy/alerts");
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** The deployed rules with every `for:` and every range divided by the factor, so that a month takes minutes. */
export function writeShortenedRules(directory: string, factor: number): string[] {
  const shorter = (count: string, unit: string) =>
    `${Math.max(1_000, Math.round((Number(count) * (SECONDS[unit] ?? 1) * 1_000) / factor))}ms`;
  return ["slo.yml", "alerts.yml"].map((name) => {
    const text = readFileSync(join(RULES, name), "utf8")
      .replaceAll(/\bfor: (\d+)([smhd])\b/g, (_, count: string, unit: string) => `for: ${shorter(count, unit)}`)
      .replaceAll(/\[(\d+)([smhd])\]/g, (_, count: string, unit: string) => `[${shorter(count, unit)}]`);
    const file = join(directory, name);
    writeFileSync(file, text);
    return file;
  });
}

/** The names of all alerts. */
export const alertNames = (): string[] =>
  ["slo.yml", "alerts.yml"].flatMap((name) =>
    [...readFileSync(join(RULES, name), "utf8").matchAll(/- alert: (\w+)/g)].map(([, alert = ""]) => alert),
  );

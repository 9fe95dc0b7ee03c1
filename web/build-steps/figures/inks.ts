import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "../../src/ui/tokens.css"), "utf8");
const palette = new Map(
  [...tokens.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour]),
);

/** A picture in an `img` inherits no variable, so the colour itself is written into it. */
export function ink(name: string): string {
  const colour = palette.get(name);
  if (!colour) throw new Error(`tokens.css has no colour ${name}`);
  return colour;
}

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** The brand has a step of its own. */
const CONTRACT_FILE = /^(.+\/contract\/src\/(?!brand\.ts)[\w/-]+\.ts)(?:\?(\w+)(?:&value=(\w+))?)?$/;
const WITH_SCHEMAS = "schemas";
const SHARED = "shared";
/** Larger data is one module for all who import it. */
const MAX_COPIED = 300;

/** Data as it stands in a contract's file: what JSON says whole. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object" || value === null) return ["string", "number", "boolean"].includes(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

/** What a browser needs of an export without the validation library: an endpoint's method and path, or plain data. */
export function plainValue(exported: unknown): unknown {
  const { method, path, schema } = (exported ?? {}) as Record<string, unknown>;
  if (typeof method === "string" && typeof path === "string" && typeof schema === "object") return { method, path };
  return isPlain(exported) ? exported : undefined;
}

const exportsOf = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);
const hasSchemas = async (file: string): Promise<boolean> => (await readFile(file, "utf8")).includes('"zod/mini"');
const keyOf = (importer: string): string => createHash("sha256").update(importer).digest("hex").slice(0, 12);

/**
 * Screens name the contract's endpoints and limits. In the browser's build each importer has its own copy, without the
 * schemas around it: shared, each would be a script of some 60 bytes. Only who parses something loads the schemas, and
 * the validation library with them.
 */
export const contractValues: Plugin = {
  name: "contract-values",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer, options) {
    if (!importer || !source.startsWith("@app/contract/")) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, file, query] = CONTRACT_FILE.exec(resolved?.id ?? "") ?? [];
    return file && !query && (await hasSchemas(file)) ? `${file}?${keyOf(importer)}` : resolved;
  },
  async load(id) {
    const [, file, query, name] = CONTRACT_FILE.exec(id) ?? [];
    if (!file || !(await hasSchemas(file))) return null;
    if (name) return `export const ${name} = ${JSON.stringify(plainValue((await exportsOf(file))[name]))};`;
    if (query === WITH_SCHEMAS) return { code: await readFile(file, "utf8"), moduleSideEffects: false };
    const sources = Object.entries(await exportsOf(file)).map(([exported, value]) => {
      const plain = JSON.stringify(plainValue(value));
      const copy = (plain?.length ?? 0) > MAX_COPIED ? SHARED : (query ?? SHARED);
      return `export { ${exported} } from "${file}?${plain === undefined ? WITH_SCHEMAS : `${copy}&value=${exported}`}";`;
    });
    return { code: sources.join("\n"), moduleSideEffects: false };
  },
};

import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contractValues, plainValue } from "./contract-values.ts";

/** The browser's script of a page that imports these names. */
async function scriptOf(imports: string): Promise<string> {
  const entry = "\0entry";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      contractValues,
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? imports : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const { output } = Array.isArray(built) ? (built[0] ?? { output: [] }) : (built as { output: { code?: string }[] });
  return output.map((file) => ("code" in file ? file.code : "")).join("");
}

test("an endpoint reaches the browser as its method and path, a limit as its number", async () => {
  const script = await scriptOf(
    `import { getPause } from "@app/contract/pause";
     import { MAX_REPLY_TEXT } from "@app/contract/staff/reviews";
     console.log(getPause, MAX_REPLY_TEXT);`,
  );
  expect(script).toContain('"path": "/v1/account/pause"');
  expect(script).toContain("400");
  expect(script).not.toContain("ZodMini");
  expect(script).not.toContain("summary");
  expect(script).not.toContain("/v1/account/pause/:pauseId");
});

test("no script reads the schema of an endpoint: the browser's build leaves it out", () => {
  const sources = globSync("../../src/**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const readers = sources.filter((file) =>
    /(?<!typeof )\b[\w.]+\.schema\.(body|params|query|response)\b/.test(
      readFileSync(`${import.meta.dirname}/${file}`, "utf8"),
    ),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(readers).toEqual([]);
});

test("who parses still gets the schema", async () => {
  expect(await scriptOf(`import { Id } from "@app/contract/values"; console.log(Id.parse("1"));`)).toContain("ZodMini");
});

test.each([
  [
    { method: "GET", path: "/v1", summary: "Reads", schema: { body: z.string() } },
    { method: "GET", path: "/v1" },
  ],
  [
    ["a", { b: [1, true] }],
    ["a", { b: [1, true] }],
  ],
  [z.string(), undefined],
  [{ one: z.string() }, undefined],
  [() => 1, undefined],
  [new Map(), undefined],
])("%o is, without schemas, %o", (exported, plain) => expect(plainValue(exported)).toEqual(plain));

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { landings } from "@app/contract/landings";
import { callKinds } from "@app/engine/promises/call-kinds";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import { expect, test } from "vitest";
import { type ClaimId, claims } from "./claims.ts";
import { claimPromises, type PromisedBy, sentencePromises } from "./promised-by.ts";

const web = fileURLToPath(new URL("../", import.meta.url));
const kinds = Object.keys(promiseRules.content.kinds);

/** A time that we say we need, in the words that pages use. Prices and parts of a text are not times. */
const TIMED =
  /em (?:até|menos de) \S{1,40}?(?: |\u00a0|\\u00a0)?(?:minutos|horas|dias)|até \d+ dias úteis|na hora\b|imediat[ao]|quinzen\w+|quinze dias|toda semana|24 horas/gi;
const AROUND = 90;

/** What visitors read before they have an account. The page of the promises names the kind of each itself. */
const PAGES = ["content", "landing", "site", "checkout", "shell"];
const NOT_PAGES =
  /^content\/(app|staff)\/|(^|\/)testing\/|\.test\.tsx?$|content\/(promised-by|promises-public|testimonials|sample-posts|on-call)\.ts$/;

const files = PAGES.flatMap((folder) =>
  readdirSync(`${web}${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
).filter((name) => /\.tsx?$/.test(name) && !NOT_PAGES.test(name));

/** Each time that a page says, with the words around it. */
const said = files.flatMap((name) => {
  const text = readFileSync(`${web}${name}`, "utf8")
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "")
    .replaceAll(/\s+/g, " ");
  return [...text.matchAll(TIMED)].map(({ index, 0: time }) => ({
    name,
    words: text.slice(Math.max(0, index - AROUND), index + time.length + AROUND),
    from: Math.min(AROUND, index),
    to: Math.min(AROUND, index) + time.length,
  }));
});

/** A part counts that holds the time itself, not one beside it. */
const promisedBy = ({ words, from, to }: (typeof said)[number]): PromisedBy | undefined =>
  sentencePromises.find(([part]) =>
    [...words.matchAll(new RegExp(part, `${part.flags}g`))].some(
      ({ index, 0: found }) => index < to && index + found.length > from,
    ),
  )?.[1];

const isStated = (promised: PromisedBy | undefined): boolean =>
  promised !== undefined &&
  ("kinds" in promised ? promised.kinds.every((kind) => kinds.includes(kind)) : promised.noClock.length > 10);

test("every claim has a kind of promise, or says why it is none with a clock", () => {
  const without = (Object.keys(claims) as ClaimId[]).filter((id) => !isStated(claimPromises[id]));
  expect(without).toEqual([]);
  expect(new Set(Object.keys(claimPromises))).toEqual(new Set(Object.keys(claims)));
});

test("every call that a landing page promises has its kind", () => {
  for (const { promise } of Object.values(landings)) expect(kinds).toContain(callKinds[promise]);
});

test("every time that a page of the site says has a kind of promise, or a reason", () => {
  expect(said.length).toBeGreaterThan(30);
  const unknown = said.filter((sentence) => !isStated(promisedBy(sentence)));
  expect(unknown).toEqual([]);
});

test("no sentence is listed that no page says any more", () => {
  expect(sentencePromises.filter(([part]) => !said.some(({ words }) => part.test(words)))).toEqual([]);
});

test("each kind is promised on a page, or is one that access itself carries", () => {
  const promised = [...Object.values(claimPromises), ...sentencePromises.map(([, by]) => by)];
  const onPages = new Set<string>(promised.flatMap((by) => ("kinds" in by ? by.kinds : [])));
  expect(kinds.filter((kind) => !onPages.has(kind))).toEqual(["human-first", "refund-sent"]);
});

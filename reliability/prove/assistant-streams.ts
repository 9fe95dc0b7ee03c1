import { randomUUID } from "node:crypto";
import { askAssistant } from "@app/contract/assistant";
import { golden } from "@app/engine/assistant/testing/evaluation/golden";
import { createModelSimulator } from "@app/simulators/model/simulator";
import { createApp } from "../../server/src/app.ts";
import type { Deps } from "../../server/src/deps.ts";
import { seedMembers } from "../evals/members/seed-member.ts";
import { startDatabases } from "../evals/run/databases.ts";
import { openDeps } from "../evals/run/open-deps.ts";

const MEMBERS = 100;
/** Of the twelve questions that a member may ask in a minute. */
const ALONE_EACH = 2;
const OPEN_EACH = 10;
const MAX_OWN_SECONDS = 0.05;
/** The first sentence, and the beginning of the second, which shows where the first one ends. */
const BEGUN = [{ text: "Pode " }, { text: "sim. " }, { text: "Bom " }];

type Member = { headers: Record<string, string> };
type Node = { url: string; metrics: () => Promise<string> };

/**
 * Our own share of a first sentence, and the memory of a process with a thousand open answers; it holds their readers and
 * the vendor too, so that a node needs less. The counters equal the vendor's ledger.
 */
export async function proveAssistantStreams(): Promise<void> {
  const databases = await startDatabases();
  const simulator = createModelSimulator();
  const settings = {
    ASSISTANT_PROVIDER: "anthropic",
    ASSISTANT_URL: await simulator.start(),
    ASSISTANT_KEY: "prove",
    ASSISTANT_MODEL: "scripted",
  };
  const { deps, close } = await openDeps(databases.seededUrl, () => golden.now, settings);
  try {
    const wanted = Array.from({ length: MEMBERS }, (_, index) => `${index}`);
    const seeded = await seedMembers(deps, new Map(wanted.map((key) => [key, { id: "m1", history: "named" }])));
    const { app, metrics } = await createApp(deps);
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const node = { url, metrics: () => metrics.registry.metrics() };
    try {
      await askAlone(node, [...seeded.values()], simulator);
      await openAtOnce(node, [...seeded.values()], simulator);
    } finally {
      await app.close();
    }
    await compareCounters(deps, simulator.tokens());
  } finally {
    await close();
    await simulator.stop();
    await databases.stop();
  }
}

type Simulator = ReturnType<typeof createModelSimulator>;

async function askAlone(node: Node, members: readonly Member[], simulator: Simulator): Promise<void> {
  simulator.setScripts([{ steps: [...BEGUN, { text: "jantar." }] }]);
  // The vendor's package is loaded with the first question.
  const [first] = members;
  if (first) await (await openAsk(node, first)).text();
  const before = ownShare(await node.metrics());
  for (let round = 1; round < ALONE_EACH; round += 1)
    for (const member of members) await (await openAsk(node, member)).text();
  const after = ownShare(await node.metrics());
  const [fast, all] = [after.fast - before.fast, after.all - before.all];
  console.log(`own share of the first sentence: ${fast} of ${all} within ${MAX_OWN_SECONDS * 1_000} ms`);
  if (fast < 0.95 * all) process.exitCode = 1;
}

async function openAtOnce(node: Node, members: readonly Member[], simulator: Simulator): Promise<void> {
  simulator.setScripts([{ steps: [...BEGUN, { hold: "open" }, { text: "jantar." }] }]);
  const before = residentMegabytes();
  const questions = members.flatMap((member) => Array.from({ length: OPEN_EACH }, () => member));
  const readers = await Promise.all(questions.map((member) => readFirstSentence(node, member)));
  const open = residentMegabytes();
  simulator.release("open");
  await Promise.all(readers.map((reader) => readUntil(reader, "event: end")));
  console.log(`${readers.length} open answers: ${open} MB resident, ${before} MB before`);
}

const openAsk = ({ url }: Node, { headers }: Member): Promise<Response> =>
  fetch(url + askAssistant.path, {
    method: askAssistant.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ id: randomUUID(), text: "Me ajuda com o jantar?" }),
  });

async function readFirstSentence(node: Node, member: Member) {
  const reply = await openAsk(node, member);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("an answer has no body");
  await readUntil(reader, "event: sentence");
  return reader;
}

async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<void> {
  for (let read = ""; !read.includes(text); ) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended without ${text}`);
    read += value;
  }
}

const ownShare = (metrics: string): { fast: number; all: number } => ({
  fast: countIn(metrics, `assistant_first_sentence_own_seconds_bucket{le="${MAX_OWN_SECONDS}"}`),
  all: countIn(metrics, "assistant_first_sentence_own_seconds_count"),
});

const countIn = (metrics: string, series: string): number => {
  const line = metrics.split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? Number.NaN);
};

const residentMegabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 ** 2);

async function compareCounters({ db }: Deps, sent: ReturnType<Simulator["tokens"]>): Promise<void> {
  const sums = await db
    .selectFrom("assistantCompanyDays")
    .select((of) => [
      of.fn.sum("inputTokens").as("inputTokens"),
      of.fn.sum("outputTokens").as("outputTokens"),
      of.fn.sum("cacheReadTokens").as("cacheReadTokens"),
      of.fn.sum("cacheWriteTokens").as("cacheWriteTokens"),
    ])
    .executeTakeFirstOrThrow();
  const counted = Object.fromEntries(Object.entries(sums).map(([kind, tokens]) => [kind, Number(tokens)]));
  const isEqual = Object.entries(sent).every(([kind, tokens]) => counted[kind] === tokens);
  console.log(`tokens counted ${JSON.stringify(counted)}, the vendor's ledger ${JSON.stringify(sent)}`);
  if (!isEqual) process.exitCode = 1;
}

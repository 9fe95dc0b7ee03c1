import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OFFLINE_PATH, offlinePage } from "./offline-page.ts";

const OURS = '{"status":"ok"}';
const MAX_MS = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page for no internet in a browser, as far as its script sees one. The network answers what `answers` says. */
function openPage({ path = "/app/conta" } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const listenTo = (prefix: string) => (type: string, heard: (event: object) => void) =>
    listeners.set(prefix + type, heard);
  const asked: { url: string; options: RequestInit }[] = [];
  const left: string[] = [];
  const page = { visibility: "visible", answers: async (): Promise<Response> => Promise.reject(new TypeError()) };
  const status = { textContent: "", dataset: { looking: "Procurando", absent: "Ainda não" } };
  const [script = ""] = offlinePage("<body></body>").files.values();
  const context = {
    Math,
    AbortSignal,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    fetch: (url: string, options: RequestInit) => {
      asked.push({ url, options });
      return page.answers();
    },
    location: {
      pathname: path,
      reload: () => left.push("reload"),
      replace: (to: string) => left.push(to),
    },
    addEventListener: listenTo(""),
    document: {
      get visibilityState() {
        return page.visibility;
      },
      addEventListener: listenTo("document "),
      querySelector: (selector: string) =>
        selector === "[role=status]" ? status : { addEventListener: listenTo("button ") },
    },
  };
  runInNewContext(script, context);
  return {
    context: context as unknown as { backOffMs: (failures: number, random: number) => number },
    asked,
    left,
    status,
    answer: (body: string | null, code = 200) => {
      page.answers = () =>
        body === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(body, { status: code }));
    },
    answerWith: (answers: () => Promise<Response>) => void (page.answers = answers),
    show: async (visibility: "visible" | "hidden") => {
      page.visibility = visibility;
      listeners.get("document visibilitychange")?.({});
      await settle();
    },
    hear: async (event: string) => {
      let isPrevented = false;
      listeners.get(event)?.({ preventDefault: () => (isPrevented = true) });
      await settle();
      return isPrevented;
    },
  };
}

/** Promise.withResolvers, which the browsers that this folder writes for do not have. */
function anAnswerHeldBack() {
  let reject: (cause: Error) => void = () => undefined;
  const promise = new Promise<Response>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}

/** An answer and its body take a few turns, and no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("without any event it looks again by itself, and reloads once our server answers", async () => {
  const { asked, left, answer } = openPage();
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(asked.length).toBeGreaterThan(5);
  expect(left).toEqual([]);
  answer(OURS);
  await vi.advanceTimersByTimeAsync(MAX_MS);
  expect(left).toEqual(["reload"]);
  expect(asked.at(-1)).toMatchObject({ url: "/v1/health", options: { cache: "no-store", redirect: "error" } });
});

test.each([
  { who: "a captive portal's page", body: "<html>Aceite os termos</html>", code: 200 },
  { who: "somebody else's JSON", body: '{"login":"required"}', code: 200 },
  { who: "nothing at all", body: "null", code: 200 },
  { who: "our proxy without an API", body: OURS, code: 503 },
])("$who is not our server", async ({ body, code }) => {
  const { asked, left, answer } = openPage();
  answer(body, code);
  await vi.advanceTimersByTimeAsync(2 * MAX_MS);
  expect(asked.length).toBeGreaterThan(2);
  expect(left).toEqual([]);
});

test("each failure doubles the wait up to half a minute, and chance moves it by a half", () => {
  const { backOffMs } = openPage().context;
  const longest = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => backOffMs(failures, 1));
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect([backOffMs(0, 0), backOffMs(60, 0)]).toEqual([500, 15_000]);
});

test("unseen it asks nothing; seen again it asks at once and begins with short waits", async () => {
  const { asked, show } = openPage();
  await vi.advanceTimersByTimeAsync(5 * MAX_MS);
  await show("hidden");
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(asked).toHaveLength(before);
  await show("visible");
  expect(asked).toHaveLength(before + 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(before + 2);
});

test("an answer that comes while nobody looks starts no new wait", async () => {
  const { asked, show, answerWith } = openPage();
  const waiting = anAnswerHeldBack();
  answerWith(() => waiting.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  await show("hidden");
  waiting.reject(new TypeError());
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(asked).toHaveLength(1);
});

test("the browser's word that it is online is looked into at once, not believed", async () => {
  const { asked, left, answer, hear } = openPage();
  await vi.advanceTimersByTimeAsync(5 * MAX_MS);
  const before = asked.length;
  await hear("online");
  expect(asked).toHaveLength(before + 1);
  expect(left).toEqual([]);
  answer(OURS);
  await hear("online");
  expect(left).toEqual(["reload"]);
});

test("the button looks at once and says what it found", async () => {
  const { asked, left, status, answer, answerWith, hear } = openPage();
  const waiting = anAnswerHeldBack();
  answerWith(() => waiting.promise);
  expect(await hear("button click")).toBe(true);
  expect([asked.length, status.textContent]).toEqual([1, "Procurando"]);
  waiting.reject(new TypeError());
  await settle();
  expect(status.textContent).toBe("Ainda não");
  answer(OURS);
  await hear("button click");
  expect(left).toEqual(["reload"]);
});

test("the last look counts: an older one that fails late neither waits nor speaks", async () => {
  const { asked, left, answer, answerWith, hear } = openPage();
  const slow = anAnswerHeldBack();
  answerWith(() => slow.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  answer(OURS);
  await hear("online");
  expect(left).toEqual(["reload"]);
  slow.reject(new TypeError());
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect([asked.length, left]).toEqual([2, ["reload"]]);
});

test("at its own address, where a reload would lead nowhere, it leads to the app", async () => {
  const { left, answer } = openPage({ path: `${OFFLINE_PATH}/` });
  answer(OURS);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(left).toEqual(["/app"]);
});

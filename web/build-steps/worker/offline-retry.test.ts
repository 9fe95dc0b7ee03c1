import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OFFLINE_PATH } from "../../src/pages.ts";
import { offlinePage } from "./offline-page.ts";

const HEALTHY = '{"status":"ok"}';
const MAX_MS = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The offline page's script in a fake browser. The network responds as `respond` does. */
function openPage({ path = "/app/conta" } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const listenTo = (prefix: string) => (type: string, handler: (event: object) => void) =>
    listeners.set(prefix + type, handler);
  const requests: { url: string; options: RequestInit }[] = [];
  const navigations: string[] = [];
  const page = { visibility: "visible", respond: async (): Promise<Response> => Promise.reject(new TypeError()) };
  const status = { textContent: "", dataset: { looking: "Procurando", absent: "Ainda não" } };
  const [script = ""] = offlinePage("<body></body>").files.values();
  const context = {
    Math,
    AbortSignal,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    fetch: (url: string, options: RequestInit) => {
      requests.push({ url, options });
      return page.respond();
    },
    location: {
      pathname: path,
      reload: () => navigations.push("reload"),
      replace: (to: string) => navigations.push(to),
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
    requests,
    navigations,
    status,
    answer: (body: string | null, code = 200) => {
      page.respond = () =>
        body === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(body, { status: code }));
    },
    answerWith: (respond: () => Promise<Response>) => void (page.respond = respond),
    show: async (visibility: "visible" | "hidden") => {
      page.visibility = visibility;
      listeners.get("document visibilitychange")?.({});
      await settle();
    },
    fire: async (event: string) => {
      let isPrevented = false;
      listeners.get(event)?.({ preventDefault: () => (isPrevented = true) });
      await settle();
      return isPrevented;
    },
  };
}

/** A response that has not arrived. Promise.withResolvers is newer than this package's `lib`. */
function pendingResponse() {
  let reject: (cause: Error) => void = () => undefined;
  const promise = new Promise<Response>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  return { promise, reject };
}

/** A response and its body take a few microtasks, and no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("without any event it retries by itself, and reloads once our server answers", async () => {
  const { requests, navigations, answer } = openPage();
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(requests.length).toBeGreaterThan(5);
  expect(navigations).toEqual([]);
  answer(HEALTHY);
  await vi.advanceTimersByTimeAsync(MAX_MS);
  expect(navigations).toEqual(["reload"]);
  expect(requests.at(-1)).toMatchObject({ url: "/v1/health", options: { cache: "no-store", redirect: "error" } });
});

test.each([
  { sender: "a captive portal's page", body: "<html>Aceite os termos</html>", code: 200 },
  { sender: "another site's JSON", body: '{"login":"required"}', code: 200 },
  { sender: "an empty body", body: "null", code: 200 },
  { sender: "our proxy without an API", body: HEALTHY, code: 503 },
])("$sender is not our server", async ({ body, code }) => {
  const { requests, navigations, answer } = openPage();
  answer(body, code);
  await vi.advanceTimersByTimeAsync(2 * MAX_MS);
  expect(requests.length).toBeGreaterThan(2);
  expect(navigations).toEqual([]);
});

test("each failure doubles the back-off up to half a minute, with jitter of a half", () => {
  const { backOffMs } = openPage().context;
  const ceilings = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => backOffMs(failures, 1));
  expect(ceilings).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect([backOffMs(0, 0), backOffMs(60, 0)]).toEqual([500, 15_000]);
});

test("a hidden page sends nothing; visible again it retries at once and resets the back-off", async () => {
  const { requests, show } = openPage();
  await vi.advanceTimersByTimeAsync(5 * MAX_MS);
  await show("hidden");
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(requests).toHaveLength(before);
  await show("visible");
  expect(requests).toHaveLength(before + 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(before + 2);
});

test("a response that arrives while the page is hidden schedules no retry", async () => {
  const { requests, show, answerWith } = openPage();
  const waiting = pendingResponse();
  answerWith(() => waiting.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  await show("hidden");
  waiting.reject(new TypeError());
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(requests).toHaveLength(1);
});

test("an online event triggers a check at once, and is not trusted by itself", async () => {
  const { requests, navigations, answer, fire } = openPage();
  await vi.advanceTimersByTimeAsync(5 * MAX_MS);
  const before = requests.length;
  await fire("online");
  expect(requests).toHaveLength(before + 1);
  expect(navigations).toEqual([]);
  answer(HEALTHY);
  await fire("online");
  expect(navigations).toEqual(["reload"]);
});

test("the button retries at once and announces the result", async () => {
  const { requests, navigations, status, answer, answerWith, fire } = openPage();
  const waiting = pendingResponse();
  answerWith(() => waiting.promise);
  expect(await fire("button click")).toBe(true);
  expect([requests.length, status.textContent]).toEqual([1, "Procurando"]);
  waiting.reject(new TypeError());
  await settle();
  expect(status.textContent).toBe("Ainda não");
  answer(HEALTHY);
  await fire("button click");
  expect(navigations).toEqual(["reload"]);
});

test("the last attempt wins: an older one that fails late neither retries nor announces", async () => {
  const { requests, navigations, answer, answerWith, fire } = openPage();
  const slow = pendingResponse();
  answerWith(() => slow.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  answer(HEALTHY);
  await fire("online");
  expect(navigations).toEqual(["reload"]);
  slow.reject(new TypeError());
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect([requests.length, navigations]).toEqual([2, ["reload"]]);
});

test("at its own URL, where a reload would return to it, it navigates to the app", async () => {
  const { navigations, answer } = openPage({ path: `${OFFLINE_PATH}/` });
  answer(HEALTHY);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(navigations).toEqual(["/app"]);
});

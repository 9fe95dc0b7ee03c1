import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backOffMs, whenReachable } from "./when-reachable.ts";

const HEALTHY = '{"status":"ok"}';
const MAX_MS = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose network responds as it is said to, and how often the server was reached. */
function openPage() {
  const listeners = new Map<string, () => void>();
  const requests: { url: string; options: RequestInit }[] = [];
  const page = { visibility: "visible", reached: 0, respond: (): Promise<Response> => Promise.reject(new TypeError()) };
  vi.stubGlobal("document", {
    get visibilityState() {
      return page.visibility;
    },
    addEventListener: (type: string, handle: () => void) => listeners.set(type, handle),
    removeEventListener: (type: string) => listeners.delete(type),
  });
  vi.stubGlobal("addEventListener", (type: string, handle: () => void) => listeners.set(type, handle));
  vi.stubGlobal("removeEventListener", (type: string) => listeners.delete(type));
  vi.stubGlobal("fetch", (url: string, options: RequestInit) => {
    requests.push({ url, options });
    return page.respond();
  });
  const stop = whenReachable(() => (page.reached += 1));
  const fire = async (type: string) => {
    listeners.get(type)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    page,
    requests,
    stop,
    fire,
    answer: (body: string, status = 200) => void (page.respond = async () => new Response(body, { status })),
    show: (visibility: "visible" | "hidden") => {
      page.visibility = visibility;
      return fire("visibilitychange");
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

test("without any event it asks by itself, and calls once when our server answers", async () => {
  const { page, requests, answer } = openPage();
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(requests.length).toBeGreaterThan(5);
  expect(page.reached).toBe(0);
  answer(HEALTHY);
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(page.reached).toBe(1);
  expect(requests.at(-1)).toMatchObject({ url: "/v1/health", options: { cache: "no-store", redirect: "error" } });
});

test.each([
  { sender: "a captive portal's page", body: "<html>Aceite os termos</html>", status: 200 },
  { sender: "another site's JSON", body: '{"login":"required"}', status: 200 },
  { sender: "an empty body", body: "null", status: 200 },
  { sender: "our proxy without an API", body: HEALTHY, status: 503 },
])("$sender is not our server", async ({ body, status }) => {
  const { page, requests, answer } = openPage();
  answer(body, status);
  await vi.advanceTimersByTimeAsync(2 * MAX_MS);
  expect(requests.length).toBeGreaterThan(2);
  expect(page.reached).toBe(0);
});

test("each failure doubles the back-off up to half a minute, with jitter of a half", () => {
  const ceilings = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => backOffMs(failures, 1));
  expect(ceilings).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect([backOffMs(0, 0), backOffMs(60, 0)]).toEqual([500, 15_000]);
});

test("a hidden page sends nothing; visible again it asks at once and resets the back-off", async () => {
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
  const { page, requests, show } = openPage();
  const waiting = pendingResponse();
  page.respond = () => waiting.promise;
  await vi.advanceTimersByTimeAsync(1_000);
  await show("hidden");
  waiting.reject(new TypeError());
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(requests).toHaveLength(1);
});

test("an online event leads to a question at once, and is not trusted by itself", async () => {
  const { page, requests, answer, fire } = openPage();
  await vi.advanceTimersByTimeAsync(5 * MAX_MS);
  const before = requests.length;
  await fire("online");
  expect([requests.length, page.reached]).toEqual([before + 1, 0]);
  answer(HEALTHY);
  await fire("online");
  expect(page.reached).toBe(1);
});

test("the last attempt wins: an older one that fails late neither retries nor calls", async () => {
  const { page, requests, answer, fire } = openPage();
  const slow = pendingResponse();
  page.respond = () => slow.promise;
  await vi.advanceTimersByTimeAsync(1_000);
  answer(HEALTHY);
  await fire("online");
  expect(page.reached).toBe(1);
  slow.reject(new TypeError());
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect([requests.length, page.reached]).toEqual([2, 1]);
});

test("a screen that has closed asks no more", async () => {
  const { requests, stop } = openPage();
  stop();
  await vi.advanceTimersByTimeAsync(10 * MAX_MS);
  expect(requests).toEqual([]);
});

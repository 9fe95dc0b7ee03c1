import { queryOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type CallProblem } from "../../api.ts";
import { loadQuery } from "./load-query.ts";
import { WAIT_AFTER_MS } from "./policy.ts";
import { queryClient, updateAnswer } from "./query-client.ts";

const failure = (code: number, error: CallProblem = "unknown"): ApiError =>
  new ApiError({ return: null, message: null, code, error, redirect_to: null });

let entries: Map<string, string>;
const signInAs = (accountId: string) => {
  entries.set("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  entries.set("user", JSON.stringify({ _id: accountId, fullName: "Bia" }));
};

const answer = vi.fn<() => Promise<string>>();
const screenQuery = queryOptions({ queryKey: ["screen"], queryFn: answer });
const load = (options = screenQuery) => loadQuery(options);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  // Known to be offline: failures are not tried again, so that no test waits.
  vi.stubGlobal("navigator", { onLine: false });
  signInAs("1");
  answer.mockReset();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer of some minutes is shown at once; an old one waits for the server", async () => {
  answer.mockResolvedValueOnce("first").mockResolvedValueOnce("second");
  expect(await load()).toBe("first");
  vi.advanceTimersByTime(WAIT_AFTER_MS - 1);
  expect(await load()).toBe("first");
  vi.advanceTimersByTime(1);
  expect(await load()).toBe("second");
});

test("an answer that a write has outdated is not shown again", async () => {
  answer.mockResolvedValueOnce("before").mockResolvedValueOnce("after");
  await load();
  await queryClient.invalidateQueries({ queryKey: ["screen"] });
  expect(await load()).toBe("after");
});

test("what is never fresh is asked for at every visit", async () => {
  answer.mockResolvedValueOnce("first").mockResolvedValueOnce("second");
  const options = { ...screenQuery, staleTime: 0 };
  expect(await load(options)).toBe("first");
  expect(await load(options)).toBe("second");
});

test.each([
  ["without a connection", failure(0, "offline")],
  ["from a failing server", failure(503, "overloaded")],
])("%s the screen opens with its old answer", async (_, error) => {
  answer.mockResolvedValueOnce("old").mockRejectedValueOnce(error);
  await load();
  vi.advanceTimersByTime(WAIT_AFTER_MS);
  expect(await load()).toBe("old");
});

test("without an answer to show, the failure reaches the error boundary", async () => {
  answer.mockRejectedValueOnce(failure(0, "offline"));
  await expect(load()).rejects.toMatchObject({ envelope: { error: "offline" } });
});

test("what is not there is a 404, even when it was there before", async () => {
  answer.mockResolvedValueOnce("old").mockRejectedValueOnce(failure(404));
  await load();
  vi.advanceTimersByTime(WAIT_AFTER_MS);
  await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
});

test("another account on this device never sees the answers of the first", async () => {
  answer.mockResolvedValueOnce("Bia's").mockResolvedValueOnce("Caio's");
  await load();
  signInAs("2");
  expect(await load()).toBe("Caio's");
});

test("a read that began before a write does not overwrite what the write answered", async () => {
  answer.mockResolvedValueOnce("before");
  await load();
  let arrive: (value: string) => void = () => undefined;
  answer.mockReturnValueOnce(new Promise((resolve) => void (arrive = resolve)));
  const refresh = queryClient.refetchQueries({ queryKey: ["screen"], type: "all" });
  await updateAnswer(screenQuery.queryKey, () => "written");
  arrive("read before the write");
  await refresh;
  expect(queryClient.getQueryData(screenQuery.queryKey)).toBe("written");
});

import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type CallProblem } from "../../api.ts";
import { FRESH_MS, isUnreachable, shouldRetry } from "./policy.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

const failure = (code: number, error: CallProblem = "unknown"): ApiError =>
  new ApiError({ return: null, message: null, code, error, redirect_to: null });

test.each([
  ["a lost connection", failure(0, "offline"), true],
  ["an answer without a value", failure(0, "unknown"), true],
  ["an overloaded server", failure(503, "overloaded"), true],
  ["a server's bug", failure(500, "internal"), true],
  ["a timeout", failure(0, "timeout"), false],
  ["a refused session", failure(401), false],
  ["something that is not there", failure(404), false],
  ["a rate limit", failure(429, "rate-limited"), false],
  ["a bug of ours", new TypeError("undefined is not a function"), false],
])("a read is tried once more after %s: %#", (_, error, again) => {
  expect(shouldRetry(0, error)).toBe(again);
  expect(shouldRetry(1, error)).toBe(false);
});

test("without a network there is no second try", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(shouldRetry(0, failure(0, "offline"))).toBe(false);
});

test("an earlier answer stands in for a server that cannot be reached, not for a refusal", () => {
  expect(isUnreachable(failure(0, "timeout"))).toBe(true);
  expect(isUnreachable(failure(502))).toBe(true);
  expect(isUnreachable(failure(403))).toBe(false);
});

test("an answer is asked for once in its fresh minute, and again after it", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const ask = vi.fn(async () => "answer");
  const open = () => client.query({ queryKey: ["screen"], queryFn: ask });
  await Promise.all([open(), open()]);
  vi.advanceTimersByTime(FRESH_MS - 1);
  await open();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await open();
  expect(ask).toHaveBeenCalledTimes(2);
  client.clear();
  vi.useRealTimers();
});

test("a read and a write are sent although the browser believes to be offline, and fail instead of waiting", async () => {
  onlineManager.setOnline(false);
  vi.stubGlobal("navigator", { onLine: false });
  const client = createQueryClient();
  const send = vi.fn(async () => Promise.reject(failure(0, "offline")));
  await expect(client.query({ queryKey: ["screen"], queryFn: send })).rejects.toBeInstanceOf(ApiError);
  await expect(client.getMutationCache().build(client, { mutationFn: send }).execute({})).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(send).toHaveBeenCalledTimes(2);
  client.clear();
  onlineManager.setOnline(true);
});

test("a write is sent once, and leaves no password behind", async () => {
  const client = createQueryClient();
  const send = vi.fn<(body: { password: string }) => Promise<never>>();
  send.mockRejectedValue(failure(503, "overloaded"));
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute({ password: "feijao-e-arroz" })).rejects.toBeInstanceOf(ApiError);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]), { timeout: 10_000 });
});

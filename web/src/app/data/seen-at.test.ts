import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type CallProblem } from "../../api.ts";
import { queryClient } from "./query-client.ts";
import { findReason, findSeenAt } from "./seen-at.ts";

const failure = (code: number, error: CallProblem): ApiError =>
  new ApiError({ return: null, message: null, code, error, redirect_to: null });

/** Shows an answer of that time on a screen, as a component does. */
function show(name: string, at: number, refresh: () => Promise<string>) {
  queryClient.setQueryData([name], "answer", { updatedAt: at });
  const observer = new QueryObserver(queryClient, {
    queryKey: [name],
    queryFn: refresh,
    refetchOnMount: false,
    retry: false,
  });
  return { leave: observer.subscribe(() => undefined), refresh: () => observer.refetch() };
}

const NOON = Date.parse("2026-11-10T12:00:00.000Z");
const setOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

beforeEach(() => void setOnline(true));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("a screen whose answers are the latest has nothing to say", () => {
  const { leave } = show("plan", NOON, async () => "new");
  expect([findSeenAt(), findReason()]).toEqual([undefined, undefined]);
  leave();
});

test("the oldest answer that could not be refreshed gives the time, and its failure the reason", async () => {
  const plan = show("plan", NOON, async () => Promise.reject(failure(0, "timeout")));
  const payments = show("payments", NOON - 60_000, async () => "new");
  await Promise.all([plan.refresh(), payments.refresh()]);
  expect([findSeenAt(), findReason()]).toEqual([NOON, "no-connection"]);
  plan.leave();
  expect(findSeenAt()).toBeUndefined();
  payments.leave();
});

test("a server's failure is not called a missing connection", async () => {
  const plan = show("plan", NOON, async () => Promise.reject(failure(503, "overloaded")));
  await plan.refresh();
  expect(findReason()).toBe("server-failed");
  plan.leave();
});

test("once the browser knows to be offline, every answer on the screen has its time", () => {
  const { leave } = show("plan", NOON, async () => "new");
  setOnline(false);
  expect([findSeenAt(), findReason()]).toEqual([NOON, "no-connection"]);
  leave();
});

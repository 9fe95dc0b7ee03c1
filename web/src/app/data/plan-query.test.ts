// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { answerRecords } from "@app/engine/intake/answer-record";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api.ts";
import { rememberDeviceCopy } from "../sync/device-copy.ts";
import { openMemberSync } from "../sync/member-sync.ts";
import { findAnswer, keepAnswer } from "../sync/store/kept-answers.ts";
import { examplePlan } from "./plan-layer/testing/example-plan.ts";
import { keepPlan, loadPlan, outdatePlan, planQuery, recheckPlan } from "./plan-query.ts";
import { queryClient } from "./query-client.ts";

const plan = (version: number) => ({ ...examplePlan(), version });
const answerWith = (reply: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(reply));
const online = (value: unknown) =>
  answerWith(async () => Response.json({ return: value, message: null, code: 200, error: null, redirect_to: null }));
const offline = () => answerWith(() => Promise.reject(new TypeError("Failed to fetch")));

let account: string;

beforeEach(() => {
  account = crypto.randomUUID();
  const entries = new Map([
    ["auth", JSON.stringify({ username: "bia@example.com", password: "token" })],
    ["user", JSON.stringify({ _id: account, fullName: "Bia" })],
  ]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  // Known to be offline: failures are not tried again, so that no test waits.
  vi.stubGlobal("navigator", { onLine: false });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("the plan that was read is kept with its hour, and opens without a network as one that was not refreshed", async () => {
  rememberDeviceCopy(account, true);
  online({ plan: plan(1) });
  expect((await loadPlan())?.version).toBe(1);
  await keepPlan();
  queryClient.clear();
  offline();
  expect((await loadPlan())?.version).toBe(1);
  expect(queryClient.getQueryState(planQuery.queryKey)?.status).toBe("error");
});

test("the server's answer goes before a copy, however young it is", async () => {
  rememberDeviceCopy(account, true);
  await keepAnswer(account, "plan", plan(1), Date.now());
  online({ plan: plan(2) });
  expect((await loadPlan())?.version).toBe(2);
});

test("a plan that is no longer shown leaves the device too", async () => {
  rememberDeviceCopy(account, true);
  await keepAnswer(account, "plan", plan(1), 1_000);
  online({ plan: null });
  expect(await loadPlan()).toBeNull();
  await keepPlan();
  expect(await findAnswer(account, "plan")).toBeUndefined();
});

test("without a copy, no network is an error", async () => {
  offline();
  await expect(loadPlan()).rejects.toBeInstanceOf(ApiError);
});

test("a copy of an earlier build, which lacks what this one reads, is not shown", async () => {
  rememberDeviceCopy(account, true);
  const { madeIn: _, ...earlier } = plan(1);
  await keepAnswer(account, "plan", earlier, 1_000);
  offline();
  await expect(loadPlan()).rejects.toBeInstanceOf(ApiError);
});

test("a device that was offline takes the version that was published meanwhile when the connection returns", async () => {
  rememberDeviceCopy(account, true);
  await keepAnswer(account, "plan", plan(1), 1_000);
  offline();
  onlineManager.setOnline(false);
  expect((await loadPlan())?.version).toBe(1);
  queryClient.mount();
  const screen = new QueryObserver(queryClient, planQuery);
  const leave = screen.subscribe(() => undefined);
  await vi.waitFor(() => expect(screen.getCurrentResult()).toMatchObject({ fetchStatus: "idle", status: "error" }));
  online({ plan: plan(2) });
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(screen.getCurrentResult().data?.version).toBe(2));
  leave();
  queryClient.unmount();
});

test("an allergy that only this device knows takes the diet from the plan here, and from the kept copy, without a network", async () => {
  rememberDeviceCopy(account, true);
  online({ plan: plan(1) });
  await loadPlan();
  await keepPlan();
  offline();
  const target = new EventTarget();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  const sync = openMemberSync(account);
  await sync.opened;
  await sync.save(answerRecords({ s12: { items: ["ovo"], other: "", severe: false } }));
  await recheckPlan();
  const gone = {
    diet: null,
    shopping: [],
    withdrawal: { version: 1, text: expect.stringContaining("alergia ou intolerância") },
  };
  expect(queryClient.getQueryData(planQuery.queryKey)).toMatchObject(gone);
  expect(queryClient.getQueryData(planQuery.queryKey)?.training).toEqual(plan(1).training);
  queryClient.clear();
  // As the next visit finds it, and as a server that has not read the answer yet would give it.
  expect(await loadPlan()).toMatchObject(gone);
  online({ plan: plan(1) });
  await outdatePlan();
  expect(await queryClient.query(planQuery)).toMatchObject(gone);
  sync.stop();
});

import type { Badges } from "@app/contract/conversations";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { appPaths } from "../../app-paths.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { DataProvider } from "../data/data-provider.tsx";
import { queryClient } from "../data/query-client.ts";
import { findSeenAt } from "../data/seen-at.ts";
import { useUnread } from "../data/use-unread.ts";
import { AppNav } from "./app-nav.tsx";

const conversation = page.getByRole("link", { name: /^Conversa/ });

/** As the app's frame does it. */
function Shown({ pathname, isSignedIn }: { pathname: string; isSignedIn: boolean }) {
  return <AppNav pathname={pathname} unread={useUnread(isSignedIn)} />;
}

const renderAt = (pathname: string, isSignedIn = true) => {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <Shown pathname={pathname} isSignedIn={isSignedIn} /> },
  ]);
  return render(
    <DataProvider>
      <Stub initialEntries={[pathname]} />
    </DataProvider>,
  );
};

const badges = (team: number, support = 0, reviewReplies = 0): Badges => ({
  threads: [
    { thread: "team", unread: team, lastAt: null },
    { thread: "support", unread: support, lastAt: null },
  ],
  reviewReplies,
});
const fetched = vi.fn<typeof fetch>();
const answer = (value: Badges) =>
  fetched.mockImplementation(async () =>
    Response.json({ return: value, message: null, code: 200, error: null, redirect_to: null }),
  );
const disconnect = () => fetched.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
const comeBack = () => dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page of a guest asks nothing", async () => {
  answer(badges(2));
  await renderAt(appPaths.today, false);
  await expect.element(conversation).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test("unread messages of both threads are one number, and are said with the place's name", async () => {
  answer(badges(2, 1));
  await page.viewport(390, 844);
  await renderAt(appPaths.today);
  await expect.element(conversation).toHaveAccessibleName("Conversa, 3 mensagens não lidas");
  await expect.element(conversation.getByText("3", { exact: true })).toBeVisible();
  expect(fetched.mock.calls[0]?.[0]).toMatch("/v1/account/conversations");
  await expectAccessible();
});

test.each([
  [1, "Conversa, 1 mensagem não lida", "1"],
  [12, "Conversa, 12 mensagens não lidas", "9+"],
])("%s unread is %s", async (unread, name, shown) => {
  answer(badges(unread));
  await page.viewport(1280, 800);
  await renderAt(appPaths.plan);
  await expect.element(conversation).toHaveAccessibleName(name);
  await expect.element(conversation.getByText(shown, { exact: true })).toBeVisible();
});

test("on the narrowest phones a dot stands for the number", async () => {
  answer(badges(2));
  await page.viewport(320, 640);
  await renderAt(appPaths.today);
  const dot = conversation.getByText("2", { exact: true });
  await expect.element(dot).toBeInTheDocument();
  expect(dot.element().getBoundingClientRect().width).toBeLessThan(12);
  await expectAccessible();
});

test("a reply to a weekly review is counted where it is opened from", async () => {
  answer(badges(0, 0, 1));
  const today = page.getByRole("link", { name: /^Hoje/ });
  await renderAt(appPaths.plan);
  await expect.element(today).toHaveAccessibleName("Hoje, 1 resposta da revisão não lida");
  await expect.element(conversation).toHaveAccessibleName("Conversa");
  await expectAccessible();
});

test("nothing unread, and in the conversation itself, the place has its plain name", async () => {
  answer(badges(0));
  await renderAt(appPaths.today);
  await vi.waitFor(() => expect(queryClient.getQueryData(["badges"])).toBeDefined());
  await expect.element(conversation).toHaveAccessibleName("Conversa");
  queryClient.setQueryData(["badges"], badges(4));
  await expect.element(conversation).toHaveAccessibleName("Conversa, 4 mensagens não lidas");
});

test("where they are read the navigation says nothing", async () => {
  answer(badges(4));
  await renderAt(appPaths.conversation);
  await vi.waitFor(() => expect(queryClient.getQueryData(["badges"])).toBeDefined());
  await expect.element(conversation).toHaveAccessibleName("Conversa");
});

test("asked again when the member comes back; without a network the last number stays, and no notice is made of it", async () => {
  answer(badges(1));
  await renderAt(appPaths.today);
  await expect.element(conversation).toHaveAccessibleName("Conversa, 1 mensagem não lida");
  answer(badges(2));
  comeBack();
  await expect.element(conversation).toHaveAccessibleName("Conversa, 2 mensagens não lidas");
  disconnect();
  const before = fetched.mock.calls.length;
  comeBack();
  await vi.waitFor(() => expect(queryClient.getQueryState(["badges"])?.status).toBe("error"));
  await expect.element(conversation).toHaveAccessibleName("Conversa, 2 mensagens não lidas");
  expect(fetched.mock.calls.length).toBe(before + 1);
  expect(findSeenAt()).toBeUndefined();
});

test("asked once a minute while the page is visible", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "Date"] });
  answer(badges(1));
  await renderAt(appPaths.today);
  await vi.advanceTimersByTimeAsync(1);
  for (const minutes of [1, 2, 3]) {
    const before = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_500);
    expect(fetched.mock.calls.length - before, `minute ${minutes}`).toBe(1);
  }
});

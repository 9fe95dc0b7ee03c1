import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { leadToLogin, withinNavigation } from "./session-ended.ts";

const location = { pathname: "/", assign: vi.fn() };
beforeAll(() => void vi.stubGlobal("location", location));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => location.assign.mockClear());

test.each([
  ["/", "/login"],
  ["/app", "/login"],
  ["/app/conta", "/login?volta=%2Fapp%2Fconta"],
])("under somebody on %s it leads to %s", (pathname, to) => {
  location.pathname = pathname;
  leadToLogin();
  expect(location.assign.mock.calls).toEqual([[to]]);
});

test.each(["/login", "/pagamento", "/pagamento/7f0c"])("on %s nobody is led away", (pathname) => {
  location.pathname = pathname;
  leadToLogin();
  expect(location.assign).not.toHaveBeenCalled();
});

test("while a screen is being read its loader decides: the address bar does not know yet where it leads", async () => {
  location.pathname = "/app";
  await withinNavigation(async () => leadToLogin());
  expect(location.assign).not.toHaveBeenCalled();
  await expect(withinNavigation(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  leadToLogin();
  expect(location.assign).toHaveBeenCalledTimes(1);
});

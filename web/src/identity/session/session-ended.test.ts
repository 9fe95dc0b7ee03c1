import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { redirectToLogin, withinNavigation } from "./session-ended.ts";

const location = { pathname: "/", assign: vi.fn() };
beforeAll(() => void vi.stubGlobal("location", location));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => location.assign.mockClear());

test.each([
  ["/", "/login"],
  ["/app", "/login"],
  ["/app/conta", "/login?volta=%2Fapp%2Fconta"],
])("a member on %s is redirected to %s", (pathname, to) => {
  location.pathname = pathname;
  redirectToLogin();
  expect(location.assign.mock.calls).toEqual([[to]]);
});

test.each(["/login", "/pagamento", "/pagamento/7f0c"])("on %s there is no redirect", (pathname) => {
  location.pathname = pathname;
  redirectToLogin();
  expect(location.assign).not.toHaveBeenCalled();
});

test("during a navigation the loader redirects instead: location still shows the previous screen", async () => {
  location.pathname = "/app";
  await withinNavigation(async () => redirectToLogin());
  expect(location.assign).not.toHaveBeenCalled();
  await expect(withinNavigation(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  redirectToLogin();
  expect(location.assign).toHaveBeenCalledTimes(1);
});

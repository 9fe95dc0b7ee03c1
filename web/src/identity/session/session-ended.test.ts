import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { leaveForLogin } from "./session-ended.ts";

const location = { pathname: "/", assign: vi.fn() };
beforeAll(() => void vi.stubGlobal("location", location));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => location.assign.mockClear());

test.each(["/", "/lp"])("a member on %s is sent to the sign-in page", (pathname) => {
  location.pathname = pathname;
  leaveForLogin();
  expect(location.assign.mock.calls).toEqual([["/login"]]);
});

test.each(["/login", "/pagamento", "/pagamento/7f0c"])("on %s there is no redirect", (pathname) => {
  location.pathname = pathname;
  leaveForLogin();
  expect(location.assign).not.toHaveBeenCalled();
});

import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { reportError } from "./report-error.ts";
import { useErrorReports } from "./use-error-reports.ts";

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(navigator, "sendBeacon").mockImplementation((path, body) => {
    void (body as Blob).text().then((text) => sent.push([path, JSON.parse(text)]));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Screen() {
  useErrorReports();
  return <p>Hoje</p>;
}

test("an error that no code caught is reported once, with its class and without its message", async () => {
  const Stub = createRoutesStub([{ id: "app/today/day.route", path: "/", Component: Screen }]);
  await render(<Stub initialEntries={["/"]} />);
  await expect.element(page.getByText("Hoje")).toBeVisible();
  const error = new TypeError("82,4 kg is no function");
  for (let times = 0; times < 2; times += 1) dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
  await expect
    .poll(() => sent)
    .toEqual([["/v1/public/browser-errors", { build: "none", route: "app/today/day.route", name: "TypeError" }]]);
});

test("a refusal of the server and an abandoned request are no errors of the page", async () => {
  const refused = Object.assign(new Error("Confira a senha"), { name: "ApiError" });
  reportError(refused, "app/today/refused.route");
  reportError(new DOMException("left", "AbortError"), "app/today/refused.route");
  reportError(new DOMException("full", "QuotaExceededError"), "app/today/refused.route");
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toMatchObject([[expect.anything(), { name: "QuotaExceededError" }]]);
});

test("a page reports five errors at most", async () => {
  for (let each = 0; each < 9; each += 1) reportError(new RangeError("too deep"), `app/today/loop${each}.route`);
  // Two were sent by the tests above, of the same page.
  await expect.poll(() => sent).toHaveLength(3);
});

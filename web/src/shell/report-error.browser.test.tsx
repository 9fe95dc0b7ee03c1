import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportError, setRoute, watchErrors } from "./report-error.ts";

const sent: unknown[] = [];
let stop = () => {};
let page = 0;

beforeEach(() => {
  sent.length = 0;
  // Each error is reported once by a page.
  page += 1;
  setRoute(`app/today/day${page}.route`);
  vi.spyOn(navigator, "sendBeacon").mockImplementation((path, body) => {
    void (body as Blob).text().then((text) => sent.push([path, JSON.parse(text)]));
    return true;
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test("an error that no code caught is reported once, with its class and without its message", async () => {
  stop = watchErrors();
  const error = new TypeError("82,4 kg is no function");
  for (let times = 0; times < 2; times += 1) dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
  await expect
    .poll(() => sent)
    .toEqual([
      ["/v1/public/browser-errors", { build: "none", route: `app/today/day${page}.route`, name: "TypeError" }],
    ]);
});

test("a refusal of the server and an abandoned request are no errors of the page", async () => {
  const refused = Object.assign(new Error("Confira a senha"), { name: "ApiError" });
  reportError(refused);
  reportError(new DOMException("left", "AbortError"));
  reportError(new DOMException("full", "QuotaExceededError"));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toMatchObject([[expect.anything(), { name: "QuotaExceededError" }]]);
});

test("a page reports five errors at most", async () => {
  for (let each = 0; each < 9; each += 1) {
    setRoute(`app/today/loop${each}.route`);
    reportError(new RangeError("too deep"));
  }
  // Two were sent by the tests above, of the same page.
  await expect.poll(() => sent).toHaveLength(3);
});

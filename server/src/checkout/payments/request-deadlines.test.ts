import { afterEach, expect, vi } from "vitest";
import { createApp } from "../../app.ts";
import { aPixSubmission } from "../../testing/buying.ts";
import { test } from "../../testing/test.ts";

afterEach(() => void vi.useRealTimers());

test("a stalled attempt is answered with Retry-After before the browser's timeout", async ({ deps }) => {
  const paying = Promise.withResolvers<void>();
  const limits = { ...deps.limits, paymentThrottle: () => paying.promise };
  const { app } = await createApp({ ...deps, limits });
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const payload = aPixSubmission("ninguem@example.com");
  const answer = app.inject({ method: "POST", url: "/v1/public/payment/by-email", payload });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(9_000);
  const reply = await answer;
  vi.useRealTimers();
  paying.resolve();
  await app.close();

  expect(reply.statusCode).toBe(503);
  expect(reply.headers["retry-after"]).toBe("2");
  expect(reply.json()).toMatchObject({ error: "temporarily-unavailable" });
});

import { MAX_COUNT } from "@app/contract/workouts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { HoldTimer } from "./hold-timer.tsx";

afterEach(() => void vi.useRealTimers());

test("a timer that was forgotten counts no more seconds than a set may have", async () => {
  // The clock alone: timers run.
  vi.useFakeTimers({ toFake: ["Date"] });
  const counted: number[] = [];
  await render(<HoldTimer onCount={(seconds) => counted.push(seconds)} />);
  await page.getByRole("button").click();
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  await expect.poll(() => counted).toEqual([MAX_COUNT]);
});

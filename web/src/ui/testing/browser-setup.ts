/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { cdp } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { clearToasts } from "../overlays/toast.tsx";
import { type Pictures, takePictures } from "./take-pictures.ts";
import "../tokens.css";
import "../base.css";

const cpuThrottle = Number(import.meta.env["CPU_THROTTLE"] ?? 1);

beforeAll(async () => {
  if (cpuThrottle > 1) await cdp().send("Emulation.setCPUThrottlingRate", { rate: cpuThrottle });
});
// Files share one page, and the library cleans up only after those of the file that loaded it first. A toast of the
// test before would cover the buttons of the next for ten seconds.
beforeEach(async () => {
  await cleanup();
  clearToasts();
});

/** `npm run pictures` has every test take some of the state in which it ends, at its fixed time. */
const pictures: Pictures | null = JSON.parse(import.meta.env["PICTURES"] ?? "null");
if (pictures) {
  beforeEach(() => void vi.setSystemTime(pictures.at));
  afterEach(async ({ task }) => {
    vi.useRealTimers();
    await takePictures(task, pictures);
  });
}

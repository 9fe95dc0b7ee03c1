/// <reference types="@vitest/browser-playwright" />
import { beforeAll, beforeEach } from "vitest";
import { cdp } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import "../tokens.css";
import "../base.css";

const cpuThrottle = Number(import.meta.env["CPU_THROTTLE"] ?? 1);

beforeAll(async () => {
  if (cpuThrottle > 1) await cdp().send("Emulation.setCPUThrottlingRate", { rate: cpuThrottle });
});
// Files share one page, and the library cleans up only after those of the file that loaded it first.
beforeEach(cleanup);

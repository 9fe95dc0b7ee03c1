import { expect } from "@playwright/test";

/** On a machine that others use as well. */
export const MAX_WAIT_MS = 60_000;
export const slowExpect = expect.configure({ timeout: MAX_WAIT_MS });

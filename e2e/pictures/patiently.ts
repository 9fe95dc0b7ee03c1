import { expect } from "@playwright/test";

/** On a machine that others use as well. */
export const PATIENCE = 60_000;
export const patiently = expect.configure({ timeout: PATIENCE });

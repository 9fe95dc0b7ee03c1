import type { DAYS_ON_DEVICE as DaysOnDevice } from "@app/contract/diary";

/** The contract's, without its schemas. */
export const DAYS_ON_DEVICE: typeof DaysOnDevice = 62;

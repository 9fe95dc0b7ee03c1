import type { Assessment } from "./assessment.ts";
import type { Loaded } from "./load-input.ts";

/** What is in force now, and what it was decided on. */
export type Assessed = { assessment: Assessment; loaded: Loaded };

import type { Flow } from "./flow.ts";
import type { Tell } from "./use-checkout.ts";

/** What every step gets: where the purchase stands, and how to say what happened. */
export type StepProps = { flow: Flow; tell: Tell };

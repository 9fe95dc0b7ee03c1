import { isDeepStrictEqual } from "node:util";
import type { Composed, PlanRequest } from "./compose-plan.ts";

export type ComposePlan = (request: PlanRequest) => Promise<Composed>;

/** The same request again is answered from memory. */
export function rememberOne(compose: ComposePlan): ComposePlan {
  let last: { request: PlanRequest; composed: Promise<Composed> } | undefined;
  return (request) => {
    if (!last || !isDeepStrictEqual(last.request, request)) last = { request, composed: compose(request) };
    return last.composed;
  };
}

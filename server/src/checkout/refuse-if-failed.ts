import type { ProblemCode } from "@app/contract/problems";
import { Problem } from "../platform/problem.ts";
import type { Payment } from "./payment.ts";

const problems: Record<string, ProblemCode> = {
  declined: "card-declined",
  limit: "card-limit",
  surplus: "plan-active",
};

/** A failed attempt is said as a refusal; everything else is shown as it is. */
export function refuseIfFailed(payment: Payment): Payment {
  if (payment.status !== "failed") return payment;
  throw new Problem(problems[payment.failure ?? ""] ?? "payments-unavailable");
}

import type { ProblemCode } from "@app/contract/problems";
import { Problem } from "../platform/problem.ts";
import type { Payment } from "./payment.ts";

const problems: Record<string, ProblemCode> = {
  declined: "card-declined",
  limit: "card-limit",
  "issuer-disabled": "card-issuer-disabled",
  duplicate: "subscription-active",
};

/** By email nobody hears of a plan, not even of the one just bought. */
const byEmail: typeof problems = { ...problems, duplicate: "paid-twice" };

/** A failed attempt is said as a refusal; everything else is shown as it is. */
export function throwIfFailed(payment: Payment): Payment {
  if (payment.status !== "failed") return payment;
  const words = payment.via === "email" ? byEmail : problems;
  throw new Problem(words[payment.failure ?? ""] ?? "payments-unavailable");
}

import type { ProblemCode } from "@app/contract/problems";
import { Problem } from "../../platform/http/problem.ts";
import type { Payment } from "./payment.ts";

const problems: Record<string, ProblemCode> = {
  declined: "card-declined",
  limit: "card-limit",
  "issuer-disabled": "card-issuer-disabled",
  duplicate: "subscription-active",
};

/** Without a session no answer reveals a plan, not even the one just bought. */
const byEmail: typeof problems = { ...problems, duplicate: "paid-twice" };

/** A failed attempt is answered with a problem; any other payment is returned as it is. */
export function throwIfFailed(payment: Payment): Payment {
  if (payment.status !== "failed") return payment;
  const codes = payment.via === "email" ? byEmail : problems;
  throw new Problem(codes[payment.failure ?? ""] ?? "payments-unavailable");
}

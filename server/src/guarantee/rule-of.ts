import { guaranteeRules, ruleVersionOf } from "@app/engine/guarantee/guarantee-rules";
import type { Payment } from "../checkout/payments/payment.ts";

/** Of a purchase: what its buyer saw. One made before there were rules gets the newest beside its own terms. */
export const ruleOf = ({ guaranteeRule }: Pick<Payment, "guaranteeRule">): string =>
  guaranteeRule ?? ruleVersionOf(guaranteeRules);

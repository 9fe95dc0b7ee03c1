import type { startProof as startProofWire } from "@app/contract/access";
import type * as wire from "@app/contract/account";
import type { Bare } from "../api.ts";

// No screen of the account needs the validation library to be read.
export const readOverview: Bare<typeof wire.readOverview> = { method: "GET", path: "/v1/account" };
export const listPayments: Bare<typeof wire.listPayments> = { method: "GET", path: "/v1/account/payments" };
export const readPayment: Bare<typeof wire.readPayment> = { method: "GET", path: "/v1/account/payments/:paymentId" };
export const readReceipt: Bare<typeof wire.readReceipt> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt",
};
export const readReceiptPdf: Bare<typeof wire.readReceiptPdf> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt.pdf",
};
export const askWithdrawal: Bare<typeof wire.askWithdrawal> = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/withdrawal",
};
export const askGuarantee: Bare<typeof wire.askGuarantee> = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/guarantee",
};
export const startProof: Bare<typeof startProofWire> = { method: "POST", path: "/v1/auth/proofs" };

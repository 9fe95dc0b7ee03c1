import type * as wire from "@app/contract/account";
import type { startProof as startProofWire } from "@app/contract/identity";

/** An endpoint without its schemas. */
export type Light<E extends { method: string; path: string; schema: object }> = Pick<E, "method" | "path"> & {
  schema?: E["schema"];
};

// Written again: importing them would bring the validation library to every screen. Their types keep the two equal.
export const readOverview: Light<typeof wire.readOverview> = { method: "GET", path: "/v1/account" };
export const listPayments: Light<typeof wire.listPayments> = { method: "GET", path: "/v1/account/payments" };
export const readPayment: Light<typeof wire.readPayment> = { method: "GET", path: "/v1/account/payments/:paymentId" };
export const readReceipt: Light<typeof wire.readReceipt> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt",
};
export const readReceiptPdf: Light<typeof wire.readReceiptPdf> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt.pdf",
};
export const askWithdrawal: Light<typeof wire.askWithdrawal> = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/withdrawal",
};
export const askGuarantee: Light<typeof wire.askGuarantee> = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/guarantee",
};
export const startProof: Light<typeof startProofWire> = { method: "POST", path: "/v1/auth/proofs" };

import type * as wire from "@app/contract/account";
import type { me as meWire } from "@app/contract/identity";
import type { EndpointRef } from "../api.ts";

// References without schemas, so that the account screens do not load the validation library.
export const me: EndpointRef<typeof meWire> = { method: "GET", path: "/v1/auth/me" };
export const listPayments: EndpointRef<typeof wire.listPayments> = { method: "GET", path: "/v1/account/payments" };
export const getPayment: EndpointRef<typeof wire.getPayment> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId",
};
export const getReceipt: EndpointRef<typeof wire.getReceipt> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt",
};
export const getReceiptPdf: EndpointRef<typeof wire.getReceiptPdf> = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt.pdf",
};
export const requestWithdrawal: EndpointRef<typeof wire.requestWithdrawal> = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/withdrawal",
};

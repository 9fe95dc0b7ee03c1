import { getPayment, getReceipt, listPayments } from "@app/contract/account";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { FRESH_MS } from "../app/data/policy.ts";
import { queryKeys } from "../app/data/query-keys.ts";

/** As in the checkout. */
const PIX_POLL_MS = 20_000;

/** A payment with an open PIX may be paid at any moment, so it is never fresh. */
export const paymentsQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: () => call(listPayments),
  staleTime: ({ state }) => (state.data?.some(({ pix }) => pix) ? 0 : FRESH_MS),
});

/** Polls while its PIX is open, and asks at once when the member returns from the bank's app. */
export const paymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: queryKeys.payment(paymentId),
    queryFn: () => call(getPayment, { params: { paymentId } }),
    staleTime: ({ state }) => (state.data?.pix ? 0 : FRESH_MS),
    refetchInterval: ({ state }) => (state.data?.pix ? PIX_POLL_MS : false),
  });

export const receiptQuery = (paymentId: string) =>
  queryOptions({
    queryKey: queryKeys.receipt(paymentId),
    queryFn: () => call(getReceipt, { params: { paymentId } }),
  });

import { bareDocument } from "@app/contract/documents";
import { onlyDigits } from "@app/contract/values";
import { useEffect } from "react";
import { maskPhone } from "../../ui/forms/masks.ts";
import { type UseFormReturn, useForm } from "../../ui/forms/use-form.ts";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import type { Buyer, CheckoutState } from "../checkout-reducer.ts";
import { loadDraft, saveDraft } from "../checkout-storage.ts";
import { submissionOf } from "../pay.ts";
import { type CardFormStore, useCardFormStore } from "./card-form-store.ts";
import { type Card, CardSchema, type CardValues } from "./card-schema.ts";
import type { PaymentFormProps } from "./pix-payment.tsx";

const resolver = zodResolver(CardSchema);

export type CardFieldsProps = { fields: UseFormReturn<CardValues>; store: CardFormStore };

/** The card form's state, draft and submission. */
export function useCardForm(state: CheckoutState, onPay: PaymentFormProps["onPay"]) {
  const store = useCardFormStore(() => ({ ...prefilled(state.buyer), ...loadDraft("card") }));
  const fields = useForm<CardValues, Card>({
    resolver,
    defaultValues: store.read,
  });
  const { watch } = fields;
  useEffect(
    () =>
      watch((values) => {
        store.write(values);
        // The holder's data survives a reload; the draft's allow-list excludes the card itself.
        saveDraft("card", values);
      }).unsubscribe,
    [watch, store],
  );
  return { fields, store, onSubmit: fields.handleSubmit((card) => onPay(submissionOf(state, toWire(card)))) };
}

const toWire = (card: Card): Parameters<typeof submissionOf>[1] => ({
  paymentMethod: "credit-card",
  installments: Number(card.installments),
  creditCardData: {
    holderName: card.holderName,
    number: onlyDigits(card.number),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    ccv: card.ccv,
  },
  customer: {
    name: card.name,
    email: card.email ?? "",
    cpfCnpj: bareDocument(card.cpfCnpj),
    postalCode: onlyDigits(card.postalCode),
    addressNumber: card.addressNumber,
    addressComplement: card.addressComplement?.trim() ?? "",
    phone: onlyDigits(card.phone),
  },
});

/** The account's data, since the buyer usually owns the card. */
function prefilled(buyer: Buyer | null): Partial<CardValues> {
  if (!buyer) return {};
  const email = buyer.email ?? "";
  if (buyer.how === "found") return { email };
  return { email, name: buyer.fullName, phone: maskPhone(buyer.phone ?? "") };
}

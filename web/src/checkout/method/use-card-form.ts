import { bareDocument } from "@app/contract/documents";
import { onlyDigits } from "@app/contract/values";
import { checkWith } from "../../ui/check-with.ts";
import { maskPhone } from "../../ui/masks.ts";
import { type Fields, useFields } from "../../ui/use-fields.ts";
import type { Buyer, Flow } from "../flow.ts";
import { keepDraft, keptDraft } from "../keep.ts";
import { submissionOf } from "../pay.ts";
import { type Card, CardForm, type CardValues } from "./card-form.ts";
import type { PaymentFormProps } from "./pix-payment.tsx";
import { type TypedCard, useTypedCard } from "./typed-card.ts";

const check = checkWith(CardForm);

export type CardFieldsProps = { fields: Fields<CardValues>; typed: TypedCard };

/** The card form's state, its draft and its sending. */
export function useCardForm(flow: Flow, onPay: PaymentFormProps["onPay"]): CardFieldsProps {
  const typed = useTypedCard(() => ({ ...prefilled(flow.buyer), ...keptDraft("card") }));
  const fields = useFields<CardValues, Card>({
    check,
    start: typed.read,
    onTyped(values) {
      typed.write(values);
      // The holder's data survives a reload; the card itself is not among the fields of this draft.
      keepDraft("card", values);
    },
    send: (card) => onPay(submissionOf(flow, wireOf(card))),
  });
  return { fields, typed };
}

const wireOf = (card: Card): Parameters<typeof submissionOf>[1] => ({
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

/** What the account already knows about its owner, who usually owns the card too. */
function prefilled(buyer: Buyer | null): Partial<CardValues> {
  if (!buyer) return {};
  const email = buyer.email ?? "";
  if (buyer.how === "found") return { email };
  return { email, name: buyer.fullName, phone: maskPhone(buyer.phone ?? "") };
}

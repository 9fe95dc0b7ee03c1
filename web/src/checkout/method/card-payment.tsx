import { formatCents } from "@app/contract/catalogue";
import { bareDocument } from "@app/contract/documents";
import { onlyDigits } from "@app/contract/values";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { methodTexts as words } from "../../content/checkout.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { maskPhone } from "../../ui/masks.ts";
import type { Buyer } from "../flow.ts";
import form from "../frame/form.module.css";
import { keepDraft, keptDraft } from "../keep.ts";
import { submissionOf } from "../pay.ts";
import { CardFields } from "./card-fields.tsx";
import { type Card, CardForm, type CardValues } from "./card-form.ts";
import styles from "./card-payment.module.css";
import { HolderFields } from "./holder-fields.tsx";
import { InstallmentsTotal } from "./installments.tsx";
import type { PaymentFormProps } from "./pix-payment.tsx";

export function CardPayment({ flow, price, busy, notice, onPay }: PaymentFormProps) {
  const fields = useForm<CardValues, unknown, Card>({
    resolver: zodResolver(CardForm),
    defaultValues: { ...prefilled(flow.buyer), ...keptDraft("card"), installments: String(price.months) },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const { subscribe } = fields;
  // The holder's data survives a reload. Named one by one: the card itself is never kept.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, cpfCnpj, phone, postalCode, addressNumber, addressComplement } }) =>
          keepDraft("card", { name, email, cpfCnpj, phone, postalCode, addressNumber, addressComplement }),
      }),
    [subscribe],
  );

  const send = fields.handleSubmit((card) =>
    onPay(
      submissionOf(flow, {
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
      }),
    ),
  );

  return (
    <FormProvider {...fields}>
      <form className={form.group} method="post" noValidate onSubmit={(event) => void send(event)}>
        <CardFields price={price} />
        <HolderFields asksEmail={!flow.buyer?.email} />
        {notice}
        <div className={styles.pay}>
          <InstallmentsTotal price={price} />
          <Button type="submit" wide busy={busy} busyLabel="Processando...">
            <Icon name="lock" />
            {`Pagar ${formatCents(price.totalCents)}`}
          </Button>
        </div>
        <p className={form.small}>
          {words.processed} {words.cardKept} Compra única de {price.days} dias: nada renova sozinho.
        </p>
      </form>
    </FormProvider>
  );
}

/** What the account already knows about its owner, who usually owns the card too. */
function prefilled(buyer: Buyer | null): Partial<CardValues> {
  if (!buyer) return {};
  const email = buyer.email ?? "";
  if (buyer.how === "found") return { email };
  return { email, name: buyer.fullName, phone: maskPhone(buyer.phone ?? "") };
}

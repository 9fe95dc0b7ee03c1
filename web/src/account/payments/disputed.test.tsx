import type { AccountPaymentDetail } from "@app/contract/account";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Rights } from "../rights/rights.tsx";
import { PaymentList } from "./payment-list.tsx";

const at = "2026-11-10T12:00:00.000Z";
const used = { state: "used", until: at, daysLeft: 0 } as const;
const payment = (dispute: AccountPaymentDetail["dispute"], status: AccountPaymentDetail["status"]) =>
  ({
    _id: "1",
    title: "Plano Completo, anual",
    cycle: "annual",
    amountCents: 239_988,
    method: "credit-card",
    methodText: "Cartão de crédito, à vista",
    installments: 1,
    cardBrand: null,
    cardLast4: null,
    status,
    statusText: "",
    dispute,
    createdAt: at,
    paidAt: at,
    period: null,
    pix: null,
    referenceNumber: null,
    refundOptions: { withdrawal: used, guarantee: used },
    refunds: [],
    preview: null,
  }) satisfies AccountPaymentDetail;

const render = (Component: () => React.ReactNode): string => {
  const Site = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Site />);
};

test.each([
  ["open", "refunded", "Contestado", "O banco está analisando a contestação"],
  ["lost", "refunded", "Devolvido", "O banco aceitou a contestação e devolveu"],
  [null, "refunded", "Devolvido", "já foi pedido de volta"],
] as const)(
  "with a dispute of state %s the list and the rights show its outcome",
  (dispute, status, inList, inRights) => {
    const disputed = payment(dispute, status);
    expect(render(() => <PaymentList payments={[disputed]} />)).toContain(`>${inList}<`);
    expect(render(() => <Rights payment={disputed} onWithdraw={() => undefined} />)).toContain(inRights);
  },
);

test("a dispute that was won is not mentioned", () => {
  expect(render(() => <PaymentList payments={[payment("won", "paid")]} />)).not.toMatch(/Contestado|Devolvido/);
});

import type { AccountPaymentDetail } from "@app/contract/account";
import { type ReactNode, useState } from "react";
import { LazyDialog } from "../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";

const withdrawalDialog = lazyPart(async () => (await import("./withdrawal-dialog.tsx")).default);
const guaranteeDialog = lazyPart(async () => (await import("./guarantee-dialog.tsx")).default);

export type RightName = "withdrawal" | "guarantee";

/**
 * The dialog to withdraw or to claim the guarantee. It stands beside the rights and keeps the payment it was opened for,
 * because its own success replaces them by the refund's progress.
 */
export function useRightsDialog(payment: AccountPaymentDetail, startsWith: RightName | null = null) {
  const [opened, setOpened] = useState(startsWith && { right: startsWith, payment });
  const onClose = () => setOpened(null);

  let dialog: ReactNode = null;
  if (opened?.right === "withdrawal")
    dialog = (
      <LazyDialog part={withdrawalDialog} title="Desistir da compra" onClose={onClose}>
        {(WithdrawalDialog) => <WithdrawalDialog payment={opened.payment} onClose={onClose} />}
      </LazyDialog>
    );
  if (opened?.right === "guarantee")
    dialog = (
      <LazyDialog part={guaranteeDialog} title="Pedir a garantia" onClose={onClose}>
        {(GuaranteeDialog) => <GuaranteeDialog payment={opened.payment} onClose={onClose} />}
      </LazyDialog>
    );
  return { dialog, openDialog: (right: RightName) => setOpened({ right, payment }) };
}

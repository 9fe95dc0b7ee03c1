import type { AccountPaymentDetail } from "@app/contract/account";
import { type ReactNode, useState } from "react";
import { LazyDialog } from "../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";

const withdrawalDialog = lazyPart(async () => (await import("./withdrawal-dialog.tsx")).default);

/**
 * The dialog to withdraw. It stands beside the rights and keeps the payment it was opened for, because its own success
 * replaces them by the refund's progress.
 */
export function useWithdrawalDialog(payment: AccountPaymentDetail, isOpenFirst = false) {
  const [opened, setOpened] = useState(isOpenFirst ? payment : null);
  const onClose = () => setOpened(null);

  const preview = opened?.preview;
  const dialog: ReactNode =
    opened && preview ? (
      <LazyDialog part={withdrawalDialog} title="Desistir da compra" onClose={onClose}>
        {(WithdrawalDialog) => <WithdrawalDialog payment={opened} preview={preview} onClose={onClose} />}
      </LazyDialog>
    ) : null;
  return { dialog, openDialog: () => setOpened(payment) };
}

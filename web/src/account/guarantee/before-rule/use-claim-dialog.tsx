import type { AccountPaymentDetail } from "@app/contract/account";
import { type ReactNode, useState } from "react";
import { beforeRuleCopy as copy } from "../../../content/app/account/guarantee.ts";
import { LazyDialog } from "../../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../../ui/overlays/lazy-part.ts";

const claimDialog = lazyPart(async () => (await import("./claim-dialog.tsx")).default);

/**
 * The form of a purchase made before there was a rule. It stands beside the screen's parts and keeps the payment it was
 * opened for, because its own success replaces them.
 */
export function useClaimDialog() {
  const [opened, setOpened] = useState<AccountPaymentDetail | null>(null);
  const onClose = () => setOpened(null);
  const dialog: ReactNode = opened ? (
    <LazyDialog part={claimDialog} title={copy.ask} onClose={onClose}>
      {(ClaimDialog) => <ClaimDialog payment={opened} onClose={onClose} />}
    </LazyDialog>
  ) : null;
  return { dialog, openDialog: setOpened };
}

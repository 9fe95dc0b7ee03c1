import { confirmationCopy as copy } from "../../../content/staff/identity.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { FactorForms } from "./factor-forms.tsx";

/** The second factor again, before signing. Open as long as it is mounted; see `useConfirmFactor`. */
export const ConfirmFactor = ({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) => (
  <TitledDialog title={copy.title} onClose={onCancel}>
    <p>{copy.text}</p>
    <FactorForms onConfirmed={onConfirmed} />
  </TitledDialog>
);

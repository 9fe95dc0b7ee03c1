import type { Half } from "@app/contract/plan-document";
import { useQueryClient } from "@tanstack/react-query";
import { confirmationCopy } from "../../content/staff/identity.ts";
import { signDialogCopy as copy } from "../../content/staff/plan-signing.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { closeDialog } from "../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import { FactorForms } from "../identity/confirmation/factor-forms.tsx";
import { TeamButton } from "../member/parts/team-button.tsx";
import type { PlanWork } from "../plan-work/plan-work.ts";
import { staffMeQuery } from "../shell/staff-me.ts";
import { PublishedDialog } from "./sign/published.tsx";
import styles from "./sign/sign.module.css";
import { SignSummary } from "./sign/sign-summary.tsx";
import { useSign } from "./sign/use-sign.ts";
import { otherHalf, professionalOf } from "./state/professional-of.ts";
import { isLastAct } from "./state/signing-state.ts";

type SignDialogProps = { work: PlanWork; onClose: () => void };

/** Signs one's own half with a fresh second factor; afterwards it says what became of it. */
export function SignDialog({ work, onClose }: SignDialogProps) {
  return work.mine ? <SignHalf work={work} half={work.mine} onClose={onClose} /> : null;
}

function SignHalf({ work, half, onClose }: SignDialogProps & { half: Half }) {
  const signing = useSign(work, half);
  if (signing.outcome) return <PublishedDialog outcome={signing.outcome} onClose={onClose} />;
  return (
    <TitledDialog title={copy.title(half, work.editor.name)} onClose={onClose}>
      <p className={styles.lead}>{copy.lead}</p>
      <SignSummary work={work} half={half} isSaved={signing.isSaved} />
      <Confirmation signing={signing} half={half} />
      {signing.error ? <Alert tone="error">{signing.error}</Alert> : null}
      <After work={work} half={half} mustConfirm={signing.mustConfirm} />
      <div className={styles.back}>
        <TeamButton tone="link" keys={["Esc"]} onClick={closeDialog}>
          {copy.back}
        </TeamButton>
      </div>
    </TitledDialog>
  );
}

type ConfirmationProps = { signing: ReturnType<typeof useSign>; half: Half };

function Confirmation({ signing: { mustConfirm, isBusy, sign }, half }: ConfirmationProps) {
  const queries = useQueryClient();
  const onConfirmed = () => {
    void queries.invalidateQueries({ queryKey: staffMeQuery.queryKey });
    void sign();
  };
  return (
    <section className={styles.confirm}>
      <h3>{mustConfirm ? copy.confirm : copy.fresh}</h3>
      {mustConfirm ? (
        <FactorForms
          submit={copy.submit}
          busy={isBusy ? copy.signing : confirmationCopy.busy}
          onConfirmed={onConfirmed}
        />
      ) : (
        <Button fullWidth busy={isBusy} busyLabel={copy.signing} onClick={() => void sign()}>
          {copy.action(half)}
        </Button>
      )}
    </section>
  );
}

/** Whether this signature publishes, or waits for the other half. */
function After({ work: { editor }, half, mustConfirm }: { work: PlanWork; half: Half; mustConfirm: boolean }) {
  const other = otherHalf(half);
  const follows = isLastAct(editor.halves[other])
    ? copy.publishes(editor.name)
    : copy.waits(other, professionalOf(editor, other));
  return <p className="dense-note">{mustConfirm ? `${copy.validity} ${follows}` : follows}</p>;
}

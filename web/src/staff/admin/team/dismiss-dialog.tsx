import { dismissStaff, MAX_STAFF_REASON, type Team } from "@app/contract/staff/team";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { teamCopy } from "../../../content/staff/admin.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import styles from "./team.module.css";
import { teamQuery } from "./team-query.ts";

const copy = teamCopy.dialog;

type DismissDialogProps = { person: Team["people"][number]; onClose: () => void };

/** Ends a person's access, with a reason. */
export function DismissDialog({ person, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState("");
  const dismissal = useMutation({
    mutationFn: () => callStaff(dismissStaff, { params: { staffId: person._id }, body: { reason } }),
    onSuccess: (team) => {
      staffQueryClient.setQueryData(teamQuery.queryKey, team);
      showToast({ title: teamCopy.done(person.name) });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dismissal.isPending) dismissal.mutate();
  };
  return (
    <TitledDialog title={copy.title(person.name)} onClose={onClose}>
      <form className="stack gap-4" onSubmit={submit} noValidate>
        <p>{copy.text}</p>
        <Textarea
          label={copy.reason}
          hint={copy.hint}
          error={dismissal.error?.message}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={MAX_STAFF_REASON}
          rows={3}
        />
        <div className={`${styles.actions} row wrap`}>
          <Button type="submit" busy={dismissal.isPending} busyLabel={copy.confirming}>
            {copy.confirm}
          </Button>
          <Button variant="link" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}

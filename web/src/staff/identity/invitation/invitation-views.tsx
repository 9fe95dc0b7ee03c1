import { acceptInvitation, beginInvitedPasskey, beginInvitedTotp } from "@app/contract/staff/identity";
import { useState } from "react";
import { invitationCopy as copy, recoveryCodesCopy } from "../../../content/staff/identity.ts";
import { staffShellCopy } from "../../../content/staff/shell.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { formatDate } from "../../../ui/core/format-date.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import { callStaff } from "../../shell/call-staff.ts";
import { leaveFor } from "../../shell/leave.ts";
import { staffPaths } from "../../shell/staff-paths.ts";
import { formatHour } from "../../time/moments.ts";
import { EntranceTitle } from "../entrance-title.tsx";
import { EnrolFactor } from "../factors/enrol-factor.tsx";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import styles from "./invitation.module.css";
import { forgetToken, type Invitation, useInvitation } from "./use-invitation.ts";

/** Looked at, accepted with a first factor, and then the recovery codes. */
export function InvitationViews() {
  const { state, retry } = useInvitation();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <>
        <EntranceTitle hasArrived>{recoveryCodesCopy.heading}</EntranceTitle>
        <RecoveryCodes codes={codes} onKept={() => leaveFor(staffPaths.queue)} />
      </>
    );
  if (state.is === "loading") return <p role="status">{copy.loading}</p>;
  if (state.is === "invalid") return <InvalidInvitation />;
  if (state.is === "failed")
    return (
      <>
        <EntranceTitle hasArrived>{copy.failed.heading}</EntranceTitle>
        <Alert tone="error">{state.message}</Alert>
        <Button variant="outline" onClick={retry}>
          {copy.failed.retry}
        </Button>
      </>
    );
  return <OpenInvitation invitation={state.invitation} onAccepted={setCodes} />;
}

function InvalidInvitation() {
  return (
    <>
      <EntranceTitle hasArrived>{copy.invalid.heading}</EntranceTitle>
      <p className="lead">{copy.invalid.text}</p>
      <ButtonLink variant="outline" href={staffPaths.signIn}>
        {copy.invalid.signIn}
      </ButtonLink>
    </>
  );
}

type OpenInvitationProps = { invitation: Invitation; onAccepted: (recoveryCodes: readonly string[]) => void };

function OpenInvitation({ invitation: { token, name, role, email, expiresAt }, onAccepted }: OpenInvitationProps) {
  const [firstName = name] = name.split(" ");
  return (
    <>
      <EntranceTitle hasArrived={false}>{copy.heading(firstName)}</EntranceTitle>
      <p className="lead">{copy.lead(staffShellCopy.roles[role])}</p>
      <dl className={styles.email}>
        <dt>{copy.email}</dt>
        <dd>{email}</dd>
      </dl>
      <EnrolFactor
        beginPasskey={() => callStaff(beginInvitedPasskey, { body: { token } })}
        beginTotp={() => callStaff(beginInvitedTotp, { body: { token } })}
        enrol={async (factor) => {
          const { recoveryCodes } = await callStaff(acceptInvitation, { body: { token, factor } });
          forgetToken();
          onAccepted(recoveryCodes);
        }}
      />
      <p className={styles.expires}>{copy.expires(formatDate(expiresAt), formatHour(expiresAt))}</p>
    </>
  );
}

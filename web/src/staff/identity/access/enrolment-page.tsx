import { addFactor, beginPasskey, beginTotp } from "@app/contract/staff/identity";
import { useState } from "react";
import { accessCopy, recoveryCodesCopy } from "../../../content/staff/identity.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { leaveFor } from "../../shell/leave.ts";
import { staffPaths } from "../../shell/staff-paths.ts";
import { StaffScreen } from "../../shell/staff-screen.tsx";
import { EnrolFactor } from "../factors/enrol-factor.tsx";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import styles from "./access.module.css";

const copy = accessCopy.enrolment;

/** After a recovery code: a new factor opens the session, with new codes. */
export function EnrolmentPage() {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <StaffScreen title={copy.title} note={copy.note}>
      <div className={`${styles.narrow} stack gap-4`}>
        <h2>{codes ? recoveryCodesCopy.heading : copy.heading}</h2>
        {codes ? (
          <RecoveryCodes codes={codes} hasReplaced onKept={() => leaveFor(staffPaths.queue)} />
        ) : (
          <>
            <p>{copy.text}</p>
            <EnrolFactor
              beginPasskey={() => callStaff(beginPasskey)}
              beginTotp={() => callStaff(beginTotp)}
              enrol={async (factor) => setCodes((await callStaff(addFactor, { body: factor })).recoveryCodes)}
            />
          </>
        )}
      </div>
    </StaffScreen>
  );
}

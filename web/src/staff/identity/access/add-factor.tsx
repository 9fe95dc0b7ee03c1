import { addFactor, beginPasskey, beginTotp } from "@app/contract/staff/identity";
import { useState } from "react";
import { accessCopy, recoveryCodesCopy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { callStaff } from "../../shell/call-staff.ts";
import { EnrolFactor } from "../factors/enrol-factor.tsx";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import styles from "./access.module.css";
import { keepAccess } from "./access-query.ts";

const copy = accessCopy.factors;

type Step = { is: "closed" } | { is: "open" } | { is: "done"; codes: readonly string[] };

/** Another way in. New recovery codes come with it, and replace the old ones. */
export function AddFactor() {
  const [step, setStep] = useState<Step>({ is: "closed" });
  const close = () => setStep({ is: "closed" });
  if (step.is === "closed")
    return (
      <Button variant="outline" className={styles.open} onClick={() => setStep({ is: "open" })}>
        {copy.add}
      </Button>
    );
  return (
    <div className={`${styles.sheet} stack gap-4`}>
      {step.is === "done" ? (
        <>
          <h3>{recoveryCodesCopy.heading}</h3>
          <RecoveryCodes codes={step.codes} hasReplaced onKept={close} />
        </>
      ) : (
        <>
          <EnrolFactor
            beginPasskey={() => callStaff(beginPasskey)}
            beginTotp={() => callStaff(beginTotp)}
            enrol={async (factor) => {
              const { recoveryCodes, ...access } = await callStaff(addFactor, { body: factor });
              keepAccess(access);
              setStep({ is: "done", codes: recoveryCodes });
            }}
          />
          <Button variant="inline" onClick={close}>
            {copy.cancel}
          </Button>
        </>
      )}
    </div>
  );
}

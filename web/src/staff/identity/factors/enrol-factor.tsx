import type { Ceremony, NewFactor } from "@app/contract/staff/identity";
import { useState } from "react";
import { factorCopy as copy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Or } from "../or.tsx";
import { createPasskey } from "./passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./totp-form.module.css";
import { TotpForm, type TotpSecret } from "./totp-form.tsx";
import { useAttempt } from "./use-attempt.ts";

export type EnrolFactorProps = {
  beginPasskey: () => Promise<Ceremony>;
  beginTotp: () => Promise<TotpSecret>;
  /** Sends the new factor; a refusal is shown where the person is. */
  enrol: (factor: NewFactor) => Promise<void>;
};

/** A new way in: the key of this device, or a password with an application that shows codes. */
export function EnrolFactor({ beginPasskey, beginTotp, enrol }: EnrolFactorProps) {
  const [secret, setSecret] = useState<TotpSecret>();
  const { isBusy, message, attempt } = useAttempt();
  const enrolPasskey = async () => enrol({ kind: "passkey", ...(await createPasskey(await beginPasskey())) });

  return (
    <div className="stack gap-4">
      <PasskeyButton onPasskey={enrolPasskey} busyLabel={copy.passkeyBusy}>
        {copy.passkey}
      </PasskeyButton>
      <p className={`${styles.hint} note`}>{copy.passkeyHint}</p>
      <Or>{copy.or}</Or>
      {secret ? (
        <TotpForm secret={secret} enrol={enrol} />
      ) : (
        <Button
          variant="outline"
          fullWidth
          busy={isBusy}
          busyLabel={copy.preparing}
          onClick={() => void attempt(async () => setSecret(await beginTotp()))}
        >
          {copy.chooseCode}
        </Button>
      )}
      {message ? <Alert tone="error">{message}</Alert> : null}
    </div>
  );
}

import { answerConsent, type Consents, purposes } from "@app/contract/consents";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { updateAnswer } from "../../app/data/query-client.ts";
import { formatDateTime } from "../../app/shell/dates.ts";
import { messageOf } from "../../app/shell/message-of.ts";
import { RouterButtonLink } from "../../app/shell/router-button-link.tsx";
import { forgetOnDevice } from "../../app/sync/forget-on-device.ts";
import { appPaths } from "../../app-paths.ts";
import { healthConsentCopy as copy } from "../../content/account-data.ts";
import { Button } from "../../ui/core/button.tsx";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { FormError } from "../forms/form-error.tsx";
import styles from "./health-consent.module.css";

const { title, text, version } = purposes["health-data"];

/** The consent to health data, as printed matter: given where the first value is asked for, withdrawn here. */
export function HealthConsent({ answer }: { answer: Consents["current"][number] }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(answerConsent, { body: { purpose: "health-data", allowed: false, version } }),
    onSuccess: async (consents) => {
      await forgetOnDevice(["weight"]);
      await updateAnswer(consentsQuery.queryKey, () => consents);
    },
  });
  const ask = () =>
    showAlert({
      title: copy.ask.title,
      text: copy.ask.text,
      confirm: copy.ask.keep,
      deny: copy.ask.withdraw,
      onDeny: () => mutate(),
    });

  return (
    <section className={styles.health} aria-labelledby="saude">
      <h2 className={styles.title} id="saude">
        {title}
      </h2>
      <div className={styles.paper}>
        <p>{text}</p>
        <p className={styles.version}>{copy.version(version)}</p>
      </div>
      <p className={styles.since} role="status">
        {answer.allowed && answer.answeredAt ? copy.given(formatDateTime(answer.answeredAt)) : null}
        {!answer.allowed && answer.answeredAt ? copy.withdrawn(formatDateTime(answer.answeredAt)) : null}
        {answer.answeredAt ? null : copy.never}
      </p>
      <FormError text={error ? messageOf(error) : undefined} />
      {answer.allowed ? (
        <Button variant="outline" busy={isPending} busyLabel={copy.withdrawing} onClick={ask}>
          {copy.withdraw}
        </Button>
      ) : (
        <RouterButtonLink variant="outline" to={appPaths.progress}>
          {copy.give}
        </RouterButtonLink>
      )}
    </section>
  );
}

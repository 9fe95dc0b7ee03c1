import { sendVerification } from "@app/contract/access";
import type { AccountOverview } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { appPaths } from "../../app-paths.ts";
import { verifyEmailCopy as copy } from "../../content/app/today.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { formatTime } from "../shell/format/moments.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import { findMessage } from "../shell/states/message-of.ts";
import styles from "./action-items.module.css";

/** Actions that wait for the member; renders nothing without one. */
export function ActionItems({ overview: { openPix } }: { overview: AccountOverview }) {
  if (!openPix) return null;
  return (
    <section className={styles.actionItems} aria-labelledby="esperando">
      <h2 className="h3-size" id="esperando">
        Esperando por você
      </h2>
      <ul>
        <li className={styles.item}>
          <Icon name="pix" />
          <div className={styles.body}>
            <h3>PIX de {formatCents(openPix.amountCents)} em aberto</h3>
            <p>O código vale até {formatTime(openPix.expiresAt)}. Assim que o banco confirmar, o plano começa.</p>
            <RouterButtonLink to={appPaths.payment(openPix.paymentId)}>Pagar agora</RouterButtonLink>
          </div>
        </li>
      </ul>
    </section>
  );
}

/** Quiet, below everything else: nothing waits for it. */
export function VerifyEmail({ person: { email, emailVerified } }: Pick<AccountOverview, "person">) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(sendVerification, { body: { channel: "email" } }),
  });
  if (email === null || emailVerified) return null;
  return (
    <div className={`${styles.email} caption`}>
      <p>
        {copy.text}{" "}
        {isSuccess ? null : (
          <Button variant="inline" busy={isPending} busyLabel={copy.sending} onClick={() => mutate()}>
            {copy.action}
          </Button>
        )}
      </p>
      <p className={styles.message} role="status" data-failed={error ? true : undefined}>
        {isSuccess ? copy.sent(email) : findMessage(error)}
      </p>
    </div>
  );
}

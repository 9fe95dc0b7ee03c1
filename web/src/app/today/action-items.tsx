import type { AccountOverview } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../api.ts";
import { appPaths } from "../../app-paths.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import { formatTime } from "../shell/dates/dates.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import { findMessage } from "../shell/states/message-of.ts";
import styles from "./action-items.module.css";
import { sendVerification } from "./endpoints.ts";

/** Actions that wait for the member; renders nothing without one. */
export function ActionItems({ overview: { openPix, person } }: { overview: AccountOverview }) {
  const unverified = person.email !== null && !person.emailVerified;
  if (!openPix && !unverified) return null;
  return (
    <section className={styles.actionItems} aria-labelledby="esperando">
      <h2 className={styles.title} id="esperando">
        Esperando por você
      </h2>
      <ul>
        {openPix ? (
          <Item icon="pix" title={`PIX de ${formatCents(openPix.amountCents)} em aberto`}>
            <p>O código vale até {formatTime(openPix.expiresAt)}. Assim que o banco confirmar, o plano começa.</p>
            <RouterButtonLink to={appPaths.payment(openPix.paymentId)}>Pagar agora</RouterButtonLink>
          </Item>
        ) : null}
        {unverified ? <VerifyEmail email={person.email ?? ""} /> : null}
      </ul>
    </section>
  );
}

function Item({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name={icon} />
      <div className={styles.body}>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function VerifyEmail({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(sendVerification, { body: { channel: "email" } }),
  });
  return (
    <Item icon="lock" title="Confirme seu email">
      <p>
        Enquanto {email} não for confirmado, o que foi comprado com ele não aparece aqui. É assim que ninguém vê a
        compra de outra pessoa.
      </p>
      {isSuccess ? null : (
        <Button variant="outline" busy={isPending} busyLabel="Enviando..." onClick={() => mutate()}>
          Enviar link
        </Button>
      )}
      <p className={styles.message} role="status" data-failed={error ? true : undefined}>
        {isSuccess ? `Enviamos o link para ${email}. Abra a mensagem e toque nele.` : findMessage(error)}
      </p>
    </Item>
  );
}

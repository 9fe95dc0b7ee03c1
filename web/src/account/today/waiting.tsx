import type { AccountOverview } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { type ReactNode, useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { time } from "../dates.ts";
import { startProof } from "../endpoints.ts";
import { ScreenLink } from "../frame/screen-link.tsx";
import styles from "./waiting.module.css";

/** What only the person can do. Nothing waits: nothing is shown. */
export function Waiting({ overview: { openPix, person } }: { overview: AccountOverview }) {
  const unproven = person.email !== null && !person.emailProven;
  if (!openPix && !unproven) return null;
  return (
    <section className={styles.waiting} aria-labelledby="esperando">
      <h2 className={styles.title} id="esperando">
        Esperando por você
      </h2>
      <ul>
        {openPix ? (
          <Item icon="pix" title={`PIX de ${formatCents(openPix.amountCents)} em aberto`}>
            <p>O código vale até {time(openPix.expiresAt)}. Assim que o banco confirmar, o plano começa.</p>
            <ScreenLink to={`/app/pagamentos/${openPix.paymentId}`}>Pagar agora</ScreenLink>
          </Item>
        ) : null}
        {unproven ? <ProveEmail email={person.email ?? ""} /> : null}
      </ul>
    </section>
  );
}

function Item({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name={icon} />
      <div className={styles.words}>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function ProveEmail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed?: boolean }>();

  async function send() {
    setBusy(true);
    await call(startProof, { body: { channel: "email" } }).then(
      () => setSaid({ text: `Enviamos o link para ${email}. Abra a mensagem e toque nele.` }),
      (cause: Error) => setSaid({ text: cause.message, failed: true }),
    );
    setBusy(false);
  }

  return (
    <Item icon="lock" title="Confirme seu email">
      <p>
        Enquanto {email} não for confirmado, o que foi comprado com ele não aparece aqui. É assim que ninguém vê a
        compra de outra pessoa.
      </p>
      {said && !said.failed ? null : (
        <Button variant="outline" busy={busy} busyLabel="Enviando..." onClick={() => void send()}>
          Enviar link
        </Button>
      )}
      <p className={styles.said} role="status" data-failed={said?.failed || undefined}>
        {said?.text}
      </p>
    </Item>
  );
}

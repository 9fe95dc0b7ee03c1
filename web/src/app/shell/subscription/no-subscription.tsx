import { cycles, DEFAULT_CYCLE, GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { useId, useState } from "react";
import { nutritionist, trainer } from "../../../content/team.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import table from "../../../ui/pictures/mesa.svg";
import styles from "./no-subscription.module.css";

type NoSubscriptionProps = {
  /** Another element is the screen's primary action. */
  quiet?: boolean;
  /** The member had a plan before. */
  returning?: boolean;
};

// Only who asks loads the list; without it the way to the price stays.
const contentsPart = lazyPart(async () => (await import("./plan-contents.tsx")).PlanContents);

/** A free account: what it includes, what it lacks, and the link to the plans. */
export function NoSubscription({ quiet = false, returning = false }: NoSubscriptionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const contents = useLazyPart(contentsPart, isOpen);
  return (
    <section className={`${styles.sheet} warm-panel`} aria-labelledby="sem-plano">
      <div className={`${styles.body} stack gap-4`}>
        <h2 id="sem-plano">{returning ? "Quer continuar?" : "Você está no Plano Gratuito"}</h2>
        <p>
          {returning
            ? "Sua conta continua aberta, no Plano Gratuito, e nada renova sozinho. "
            : "Ele não custa nada, não pede cartão e não vira pago sozinho. "}
          O que ele não tem é gente: dieta e treino escritos para você por {nutritionist.firstName} e{" "}
          {trainer.firstName}, e ajustados a cada quinze dias.
        </p>
        <Button
          variant={quiet || isOpen ? "outline" : "primary"}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Conhecer o Plano Completo
        </Button>
        <div className={styles.plan} id={id} hidden={!isOpen}>
          {contents.state === "loaded" ? <contents.Part /> : null}
          <ButtonLink
            variant={quiet ? "outline" : "primary"}
            href={`/pagamento?plano=completo&ciclo=${DEFAULT_CYCLE}&forma=pix`}
          >
            Ver o preço e como pagar
          </ButtonLink>
        </div>
        <p className={styles.terms}>
          De {cycles.monthly.days} a {cycles.annual.days} dias, sem renovação automática. {WITHDRAWAL_DAYS} dias para
          desistir e {GUARANTEE_DAYS} de garantia.
        </p>
      </div>
      <Illustration src={table} shape="scene" className={styles.picture} />
    </section>
  );
}

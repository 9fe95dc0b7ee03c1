import { cycles, DEFAULT_CYCLE, GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { useId, useState } from "react";
import { completePlan } from "../../../content/plans.ts";
import { nutritionist, trainer } from "../../../content/team.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import table from "../../../ui/pictures/mesa.svg";
import styles from "./no-subscription.module.css";

type NoSubscriptionProps = {
  /** Another element is the screen's primary action. */
  quiet?: boolean;
  /** The member had a plan before. */
  returning?: boolean;
};

/** A free account: what it includes, what it lacks, and the link to the plans. */
export function NoSubscription({ quiet = false, returning = false }: NoSubscriptionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.sheet} aria-labelledby="sem-plano">
      <div className={styles.body}>
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
          <b>{completePlan.featuresTitle}</b>
          <ul className={styles.features}>
            {completePlan.features.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
          <ButtonLink variant={quiet ? "outline" : "primary"} href={`/pagamento?plano=completo&ciclo=${DEFAULT_CYCLE}`}>
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

import { cycles, DEFAULT_CYCLE, GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { nutritionist, trainer } from "../../../content/team.ts";
import { ButtonLink } from "../../../ui/core/button.tsx";
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
        <ButtonLink variant={quiet ? "outline" : "primary"} href={`/pagamento?plano=completo&ciclo=${DEFAULT_CYCLE}`}>
          Conhecer o Plano Completo
        </ButtonLink>
        <p className={styles.terms}>
          De {cycles.monthly.days} a {cycles.annual.days} dias, sem renovação automática. {WITHDRAWAL_DAYS} dias para
          desistir e {GUARANTEE_DAYS} de garantia.
        </p>
      </div>
      <Illustration src={table} shape="scene" className={styles.picture} />
    </section>
  );
}

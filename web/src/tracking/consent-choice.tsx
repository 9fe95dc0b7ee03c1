import { useSyncExternalStore } from "react";
import { Button } from "../ui/core/button.tsx";
import { getConsent, setConsent, watchConsent } from "./consent.ts";
import styles from "./consent-choice.module.css";

type Answer = "accepted" | "rejected" | "none";
const sentences: Record<Answer, string> = {
  accepted: "Hoje: você aceitou cookies de anúncio.",
  rejected: "Hoje: você recusou cookies de anúncio.",
  none: "Hoje: você ainda não respondeu, e nenhum cookie de anúncio existe.",
};

const current = (): Answer => {
  const consent = getConsent();
  return consent ? (consent.ads ? "accepted" : "rejected") : "none";
};

/** Lets visitors change their consent at any time; both options have equal prominence. */
export function ConsentChoice() {
  const answer = useSyncExternalStore<Answer>(watchConsent, current, () => "none");
  return (
    <section className={`band ${styles.choice}`} aria-labelledby="escolha-titulo">
      <div className="before-axis">
        <h2 id="escolha-titulo">Sua escolha</h2>
      </div>
      <div className="after-axis">
        <p role="status">{sentences[answer]}</p>
        <div className={`${styles.actions} stack gap-3`}>
          <Button variant="outline" onClick={() => setConsent(true)}>
            Aceitar cookies de anúncio
          </Button>
          <Button variant="outline" onClick={() => setConsent(false)}>
            Rejeitar cookies de anúncio
          </Button>
        </div>
      </div>
    </section>
  );
}

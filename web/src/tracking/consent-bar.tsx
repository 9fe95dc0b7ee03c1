import { useSyncExternalStore } from "react";
import { Button } from "../ui/core/button.tsx";
import { getConsent, setConsent, watchConsent } from "./consent.ts";
import styles from "./consent-bar.module.css";

/**
 * Asks for consent once, with two equal buttons. First in the DOM, so that the keyboard reaches it first, and hidden until
 * storage shows that there is no answer: visitors who gave one never see it.
 */
export function ConsentBar() {
  const answered = useSyncExternalStore(
    watchConsent,
    () => getConsent() !== null,
    () => true,
  );

  return (
    <section className={styles.bar} aria-label="Cookies" data-slot="consent" hidden={answered}>
      <p className={styles.text}>
        Usamos cookies para medir anúncios. Só com a sua permissão. <a href="/cookies">Saiba mais</a>
      </p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => setConsent(true)}>
          Aceitar
        </Button>
        <Button variant="outline" onClick={() => setConsent(false)}>
          Rejeitar
        </Button>
      </div>
    </section>
  );
}

import { appPaths } from "../../../app-paths.ts";
import { promisesCopy as copy } from "../../../content/app/promises.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import styles from "./cards.module.css";

/** Pausing the plan stops the clocks. */
export function PauseCard() {
  return (
    <section className={styles.card} aria-labelledby="pausar">
      <h2 className={styles.title} id="pausar">
        {copy.pause.title}
      </h2>
      <p>{copy.pause.text}</p>
      <RouterButtonLink variant="outline" to={appPaths.pause}>
        {copy.pause.link}
      </RouterButtonLink>
    </section>
  );
}

/** How the guarantee stands has a screen of its own. */
export function GuaranteeCard() {
  return (
    <section className={styles.card} data-tone="warm" aria-labelledby="garantia">
      <h2 className={styles.title} id="garantia">
        {copy.guarantee.title}
      </h2>
      <p>{copy.guarantee.text}</p>
      <RouterButtonLink variant="outline" to={appPaths.guarantee}>
        {copy.guarantee.link}
      </RouterButtonLink>
    </section>
  );
}

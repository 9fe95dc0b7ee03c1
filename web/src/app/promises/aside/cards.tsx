import { appPaths } from "../../../app-paths.ts";
import { promisesCopy as copy } from "../../../content/app/promises.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import styles from "./aside.module.css";

/** Pausing the plan stops the clocks. */
export function PauseCard() {
  return (
    <section className={`${styles.card} quiet-panel`} aria-labelledby="pausar">
      <h2 className="h3-size" id="pausar">
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
    <section className={`${styles.card} quiet-panel`} data-tone="warm" aria-labelledby="garantia">
      <h2 className="h3-size" id="garantia">
        {copy.guarantee.title}
      </h2>
      <p>{copy.guarantee.text}</p>
      <RouterButtonLink variant="outline" to={appPaths.guarantee}>
        {copy.guarantee.link}
      </RouterButtonLink>
    </section>
  );
}

import { ROTATION_MS } from "@app/contract/catalogue";
import { method } from "../../content/method.ts";
import { Picture } from "../../ui/picture.tsx";
import { RotatingLink } from "../../ui/rotating-label.tsx";
import { AppScreens } from "./app-screens.tsx";
import styles from "./method.module.css";

/** How it works. On wide screens the phone hangs on the axis: it is the weight of this band. */
export function Method() {
  return (
    <section id="como-funciona" className={`band escuro ${styles.method}`} aria-labelledby="method-title">
      <div className={styles.words}>
        <h2 id="method-title" className={styles.title}>
          {method.title}
        </h2>
        <p className={`lead soft ${styles.lead}`}>{method.text}</p>
      </div>
      <div className={styles.screens}>
        <div className={styles.sinking}>
          <AppScreens />
        </div>
      </div>
      <div className={styles.parts}>
        <ul className={styles.features}>
          {method.features.map(({ picture, title, text }) => (
            <li key={title} className={styles.feature}>
              <Picture src={picture} shape="scene" className={styles.picture} />
              <div>
                <h3>{title}</h3>
                <p className={`soft ${styles.text}`}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <RotatingLink href="#start" phrases={method.actions} everyMs={ROTATION_MS} />
        </div>
      </div>
      <div className={styles.steps}>
        <h3 className="sr-only">{method.stepsTitle}</h3>
        <ol className={styles.list}>
          {method.steps.map(({ when, what }) => (
            <li key={when} className={styles.step}>
              <b className={styles.when}>{when}</b>
              <span className="soft">{what}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

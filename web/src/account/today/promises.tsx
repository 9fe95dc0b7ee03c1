import type { PromiseView } from "@app/contract/account";
import { Icon } from "../../ui/icon.tsx";
import { Weight } from "../../ui/weight.tsx";
import { moment } from "../dates.ts";
import styles from "./promises.module.css";

/** What was promised, on one thread: kept above, to come below, and the weight where things stand. */
export function Promises({ promises }: { promises: PromiseView[] }) {
  if (promises.length === 0) return null;
  const here = promises.findIndex(({ state }) => state !== "kept");
  return (
    <section aria-labelledby="promessas">
      <h2 className={styles.title} id="promessas">
        O que acontece agora
      </h2>
      <ol className={styles.thread}>
        {promises.map((promise, index) => (
          <li key={promise.key} className={styles.promise} data-state={promise.state}>
            {index === here ? (
              <Weight className={styles.weight} />
            ) : (
              <span className={styles.knot} aria-hidden="true">
                {promise.state === "kept" ? <Icon name="check" /> : null}
              </span>
            )}
            <h3 className={styles.name}>{promise.title}</h3>
            <p className={styles.text}>{promise.text}</p>
            <p className={styles.when}>{whenOf(promise)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf({ state, at, dueBy }: PromiseView): string {
  switch (state) {
    case "kept":
      return at ? moment(at) : "Feito";
    case "due":
      return dueBy ? `Até ${moment(dueBy)}` : "Em breve";
    case "late":
      return dueBy ? `Era para ${moment(dueBy)}` : "Atrasado";
    case "waits-for-you":
      return dueBy ? `Com você, até ${moment(dueBy)}` : "Com você";
    case "not-open":
      return "Ainda sem data";
  }
}

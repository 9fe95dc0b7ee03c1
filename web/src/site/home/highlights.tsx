import { claims } from "../../content/claims.ts";
import { heroHighlights } from "../../content/hero.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import styles from "./highlights.module.css";

/** The three figures under the promise. */
export function Highlights() {
  return (
    <ServerOnly name="highlights" as="ul" className={styles.highlights}>
      {import.meta.env.SSR || import.meta.env.DEV ? <Figures /> : null}
    </ServerOnly>
  );
}

function Figures() {
  return heroHighlights.map((id) => (
    <li key={id} className={`${styles.highlight} stack gap-4`}>
      <strong className={styles.figure}>{claims[id].figure}</strong> {claims[id].text}
    </li>
  ));
}

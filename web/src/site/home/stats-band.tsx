import { brand } from "@app/contract/brand";
import { type ClaimId, claimNote, claims } from "../../content/claims.ts";
import styles from "./stats-band.module.css";

const claimIds = ["clients", "experience", "results-in-7-days", "guarantee"] as const satisfies ClaimId[];

/** The sales figures on a measuring tape, with their footnotes. */
export function StatsBand() {
  const noted = claimIds.filter((id) => claimNote(id));
  return (
    <section className={`band ${styles.stats}`} aria-label={`Números do ${brand.name}`}>
      <dl className={styles.claims}>
        {claimIds.map((id) => (
          <div key={id} className={styles.claim}>
            <dt className={styles.label}>
              {claims[id].text}
              {claimNote(id) && <sup>{noted.indexOf(id) + 1}</sup>}
            </dt>
            <dd className={styles.figure}>{claims[id].figure}</dd>
          </div>
        ))}
      </dl>
      <ol className={`micro ${styles.notes}`}>
        {noted.map((id, index) => (
          <li key={id}>
            <sup>{index + 1}</sup> {claimNote(id)}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { accessLogCopy as copy } from "../../../content/app/account/accesses.ts";
import styles from "./accesses.module.css";
import { contactLink } from "./contact-link.ts";

/** Who may see what, and whom to ask. */
export function AccessRules() {
  return (
    <>
      <section aria-labelledby="regras">
        <h2 className="h3-size" id="regras">
          {copy.rules.title}
        </h2>
        <table className={`${styles.rules} full-table`}>
          <tbody>
            {copy.rules.rows.map(([who, what]) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={`${styles.odd} warm-panel`} aria-labelledby="estranho">
        <h2 className="h3-size" id="estranho">
          {copy.odd.title}
        </h2>
        <p>{copy.odd.text}</p>
        <a className={styles.contact} href={contactLink}>
          {copy.odd.action}
        </a>
      </section>
    </>
  );
}

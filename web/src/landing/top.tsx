import { brand } from "@app/contract/brand";
import { Logo } from "../ui/logo.tsx";
import styles from "./top.module.css";

/** A landing has no menu: the logo, and a word about what comes. */
export function Top({ aside }: { aside: string }) {
  return (
    <div className={styles.top}>
      <a className={styles.home} href="/">
        <Logo name={brand.name} className={styles.logo} />
      </a>
      <p className={styles.aside}>{aside}</p>
    </div>
  );
}

import { brand } from "@app/contract/brand";
import { Logo } from "../ui/core/logo.tsx";
import styles from "./landing-header.module.css";

/** A landing page's header: the logo and a short line, no menu. */
export function LandingHeader({ aside }: { aside: string }) {
  return (
    <div className={`${styles.header} row gap-4`}>
      <a className="tap-link" href="/">
        <Logo name={brand.name} className={styles.logo} />
      </a>
      <p className={styles.aside}>{aside}</p>
    </div>
  );
}

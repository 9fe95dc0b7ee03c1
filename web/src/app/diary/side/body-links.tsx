import { appPaths } from "../../../app-paths.ts";
import { bodyLinksCopy as copy } from "../../../content/app/diary.ts";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./body-links.module.css";

/** To what else is logged, in Evolução. Weight and measures are not offered where they are hidden. */
export function BodyLinks({ numbers }: { numbers: NumbersShown }) {
  const names = numbers === "shown" ? [copy.weight, copy.measures, copy.sleep] : [copy.sleep];
  return (
    <nav className={styles.links} aria-label={copy.title}>
      {names.map((name) => (
        <Link key={name} className={styles.link} to={appPaths.progress}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

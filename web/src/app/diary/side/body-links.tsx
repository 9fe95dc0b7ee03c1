import { appPaths } from "../../../app-paths.ts";
import { bodyLinksCopy as copy } from "../../../content/app/diary/diary.ts";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./side.module.css";

const LINKS = [
  { name: copy.weight, to: appPaths.weights, isOfBody: true },
  { name: copy.measures, to: `${appPaths.progress}?registrar=medidas`, isOfBody: true },
  { name: copy.sleep, to: `${appPaths.progress}?registrar=sono`, isOfBody: false },
];

/** To where the rest of the day is logged. Weight and measures are not offered where they are hidden. */
export function BodyLinks({ numbers }: { numbers: NumbersShown }) {
  return (
    <nav className={`${styles.links} wrap`} aria-label={copy.title}>
      {LINKS.filter(({ isOfBody }) => numbers === "shown" || !isOfBody).map(({ name, to }) => (
        <Link key={name} className={styles.link} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

import { IconPath } from "../../ui/core/icon.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import styles from "./app-nav.module.css";
import { Link } from "./link.tsx";
import { accountItems, openItem, places } from "./nav-items.ts";

/**
 * The app's places: a bar under the thumb, or on a wide screen a column along the plumb line. One plumb bob slides
 * along the line to the open place.
 */
export function AppNav({ pathname }: { pathname: string }) {
  const open = openItem(pathname);
  const current = (item: object) => (item === open ? "page" : undefined);
  const index = [...places, ...accountItems].findIndex((item) => item === open);
  return (
    <nav className={styles.nav} aria-label="Aplicativo">
      <div className={styles.line}>
        <span className={styles.marker} data-place={index < 0 ? undefined : index} aria-hidden="true">
          <PlumbBob className={styles.plumbBob} />
        </span>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.path}>
              <Link to={place.path} aria-current={current(place)}>
                <IconPath path={place.icon} className={styles.icon} />
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.account}>
          {accountItems.map((item) => (
            <li key={item.path}>
              <Link to={item.path} aria-current={current(item)}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

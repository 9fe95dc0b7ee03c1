import { appPaths } from "../../app-paths.ts";
import { badgesCopy as copy } from "../../content/app/badges.ts";
import { IconPath } from "../../ui/core/icon.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import styles from "./app-nav.module.css";
import { Link } from "./link.tsx";
import { accountItems, openItem, places } from "./nav-items.ts";

const MOST_SHOWN = 9;

/**
 * The app's places: a bar under the thumb, or on a wide screen a column along the plumb line. One plumb bob slides
 * along the line to the open place.
 */
export function AppNav({ pathname, unread = 0 }: { pathname: string; unread?: number }) {
  const open = openItem(pathname);
  const current = (item: object) => (item === open ? "page" : undefined);
  // Where they are read it says itself which ones are new.
  const unreadAt = (place: (typeof places)[number]) =>
    place.path === appPaths.conversation && place !== open ? unread : 0;
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
                {unreadAt(place) > 0 ? <Unread label={place.label} count={unread} /> : place.label}
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

/** Read out as one sentence, without the number twice. */
function Unread({ label, count }: { label: string; count: number }) {
  return (
    <>
      <span className="sr-only">{copy.unread(label, count)}</span>
      <span aria-hidden="true">{label}</span>
      <span className={styles.unread} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </>
  );
}

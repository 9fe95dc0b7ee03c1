import { appPaths } from "../../app-paths.ts";
import { badgesCopy as copy } from "../../content/app/badges.ts";
import { IconPath } from "../../ui/core/icon.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import styles from "./app-nav.module.css";
import { Link } from "./link.tsx";
import { accountItems, openItem, places } from "./nav-items.ts";

const MOST_SHOWN = 9;

/** Messages of the team and of support, and replies to weekly reviews. */
export type Unread = { messages: number; replies: number };

/**
 * The app's places: a bar under the thumb, or on a wide screen a column along the plumb line. One plumb bob slides
 * along the line to the open place.
 */
export function AppNav({ pathname, unread }: { pathname: string; unread?: Unread | undefined }) {
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
                {/* Where they are read it says itself which ones are new. */}
                <PlaceName place={place} unread={place === open ? undefined : unread} />
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

type PlaceNameProps = { place: (typeof places)[number]; unread: Unread | undefined };

/** With something unread it is read out as one sentence, without the number twice. Replies are opened from Hoje. */
function PlaceName({ place: { path, label }, unread }: PlaceNameProps) {
  const kind = path === appPaths.conversation ? "messages" : path === appPaths.today ? "replies" : null;
  const count = (kind && unread?.[kind]) ?? 0;
  if (!kind || count === 0) return label;
  return (
    <>
      <span className="sr-only">{copy[kind](label, count)}</span>
      <span aria-hidden="true">{label}</span>
      <span className={`${styles.unread} center`} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </>
  );
}
